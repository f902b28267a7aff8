import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

type Props = { title: ReactNode; actions: ReactNode; children: ReactNode; isOver?: boolean; testId: string };

/** One side of a tool: its title, what can be done with it, and the code. */
export function Pane({ title, actions, children, isOver = false, testId }: Props) {
  return (
    <section
      data-testid={testId}
      className={classNames(
        "flex min-w-0 flex-col overflow-hidden rounded-xl border bg-surface transition-colors",
        isOver ? "border-accent bg-accent-soft" : "border-line",
      )}
    >
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </header>
      <div className="h-72 focus-within:ring-2 focus-within:ring-accent focus-within:ring-inset sm:h-96">
        {children}
      </div>
    </section>
  );
}
