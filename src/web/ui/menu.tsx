import type { KeyboardEvent, ReactNode } from "react";
import { LocaleLink } from "../locale-link.tsx";
import { type ButtonSize, buttonClass, IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Popover } from "./popover.tsx";

export type MenuEntry = {
  id: string;
  label: ReactNode;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
} & ({ onSelect(): void; to?: never } | { to: string; onSelect?: never });

type Props = {
  /** Groups of entries, with a line between them. */
  groups: readonly (readonly MenuEntry[])[];
  /** The name of the button; seen where `text` is given, else the name of the icon. */
  label: string;
  icon?: IconName;
  text?: ReactNode;
  size?: ButtonSize;
  align?: "start" | "end";
};

const itemsOf = (panel: Element): HTMLElement[] =>
  Array.from(panel.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)'));

/** Arrow keys go round, Home and End jump, a letter goes to the next entry that begins with it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const index = items.findIndex(item => item.matches(":focus"));
  const byLetter = () => {
    const turned = [...items.slice(index + 1), ...items.slice(0, index + 1)];
    return turned.find(item => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()));
  };
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => items.at((index + 1) % items.length),
    ArrowUp: () => items.at(index - 1),
    Home: () => items.at(0),
    End: () => items.at(-1),
  };
  const target = targets[event.key]?.() ?? (event.key.length === 1 ? byLetter() : undefined);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function Entry({ entry, close }: { entry: MenuEntry; close(): void }) {
  const look = classNames(
    "flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-start text-sm outline-offset-0 hover:bg-raised focus:bg-raised disabled:opacity-50",
    entry.danger && "text-offline",
  );
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} size={18} className={entry.danger ? "" : "text-muted"} />}
      {entry.label}
    </>
  );
  if (entry.to !== undefined) {
    return (
      <LocaleLink to={entry.to} role="menuitem" tabIndex={-1} className={look} onClick={close}>
        {content}
      </LocaleLink>
    );
  }
  const select = () => {
    close();
    entry.onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={entry.disabled}
      className={look}
      onClick={select}
    >
      {content}
    </button>
  );
}

/** A menu of actions. The panel is the menu; its first entry takes the focus when it opens. */
export function Menu({ groups, label, icon = "more", text, size = "md", align = "end" }: Props) {
  return (
    <Popover
      lazy
      align={align}
      onOpenChange={(open, panel) => open && itemsOf(panel)[0]?.focus()}
      trigger={props =>
        text === undefined ? (
          <IconButton {...props} icon={icon} label={label} size={size} aria-haspopup="menu" />
        ) : (
          <button {...props} type="button" aria-haspopup="menu" className={buttonClass("secondary", size)}>
            {text}
            <Icon name="chevronDown" size={16} />
          </button>
        )
      }
    >
      {close => (
        <div
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="min-w-52 p-1.5"
          onKeyDown={event => {
            if (event.key === "Tab") close();
            else moveFocus(event);
          }}
        >
          {groups.map(entries => (
            <div
              key={entries[0]?.id}
              role="none"
              className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
            >
              {entries.map(entry => (
                <Entry key={entry.id} entry={entry} close={close} />
              ))}
            </div>
          ))}
        </div>
      )}
    </Popover>
  );
}
