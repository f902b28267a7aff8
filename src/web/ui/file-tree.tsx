import { type KeyboardEvent, useId, useRef, useState } from "react";
import { fileTreeMessages } from "#i18n/messages/file-tree.ts";
import { useT } from "../translation.tsx";
import { Badge } from "./badge.tsx";
import { classNames } from "./class-names.ts";
import { type FileTreeEntry, type FileTreeRow, visibleRows } from "./file-tree-entries.ts";
import { afterRemoval, type TreeStep, treeStep } from "./file-tree-keys.ts";
import { Icon } from "./icon.tsx";

type Props = {
  /** What the tree is, for those who cannot see it. */
  label: string;
  entries: readonly FileTreeEntry[];
  /** The file that is shown beside the tree. */
  selected: string | null;
  onSelect(path: string): void;
  /** With it every line has a button that deletes; a folder goes with all that is in it. */
  onDelete?(entry: FileTreeEntry): void;
  /** Files and folders that are not saved yet. */
  newPaths?: ReadonlySet<string>;
  className?: string;
};

/** Which folders are closed and which line has the focus. */
function useTree({ entries, onSelect, onDelete }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focusedPath, setFocused] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const rows = visibleRows(entries, closed);
  const focused = rows.some(row => row.entry.path === focusedPath)
    ? focusedPath
    : (rows[0]?.entry.path ?? null);
  const setOpen = (paths: readonly string[], isOpen: boolean) =>
    setClosed(before => {
      const after = new Set(before);
      for (const path of paths) isOpen ? after.delete(path) : after.add(path);
      return after;
    });
  const focus = (path: string) => {
    setFocused(path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  };
  const remove = (path: string) => {
    const row = rows.find(({ entry }) => entry.path === path);
    if (row === undefined || onDelete === undefined) return;
    const next = afterRemoval(rows, path);
    onDelete(row.entry);
    if (next !== null) focus(next);
  };
  const take = (step: TreeStep) => {
    if (step.kind === "focus") focus(step.path);
    else if (step.kind === "open_siblings") setOpen(step.paths, true);
    else if (step.kind === "choose") onSelect(step.path);
    else if (step.kind === "remove") remove(step.path);
    else setOpen([step.path], step.kind === "open");
  };
  return { rows, focused, tree, setFocused, take };
}

type RowProps = {
  row: FileTreeRow;
  isFocused: boolean;
  isSelected: boolean;
  isNew: boolean;
  onTake(step: TreeStep): void;
  onFocus(): void;
  canDelete: boolean;
};

function Row({ row, isFocused, isSelected, isNew, onTake, onFocus, canDelete }: RowProps) {
  const t = useT(fileTreeMessages);
  const { entry, level, position, count, isOpen } = row;
  const { path, fileName: name } = entry;
  const isFolder = entry.type === "folder";
  const label = t(isFolder ? "remove_folder" : "remove_file", { name });
  const id = useId();
  const isEmpty = isFolder && entry.children.length === 0;
  return (
    // The tree hears the keys of all its lines.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isFolder ? isOpen : undefined}
      aria-selected={isFolder ? undefined : isSelected}
      // The button inside has a name of its own, which is no part of this one.
      aria-labelledby={`${id}-name ${id}-mark`}
      tabIndex={isFocused ? 0 : -1}
      data-path={path}
      onFocus={onFocus}
      onClick={() => onTake({ kind: isFolder ? (isOpen ? "close" : "open") : "choose", path })}
      style={{ paddingInlineStart: `${(level - 1) * 1.125 + 0.5}rem` }}
      className="group/row flex min-h-10 cursor-pointer items-center gap-2 rounded-lg pe-1 text-sm outline-offset-[-2px] select-none hover:bg-raised aria-selected:bg-accent-soft aria-selected:text-accent"
    >
      <Icon
        name={isFolder ? (isOpen ? "chevronDown" : "chevronEnd") : "file"}
        size={16}
        className="text-muted"
      />
      <span
        id={`${id}-name`}
        dir="auto"
        className={classNames("min-w-0 truncate", isFolder ? "font-semibold" : "font-mono text-xs")}
      >
        {name}
      </span>{" "}
      <span id={`${id}-mark`} className="inline-flex items-center gap-2 empty:hidden">
        {isNew && <Badge tone="online">{t("is_new")}</Badge>}
        {isEmpty && <span className="text-xs text-muted">{t("empty_folder")}</span>}
      </span>
      {canDelete && (
        <button
          type="button"
          aria-label={label}
          title={label}
          tabIndex={isFocused ? 0 : -1}
          onClick={event => {
            event.stopPropagation();
            onTake({ kind: "remove", path });
          }}
          className="ms-auto grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-offline-soft hover:text-offline"
        >
          <Icon name="trash" size={16} />
        </button>
      )}
    </div>
  );
}

/** Files and folders that open and close. The arrow keys, Home, End, letters, Enter and Delete work as in an editor. */
export function FileTree(props: Props) {
  const { label, selected, onDelete, newPaths, className } = props;
  const { rows, focused, tree, setFocused, take } = useTree(props);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys pressed on a line's button belong to the button.
    if (event.ctrlKey || event.metaKey || event.altKey || focused === null) return;
    if (event.target instanceof Element && event.target.closest("button")) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = treeStep({ key: event.key, rows, focused, isRightToLeft });
    if (step === null || (step.kind === "remove" && onDelete === undefined)) return;
    event.preventDefault();
    take(step);
  };
  return (
    <div ref={tree} role="tree" aria-label={label} onKeyDown={onKeyDown} className={className}>
      {rows.map(row => (
        <Row
          key={row.entry.path}
          row={row}
          isFocused={row.entry.path === focused}
          isSelected={row.entry.path === selected}
          isNew={newPaths?.has(row.entry.path) === true}
          onTake={take}
          onFocus={() => setFocused(row.entry.path)}
          canDelete={onDelete !== undefined}
        />
      ))}
    </div>
  );
}
