import {
  cleanPath,
  type FileProblem,
  fileProblem,
  folderProblem,
  pathKey,
  projectProblems,
} from "#features/projects/project-files.schema.ts";
import { type FileTreeEntry, fileTreeOf } from "../../ui/file-tree-entries.ts";
import type { Picked } from "./pick-files.ts";

export type StoredFile = { path: string; sizeBytes: number };

/** Files and folders while they are edited: what the server has, and what the next save changes of it. */
export type FilesDraft = {
  stored: readonly StoredFile[];
  storedFolders: readonly string[];
  added: ReadonlyMap<string, File>;
  addedFolders: ReadonlySet<string>;
  /** Paths of stored files and folders; a folder stands for all that was in it. */
  deleted: ReadonlySet<string>;
};

export const emptyDraft: FilesDraft = {
  stored: [],
  storedFolders: [],
  added: new Map(),
  addedFolders: new Set(),
  deleted: new Set(),
};

const isAtOrIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const isDeleted = ({ deleted }: FilesDraft, path: string): boolean =>
  [...deleted].some(folder => isAtOrIn(path, folder));

export const isChanged = ({ added, addedFolders, deleted }: FilesDraft): boolean =>
  added.size + addedFolders.size + deleted.size > 0;

/** Stored files that stay as they are. */
const keptFiles = (draft: FilesDraft): StoredFile[] =>
  draft.stored.filter(({ path }) => !isDeleted(draft, path) && !draft.added.has(path));
const keptFolders = (draft: FilesDraft): string[] =>
  draft.storedFolders.filter(path => !isDeleted(draft, path));

/** Everything that the project holds after the next save. */
export function filesAfter(draft: FilesDraft): StoredFile[] {
  const added = Array.from(draft.added, ([path, { size }]) => ({ path, sizeBytes: size }));
  return [...keptFiles(draft), ...added];
}
const foldersAfter = (draft: FilesDraft): string[] => [...keptFolders(draft), ...draft.addedFolders];

export const treeOf = (draft: FilesDraft): FileTreeEntry[] =>
  fileTreeOf(
    filesAfter(draft).map(({ path }) => path),
    foldersAfter(draft),
  );

/** New files, new folders, and folders that exist by new files alone. */
export function newPathsOf(draft: FilesDraft): Set<string> {
  const marks = new Set<string>([...draft.added.keys(), ...draft.addedFolders]);
  const old = [...keptFiles(draft).map(({ path }) => path), ...keptFolders(draft).map(path => `${path}/`)];
  for (const path of [...marks])
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const folder = path.slice(0, end);
      if (!old.some(other => other.startsWith(`${folder}/`))) marks.add(folder);
    }
  return marks;
}

export type Added = { draft: FilesDraft; count: number; problems: FileProblem[] };

/** Problems without repeating a sentence: a folder with a thousand files is refused once. */
function once(problems: readonly FileProblem[]): FileProblem[] {
  return [...new Map(problems.map(problem => [JSON.stringify(problem), problem])).values()];
}

/** Takes what may be taken; a file of the same path is replaced. What is refused is said, the rest stays. */
export function addPicked(draft: FilesDraft, picked: Picked): Added {
  const problems: FileProblem[] = [];
  const added = new Map(draft.added);
  const keys = new Map(filesAfter(draft).map(({ path }) => [pathKey(path), path]));
  let count = 0;
  for (const { path: given, file } of picked.files) {
    const path = cleanPath(given);
    const problem = fileProblem({ path, sizeBytes: file.size });
    if (problem) problems.push(problem);
    else {
      // The spelling that is there already wins, so that no two files differ in upper and lower case alone.
      const place = keys.get(pathKey(path)) ?? path;
      keys.set(pathKey(path), place);
      added.set(place, file);
      count += 1;
    }
  }
  const addedFolders = new Set(draft.addedFolders);
  for (const given of picked.folders) {
    const problem = folderProblem(given);
    if (problem) problems.push(problem);
    else addedFolders.add(cleanPath(given));
  }
  return { draft: { ...draft, added, addedFolders }, count, problems: once(problems) };
}

/** What is wrong with the whole, now; a save of it would be refused. */
export const wholeProblems = (draft: FilesDraft): FileProblem[] =>
  once(projectProblems(filesAfter(draft), foldersAfter(draft)).map(({ problem }) => problem));

/** Takes a file away, or a folder with everything in it, new and old. */
export function removePath(draft: FilesDraft, path: string): FilesDraft {
  const stays = (other: string) => !isAtOrIn(other, path);
  const wasStored =
    draft.stored.some(file => isAtOrIn(file.path, path)) ||
    draft.storedFolders.some(folder => isAtOrIn(folder, path));
  return {
    ...draft,
    added: new Map([...draft.added].filter(([other]) => stays(other))),
    addedFolders: new Set([...draft.addedFolders].filter(stays)),
    deleted: wasStored ? new Set([...draft.deleted, path]) : draft.deleted,
  };
}

/** A new file's text was mended (a token taken out). */
export const replaceFile = (draft: FilesDraft, path: string, file: File): FilesDraft => ({
  ...draft,
  added: new Map([...draft.added, [path, file]]),
});

/** The fields of the form. Names of file parts are no paths: those stand in `pathsJson`. */
export function appendFiles(form: FormData, draft: FilesDraft): void {
  form.set("deletedFiles", JSON.stringify([...draft.deleted]));
  form.set("addedFolders", JSON.stringify([...draft.addedFolders]));
  form.set("pathsJson", JSON.stringify([...draft.added.keys()]));
  for (const [path, file] of draft.added) form.append("files", file, path.slice(path.lastIndexOf("/") + 1));
}
