import { detectProject, detectVersion, type Version } from "#djs-convert";
import type { SourceFile } from "./protocol.ts";

/** What version 13 has no more and code of version 12 nearly always has. */
const onlyBefore13 =
  /\.hasPermission\(|\.on\(\s*["'`]message["'`]|\bupdateOverwrite\b|\bstartTyping\b|new (?:\w+\.)?Client\(\)/;

/** Another version than the chosen one, where the code says so clearly: much of version 12 looks like 13. */
export function looksLike(text: string, from: Version | null): Version | null {
  const found = detectVersion(text);
  if (found === null || from === null || found === from) return null;
  return found === 12 && from === 13 && !onlyBefore13.test(text) ? null : found;
}

/** The same for a folder, whose package.json says it best. */
export function folderLooksLike(files: readonly SourceFile[], from: Version | null): Version | null {
  const isSaid = files.some(({ path }) => /(?:^|\/)package\.json$/.test(path));
  const found = isSaid && from !== null ? detectProject(files) : null;
  return found === from ? null : found;
}
