import type { FileTreeRow } from "./file-tree-entries.ts";

/** What a key asks of the tree. */
export type TreeStep =
  | { kind: "focus"; path: string }
  | { kind: "open" | "close" | "choose" | "remove"; path: string }
  | { kind: "open_siblings"; paths: string[] };

type Asked = { key: string; rows: readonly FileTreeRow[]; focused: string; isRightToLeft: boolean };

function towardsEnd(row: FileTreeRow, next: FileTreeRow | undefined): TreeStep | null {
  if (row.entry.type !== "folder") return null;
  if (!row.isOpen) return { kind: "open", path: row.entry.path };
  return next?.parent === row.entry.path ? { kind: "focus", path: next.entry.path } : null;
}

function towardsStart(row: FileTreeRow): TreeStep | null {
  if (row.isOpen) return { kind: "close", path: row.entry.path };
  return row.parent === null ? null : { kind: "focus", path: row.parent };
}

function byLetter(rows: readonly FileTreeRow[], index: number, letter: string): TreeStep | null {
  const turned = [...rows.slice(index + 1), ...rows.slice(0, index + 1)];
  const found = turned.find(row => row.entry.fileName.toLowerCase().startsWith(letter.toLowerCase()));
  return found === undefined ? null : { kind: "focus", path: found.entry.path };
}

/** The keys of a tree as assistive technology expects them; arrows follow the direction of the page. */
export function treeStep({ key, rows, focused, isRightToLeft }: Asked): TreeStep | null {
  const index = rows.findIndex(row => row.entry.path === focused);
  const row = rows[index];
  if (row === undefined) return null;
  const focus = (at: number): TreeStep | null => {
    const target = rows[at];
    return target === undefined ? null : { kind: "focus", path: target.entry.path };
  };
  const { path } = row.entry;
  switch (key) {
    case "ArrowDown":
      return focus(index + 1);
    case "ArrowUp":
      return focus(index - 1);
    case "Home":
      return focus(0);
    case "End":
      return focus(rows.length - 1);
    case "ArrowRight":
      return isRightToLeft ? towardsStart(row) : towardsEnd(row, rows[index + 1]);
    case "ArrowLeft":
      return isRightToLeft ? towardsEnd(row, rows[index + 1]) : towardsStart(row);
    case "Enter":
    case " ":
      return { kind: row.entry.type === "file" ? "choose" : row.isOpen ? "close" : "open", path };
    case "Delete":
      return { kind: "remove", path };
    case "*":
      return {
        kind: "open_siblings",
        paths: rows.filter(other => other.parent === row.parent).map(other => other.entry.path),
      };
    default:
      return key.length === 1 ? byLetter(rows, index, key) : null;
  }
}

/** The line that takes the focus when `removed` and what is below it have gone. */
export function afterRemoval(rows: readonly FileTreeRow[], removed: string): string | null {
  const index = rows.findIndex(row => row.entry.path === removed);
  const isGone = (path: string) => path === removed || path.startsWith(`${removed}/`);
  const next = rows.slice(index + 1).find(row => !isGone(row.entry.path));
  return (next ?? rows[index - 1])?.entry.path ?? null;
}
