import { uiMessages } from "#i18n/messages/ui.ts";
import { useT } from "../translation.tsx";
import { classNames } from "./class-names.ts";

/** A grey place of the final size; seen only when loading takes longer than 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("appear-late block rounded-lg", className)}>
      <span className="block size-full animate-[breathe_1.6s_ease-in-out_infinite] rounded-[inherit] bg-raised" />
    </span>
  );
}

/** Says "Loading…" to screen readers around a group of skeletons. */
export function Loading({ children, className }: { children: React.ReactNode; className?: string }) {
  const t = useT(uiMessages);
  return (
    <div role="status" aria-label={t("loading")} className={className}>
      {children}
    </div>
  );
}
