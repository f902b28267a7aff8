import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type CardProps = ComponentProps<"section"> & { padded?: boolean };

/** A surface with a line around it. */
export function Card({ padded = true, className, ...props }: CardProps) {
  return (
    <section
      {...props}
      className={classNames("rounded-xl border border-line bg-surface", padded && "p-5 sm:p-6", className)}
    />
  );
}

type EmptyProps = {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** What a list shows when nothing is in it: what would be here, and the one thing to do about it. */
export function EmptyState({ icon, title, children, action, className }: EmptyProps) {
  return (
    <div
      className={classNames(
        "flex flex-col items-center gap-4 rounded-xl border border-dashed border-line px-6 py-14 text-center",
        className,
      )}
    >
      <span className="grid size-14 place-items-center rounded-2xl bg-accent-soft text-accent">
        <Icon name={icon} size={28} />
      </span>
      <div className="flex max-w-md flex-col gap-1.5">
        <h2 className="text-xl">{title}</h2>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}
