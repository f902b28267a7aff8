import { type ReactNode, useEffect, useRef } from "react";
import { LocaleLink } from "../locale-link.tsx";
import { classNames } from "./class-names.ts";

export type Tab = { id: string; label: ReactNode; to: string };
type Props = { tabs: readonly Tab[]; current: string; label: string; className?: string };

/** Where the last chosen tab leads: its page brings tabs of its own, and the focus would be lost with the old ones. */
let chosen: string | null = null;

/** Tabs are links: the open one stands in the address, so that a link shows what its sender saw. */
export function Tabs({ tabs, current, label, className }: Props) {
  const row = useRef<HTMLElement>(null);
  const open = tabs.find(tab => tab.id === current);
  useEffect(() => {
    if (chosen === null || chosen !== open?.to) return;
    chosen = null;
    if (document.activeElement === null || document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus({ preventScroll: true });
  }, [open?.to]);
  // On a phone the open one may lie outside; only the row moves, never the page.
  useEffect(() => {
    const tab = row.current?.querySelector(`[data-tab="${CSS.escape(current)}"]`)?.getBoundingClientRect();
    const seen = row.current?.getBoundingClientRect();
    if (tab === undefined || seen === undefined) return;
    if (tab.left < seen.left || tab.right > seen.right)
      row.current?.scrollBy({ left: (tab.left + tab.right - seen.left - seen.right) / 2 });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames("overflow-x-auto border-b border-line", className)}
    >
      <ul className="flex min-w-max gap-1">
        {tabs.map(tab => (
          <li key={tab.id} data-tab={tab.id}>
            <LocaleLink
              to={tab.to}
              onClick={() => {
                chosen = tab.to;
              }}
              preventScrollReset
              aria-current={tab.id === current ? "page" : undefined}
              className="-mb-px flex h-11 items-center border-b-2 border-transparent px-3 text-sm text-muted hover:text-text aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-text"
            >
              {tab.label}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SegmentsProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange(value: Value): void;
  name: string;
};

/** One of a few: radio buttons that look like one control. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  name,
}: SegmentsProps<Value>) {
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-raised p-1">
      <legend className="sr-only">{label}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="relative flex h-9 items-center gap-2 rounded-md px-3 text-sm text-muted transition-colors hover:text-text has-checked:bg-surface has-checked:font-semibold has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
