import type { Picked } from "../projects/draft/pick-files.ts";
import { converterLimits } from "./limits.ts";
import type { SourceFile } from "./protocol.ts";

/** What was read of a folder, and how much of it was left out, by reason. */
export type ReadProject = { files: SourceFile[]; skipped: { large: number; many: number } };

/** A mark at the beginning of a file is part of it: what is not converted comes back as it was. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const leftOut =
  /(?:^|\/)(?:node_modules|bower_components|vendor|dist|build|out|coverage|\.[^/]+|tmp|temp)(?:\/|$)/i;
const isCode = (path: string): boolean => /\.(?:[cm]?[jt]s|[jt]sx)$/i.test(path) && !/\.min\.js$/i.test(path);
/** They say which packages there are, and under which names files are imported. */
const isSetup = (path: string): boolean => /(?:^|\/)(?:package|[jt]sconfig[^/]*)\.json$/.test(path);

/** JSON that a bot may keep its settings in: colors and permissions are called otherwise in version 14. */
export const isSettings = (path: string): boolean =>
  /\.json$/.test(path) && !isSetup(path) && !/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/.test(path);

/** Whether code asks for a file of settings: `require("../config")`. */
const isAskedFor = (path: string, texts: readonly string[]): boolean => {
  const name = path.slice(path.lastIndexOf("/") + 1, -".json".length);
  return texts.some(text => text.includes(`/${name}`));
};

/** Whether a file of a folder is read: code that a person wrote, package.json and tsconfig.json. */
export const isRead = (path: string): boolean => !leftOut.test(path) && (isCode(path) || isSetup(path));

/** The settings among the files that the code asks for, as long as they are within the limits. */
async function readSettings({ files }: Picked, code: readonly SourceFile[]): Promise<SourceFile[]> {
  const texts = code.map(({ text }) => text);
  const read: SourceFile[] = [];
  let left = converterLimits.totalMaxBytes - texts.reduce((sum, { length }) => sum + length, 0);
  for (const { path, file } of files) {
    const isFull = read.length + code.length >= converterLimits.filesMax;
    if (isFull || file.size > Math.min(left, converterLimits.settingsMaxBytes)) continue;
    if (leftOut.test(path) || !isSettings(path) || !isAskedFor(path, texts)) continue;
    left -= file.size;
    read.push({ path, text: decoder.decode(await file.arrayBuffer()) });
  }
  return read;
}

/** Reads the code of what was chosen or dropped, one file after the other; `onRead` hears how many are done. */
export async function readProject(
  picked: Picked,
  onRead: (done: number, total: number) => void,
): Promise<ReadProject> {
  const wanted = picked.files.filter(({ path }) => isRead(path));
  const taken = wanted.slice(0, converterLimits.filesMax);
  const read: SourceFile[] = [];
  let large = 0;
  let left = converterLimits.totalMaxBytes;
  for (const [index, { path, file }] of taken.entries()) {
    if (file.size > converterLimits.fileMaxBytes || file.size > left) large += 1;
    else {
      left -= file.size;
      read.push({ path, text: decoder.decode(await file.arrayBuffer()) });
    }
    onRead(index + 1, taken.length);
  }
  // One file alone is typed code, and no folder of a bot.
  if (taken.length > 1) read.push(...(await readSettings(picked, read)));
  return { files: read, skipped: { large, many: wanted.length - taken.length } };
}
