import { folderProblem } from "#features/projects/project-files.schema.ts";

/** What was chosen or dropped: files with their paths, and folders that hold none. */
export type Picked = { files: { path: string; file: File }[]; folders: string[] };

/** Files of an input; one that takes folders tells the path below the chosen folder, its name included. */
export const pickedFromInput = (list: FileList): Picked => ({
  files: Array.from(list, file => ({ path: file.webkitRelativePath || file.name, file })),
  folders: [],
});

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder is read in pieces: Chromium gives a hundred entries at a time and then an empty list. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function walk(entry: FileSystemEntry, path: string, picked: Picked): Promise<void> {
  if (entry.isFile) {
    picked.files.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
    return;
  }
  // node_modules and the like are refused as a whole: nobody waits until all of it was read.
  if (folderProblem(path) !== null) {
    picked.folders.push(path);
    return;
  }
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  if (entries.length === 0) picked.folders.push(path);
  for (const child of entries) await walk(child, `${path}/${child.name}`, picked);
}

/** What was dropped, folders with all that is in them. Call it in the event itself: later the list is empty. */
export async function pickedFromDrop(transfer: DataTransfer): Promise<Picked> {
  const entries = Array.from(transfer.items, item => item.webkitGetAsEntry()).filter(entry => entry !== null);
  const picked: Picked = { files: [], folders: [] };
  for (const entry of entries) await walk(entry, entry.name, picked);
  return picked;
}

const rootOf = (path: string): string => path.split("/", 1)[0] ?? "";

/** One chosen folder is the project itself: its name is dropped, so that what is in it stands at the top. */
export function withoutRoot(picked: Picked): Picked {
  const paths = [...picked.files.map(({ path }) => path), ...picked.folders];
  const root = rootOf(paths[0] ?? "");
  const isInside = (path: string) => path.startsWith(`${root}/`);
  if (paths.length === 0 || !paths.every(isInside)) return picked;
  const below = (path: string) => path.slice(root.length + 1);
  return {
    files: picked.files.map(({ path, file }) => ({ path: below(path), file })),
    folders: picked.folders.map(below),
  };
}
