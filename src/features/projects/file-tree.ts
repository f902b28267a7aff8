import type { Contents, StoredFile } from "./project-contents.ts";
import { nameOf } from "./project-files.schema.ts";
import type { ProjectEntry, ProjectFile, ProjectFolder } from "./project-view.schema.ts";

const fileEntry = ({ path, sizeBytes, isText }: StoredFile): ProjectFile => ({
  type: "file",
  path,
  fileName: nameOf(path),
  sizeBytes,
  isText,
});

const inOrder = (one: ProjectEntry, other: ProjectEntry): number => {
  if (one.type !== other.type) return one.type === "folder" ? -1 : 1;
  return one.fileName < other.fileName ? -1 : 1;
};

function sortTree(entries: ProjectEntry[]): ProjectEntry[] {
  for (const entry of entries) if (entry.type === "folder") sortTree(entry.children);
  return entries.sort(inOrder);
}

/** The tree of a project: folders first, each level in the order of its names. */
export function fileTree({ files, folders }: Contents): ProjectEntry[] {
  const root: ProjectEntry[] = [];
  const known = new Map<string, ProjectFolder>();

  const childrenOf = (path: string): ProjectEntry[] => {
    const end = path.lastIndexOf("/");
    return end === -1 ? root : folderAt(path.slice(0, end)).children;
  };
  const folderAt = (path: string): ProjectFolder => {
    const found = known.get(path);
    if (found) return found;
    const made: ProjectFolder = { type: "folder", path, fileName: nameOf(path), children: [] };
    known.set(path, made);
    childrenOf(path).push(made);
    return made;
  };

  for (const folder of folders) folderAt(folder);
  for (const file of files) childrenOf(file.path).push(fileEntry(file));
  return sortTree(root);
}
