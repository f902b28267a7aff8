import * as fs from "node:fs/promises";
import * as path from "node:path";

export interface InputFile {
  path: string;
  /** Where it stands below the folder or glob that named it: its place below `--out`. */
  inner: string;
}

/** Somebody asked for what cannot be done; the message says what to do instead. */
export class UsageError extends Error {}

const isGlob = (name: string) => /[*?[\]{}]/.test(name);
const isHidden = (name: string) => name.startsWith(".") || name === "node_modules";

async function listFolder(folder: string, extensions: readonly string[]): Promise<InputFile[]> {
  const found: InputFile[] = [];
  const visit = async (inner: string) => {
    const entries = await fs.readdir(path.join(folder, inner), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const place = path.join(inner, entry.name);
      if (entry.isDirectory() && !isHidden(entry.name)) await visit(place);
      else if (entry.isFile() && extensions.includes(path.extname(entry.name)))
        found.push({ path: path.join(folder, place), inner: place });
    }
  };
  await visit("");
  return found;
}

async function listGlob(pattern: string): Promise<InputFile[]> {
  const found: InputFile[] = [];
  for await (const entry of fs.glob(pattern, {
    withFileTypes: true,
    exclude: entry => isHidden(entry.name),
  })) {
    if (!entry.isFile()) continue;
    const file = path.relative(".", path.join(entry.parentPath, entry.name));
    found.push({ path: file, inner: file.replace(/^(?:\.\.[\\/])+/, "") });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function listOne(name: string, extensions: readonly string[]): Promise<InputFile[]> {
  const stat = await fs.stat(name).catch(() => null);
  if (stat?.isDirectory()) return listFolder(name, extensions);
  if (stat?.isFile()) return [{ path: name, inner: path.basename(name) }];
  if (isGlob(name)) return listGlob(name);
  throw new UsageError(`There is no file or folder ${name}`);
}

/** The files that names, folders and globs mean, each once. Folders give files with these extensions, dot folders none. */
export async function listInputs(
  names: readonly string[],
  extensions: readonly string[],
): Promise<InputFile[]> {
  const found = new Map<string, InputFile>();
  for (const name of names)
    for (const file of await listOne(name, extensions))
      if (!found.has(path.resolve(file.path))) found.set(path.resolve(file.path), file);
  if (found.size === 0) throw new UsageError(`Nothing with ${extensions.join(", ")} in ${names.join(", ")}`);
  return [...found.values()];
}

/** The text of a file or of standard input; throws where it is not UTF-8. */
export async function readText(from: string | AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  if (typeof from === "string") parts.push(await fs.readFile(from));
  else for await (const part of from) parts.push(part);
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
}

/** Writes whole or not at all, and over nothing that is there unless `overwrite`. */
export async function writeText(file: string, text: string, overwrite: boolean): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.draft`);
  const mode = (await fs.stat(file).catch(() => null))?.mode;
  await fs.writeFile(draft, text, mode === undefined ? {} : { mode });
  try {
    if (overwrite) await fs.rename(draft, file);
    else await fs.copyFile(draft, file, fs.constants.COPYFILE_EXCL);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new UsageError(`${file} is there already: --force writes over it`);
    throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
}

/** Where each input's answer goes: below a folder, or to the file that `out` names when there is one input. */
export async function placeOutputs(files: readonly InputFile[], out: string): Promise<string[]> {
  const isFolder =
    /[\\/]$/.test(out) || (await fs.stat(out).catch(() => null))?.isDirectory() || files.length > 1;
  return files.map(({ inner }) => (isFolder ? path.join(out, inner) : out));
}
