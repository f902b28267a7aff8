import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { commandMessages } from "#i18n/messages/commands.ts";
import { hasRoute } from "../route-table.ts";
import { useLanguage, useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { useUser } from "../user/user-provider.tsx";
import { useLoginHref } from "./account-menu.tsx";
import { type Command, commandsFor, findCommands } from "./command-list.ts";
import { useCommandEffect } from "./use-command-effect.ts";
import { useLibraryCommands } from "./use-library-commands.ts";
import { useNavigationEntries } from "./use-navigation-entries.ts";

function useCommands(): Command[] {
  const language = useLanguage();
  const navigation = useNavigationEntries();
  const { userDetails } = useUser();
  const loginHref = useLoginHref();
  return useMemo(
    () =>
      commandsFor({
        language,
        navigation,
        signedIn: userDetails !== null,
        hasUptimes: hasRoute("/uptimes"),
        loginHref,
      }),
    [language, navigation, userDetails, loginHref],
  );
}

type OptionProps = { command: Command; id: string; selected: boolean; onPoint(): void; onRun(): void };

function Option({ command, id, selected, onPoint, onRun }: OptionProps) {
  const t = useT(commandMessages);
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) item.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    // The keys are the input's: it names the chosen option by aria-activedescendant.
    <div
      ref={item}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onPointerMove={onPoint}
      onPointerDown={event => event.preventDefault()}
      onClick={onRun}
      onKeyDown={() => {}}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm",
        selected && "bg-accent-soft text-accent",
      )}
    >
      <Icon name={command.icon} size={18} className={selected ? "" : "text-muted"} />
      <span className="min-w-0 flex-1 truncate">
        <bdi>{command.label}</bdi>
      </span>
      <span className="text-2xs text-muted">{t(`group_${command.group}`)}</span>
    </div>
  );
}

function PaletteBody({ onClose }: { onClose(): void }) {
  const t = useT(commandMessages);
  const listId = useId();
  const run = useCommandEffect();
  const commands = useCommands();
  const [query, setQuery] = useState("");
  const [index, setIndex] = useState(0);
  const found = [...findCommands(commands, query), ...useLibraryCommands(query)];
  const chosen = Math.min(index, found.length - 1);
  const carryOut = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    run(command.effect);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setIndex((chosen + step + found.length) % Math.max(1, found.length));
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) carryOut(found[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon name="search" className="text-muted" />
        <input
          // The palette is opened in order to type.
          ref={input => input?.focus()}
          type="text"
          role="combobox"
          dir="auto"
          aria-label={t("input")}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found[chosen] ? `${listId}-${found[chosen].id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t("input")}
          value={query}
          onChange={event => {
            setQuery(event.target.value);
            setIndex(0);
          }}
          onKeyDown={press}
          className="h-14 min-w-0 flex-1 bg-transparent outline-none"
        />
        <kbd className="rounded border border-line px-1.5 text-2xs text-muted">Esc</kbd>
      </div>
      <div id={listId} role="listbox" aria-label={t("results")} className="h-80 overflow-y-auto p-2">
        {found.map((command, place) => (
          <Option
            key={command.id}
            command={command}
            id={`${listId}-${command.id}`}
            selected={place === chosen}
            onPoint={() => setIndex(place)}
            onRun={() => carryOut(command)}
          />
        ))}
        {found.length === 0 && <p className="p-4 text-sm text-muted">{t("nothing", { query })}</p>}
      </div>
      <p className="border-t border-line px-4 py-2 text-2xs text-muted">{t("hint")}</p>
    </>
  );
}

type Props = { open: boolean; onClose(): void };

/** Goes to pages and acts, by typing: in the page's language, in the other one, and by common English words. */
export default function CommandPalette({ open, onClose }: Props) {
  const t = useT(commandMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={t("title")}
      onClose={onClose}
      onMouseDown={event => event.target === dialog.current && onClose()}
      className="dialog sm:mt-[12dvh] sm:max-w-xl"
    >
      {open && <PaletteBody onClose={onClose} />}
    </dialog>
  );
}
