import { detectVersion, type Version, versions } from "#djs-convert";
import type { SourceFile } from "./protocol.ts";

const isPackage = (path: string): boolean => /(?:^|\/)package\.json$/.test(path);

/** The major version of discord.js that a package.json asks for. */
export function packageVersion(text: string): Version | null {
  const range = /"discord\.js"\s*:\s*"[^\d"]*(\d+)/.exec(text)?.[1];
  return versions.find(version => String(version) === range) ?? null;
}

/** What a folder was written for: what its package.json says, else what most of its files look like. */
export function detectProject(files: readonly SourceFile[]): Version | null {
  for (const { path, text } of files) {
    const named = isPackage(path) ? packageVersion(text) : null;
    if (named !== null) return named;
  }
  const votes = new Map<Version, number>();
  for (const { path, text } of files) {
    const found = isPackage(path) ? null : detectVersion(text);
    if (found !== null) votes.set(found, (votes.get(found) ?? 0) + 1);
  }
  const [first] = [...votes].sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b);
  return first?.[0] ?? null;
}

/** What version 13 has no more and code of version 12 nearly always has. */
const onlyBefore13 =
  /\.hasPermission\(|\.on\(\s*["'`]message["'`]|\bupdateOverwrite\b|\bstartTyping\b|new (?:\w+\.)?Client\(\)/;

/** Another version than the chosen one, where the code says so clearly: much of version 12 looks like 13. */
export function looksLike(text: string, from: Version | null): Version | null {
  const found = detectVersion(text);
  if (found === null || from === null || found === from) return null;
  return found === 12 && from === 13 && !onlyBefore13.test(text) ? null : found;
}
