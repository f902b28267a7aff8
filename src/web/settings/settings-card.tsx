import { type ReactNode, useId } from "react";

type CardProps = { title: ReactNode; text: ReactNode; children: ReactNode };

/** A titled group of settings, one row under the other. */
export function SettingsCard({ title, text, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 lg:grid-cols-[16rem_1fr] lg:gap-10">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">{children}</div>
    </section>
  );
}

type RowProps = { label: ReactNode; hint?: ReactNode; children: ReactNode };

/** One setting: what it is at the start, its control at the end; below each other where there is no room. */
export function SettingsRow({ label, hint, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
        <span className="text-sm font-semibold">{label}</span>
        {hint && <span className="text-xs text-muted">{hint}</span>}
      </div>
      {children}
    </div>
  );
}
