import { cleanPath } from "./project-files.schema.ts";

export type StoredFile = { path: string; hash: string; sizeBytes: number; isText: boolean };
/** Files, and the folders that hold neither a file nor another folder. */
export type Contents = { files: StoredFile[]; folders: string[] };
export type ContentChanges = { deleted: string[]; addedFolders: string[]; files: StoredFile[] };

/** The folders above a path, the outermost last. */
function parentsOf(path: string): string[] {
  const parents: string[] = [];
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
    parents.push(path.slice(0, end));
  return parents;
}

/** Folders that would not exist if they were not written down: nothing lies in them. */
function emptyOf(folders: Iterable<string>, files: readonly StoredFile[]): string[] {
  const held = new Set(files.flatMap(({ path }) => parentsOf(path)));
  const unique = new Set(folders);
  for (const folder of unique) for (const parent of parentsOf(folder)) held.add(parent);
  return [...unique].filter(folder => !held.has(folder)).toSorted();
}

/**
 * The contents after a save: deletions (of a folder with all that is in it) come first, so that what the same save
 * adds there stays; a file replaces one of the same path; a folder whose last file goes is still a folder.
 * A path to delete that is not there is gone already.
 */
export function applyChanges(before: Contents, changes: ContentChanges): Contents {
  const deleted = new Set(changes.deleted.map(path => cleanPath(path).replace(/\/+$/, "")));
  const stays = (path: string) => !deleted.has(path) && !parentsOf(path).some(parent => deleted.has(parent));
  const formerFolders = [...before.folders, ...before.files.flatMap(({ path }) => parentsOf(path))];
  const files = new Map(before.files.filter(({ path }) => stays(path)).map(file => [file.path, file]));
  for (const file of changes.files) files.set(file.path, file);
  const all = [...files.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return {
    files: all,
    folders: emptyOf([...formerFolders.filter(stays), ...changes.addedFolders.map(cleanPath)], all),
  };
}
