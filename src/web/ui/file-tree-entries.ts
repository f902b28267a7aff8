/** A file or folder; `path` has forward slashes. As the API of projects gives it. */
export type FileTreeEntry =
  | { type: "file"; path: string; fileName: string }
  | { type: "folder"; path: string; fileName: string; children: readonly FileTreeEntry[] };

type Folder = Extract<FileTreeEntry, { type: "folder" }>;
type Growing = Omit<Folder, "children"> & { children: FileTreeEntry[] };

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const byTypeAndName = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

function sorted(entries: readonly FileTreeEntry[]): FileTreeEntry[] {
  return entries
    .map(entry => (entry.type === "folder" ? { ...entry, children: sorted(entry.children) } : entry))
    .sort((a, b) =>
      a.type === b.type ? byTypeAndName.compare(a.fileName, b.fileName) : a.type === "folder" ? -1 : 1,
    );
}

/** The tree that flat paths make: folders first, by name with numbers in their order. `folders` may be empty ones. */
export function fileTreeOf(files: readonly string[], folders: readonly string[] = []): FileTreeEntry[] {
  const root: Growing = { type: "folder", path: "", fileName: "", children: [] };
  const known = new Map<string, Growing>([["", root]]);
  const folderAt = (path: string): Growing => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const folder: Growing = { type: "folder", path, fileName: nameOf(path), children: [] };
    known.set(path, folder);
    folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/")))).children.push(folder);
    return folder;
  };
  for (const path of folders) folderAt(path);
  for (const path of new Set(files))
    folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/")))).children.push({
      type: "file",
      path,
      fileName: nameOf(path),
    });
  return sorted(root.children);
}

/** A line of the tree as it is shown. */
export type FileTreeRow = {
  entry: FileTreeEntry;
  level: number;
  position: number;
  count: number;
  parent: string | null;
  isOpen: boolean;
};

/** The lines that are seen while these folders are closed, from top to bottom. */
export function visibleRows(
  entries: readonly FileTreeEntry[],
  closed: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): FileTreeRow[] {
  return entries.flatMap((entry, index) => {
    const isOpen = entry.type === "folder" && !closed.has(entry.path);
    const row = { entry, level, position: index + 1, count: entries.length, parent, isOpen };
    if (entry.type !== "folder" || !isOpen) return [row];
    return [row, ...visibleRows(entry.children, closed, level + 1, entry.path)];
  });
}
