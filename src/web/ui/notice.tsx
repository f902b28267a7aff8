import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

export type NoticeTone = "info" | "success" | "warning" | "error";

const looks: Record<NoticeTone, { box: string; icon: IconName; mark: string }> = {
  info: { box: "border-accent/30 bg-accent-soft", icon: "info", mark: "text-accent" },
  success: { box: "border-online/30 bg-online-soft", icon: "checkCircle", mark: "text-online" },
  warning: { box: "border-coin/30 bg-coin-soft", icon: "alert", mark: "text-coin" },
  error: { box: "border-offline/30 bg-offline-soft", icon: "alert", mark: "text-offline" },
};

type Props = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A message that stays in the page. An error is announced as soon as it appears. */
export function Notice({ tone = "info", title, children, action, className }: Props) {
  const look = looks[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "note"}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border p-4 text-sm",
        look.box,
        className,
      )}
    >
      {/* The mark stays beside the words, also where the action stands below them. */}
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-x-4">
        <Icon name={look.icon} className={classNames("mt-0.5 shrink-0", look.mark)} />
        <div className="min-w-0 flex-1">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className={title ? "mt-0.5" : ""}>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
