import { type Change, type ConvertOptions, convert } from "#djs-convert";
import { looksLike } from "./detect-project.ts";
import type { FileJob, FileResult } from "./protocol.ts";
import { isRejectionOf } from "./rejections.ts";

/** The changes that somebody does not want. */
export const rejectedOf = (changes: readonly Change[], rejected: FileJob["rejected"]): Change[] =>
  changes.filter(change => rejected.some(rejection => isRejectionOf(rejection, change)));

/** Converts one file without the changes that were rejected. */
export function convertFile({ file, from, to, rejected }: FileJob, now: () => number): FileResult {
  const started = now();
  const none = { rejected: [], looksLike: looksLike(file.text, from) };
  // A list of packages is no script.
  if (file.path.endsWith(".json")) {
    const same = { code: file.text, filename: file.path, from: from ?? to, to };
    return { ...same, changes: [], diagnostics: [], ...none, ms: 0 };
  }
  const options: ConvertOptions = { from: from ?? undefined, to, filename: file.path };
  const all = convert(file.text, options);
  const left = rejectedOf(all.changes, rejected);
  if (left.length === 0) return { ...all, ...none, ms: now() - started };
  const result = convert(file.text, { ...options, reject: left.map(({ id }) => id) });
  return { ...result, ...none, rejected: left, ms: now() - started };
}
