import { type Change, type ConvertOptions, convert } from "#djs-convert";
import { looksLike } from "./detect-project.ts";
import type { FileJob, FileResult, Rejection } from "./protocol.ts";

const isSame = (change: Change, rejection: Rejection): boolean =>
  change.range.start === rejection.start &&
  change.rule === rejection.rule &&
  change.step === rejection.step &&
  change.before === rejection.before;

/** Converts one file without the changes that were rejected. */
export function convertFile({ file, from, to, rejected }: FileJob, now: () => number): FileResult {
  const started = now();
  const none = { rejected: [], looksLike: looksLike(file.text, from) };
  // A list of packages is no script.
  if (file.path.endsWith(".json"))
    return { code: file.text, from: from ?? to, to, changes: [], diagnostics: [], ...none, ms: 0 };
  const options: ConvertOptions = { from: from ?? undefined, to, filename: file.path };
  const all = convert(file.text, options);
  const left = all.changes.filter(change => rejected.some(rejection => isSame(change, rejection)));
  if (left.length === 0) return { ...all, ...none, ms: now() - started };
  const result = convert(file.text, { ...options, reject: left.map(({ id }) => id) });
  return { ...result, ...none, rejected: left, ms: now() - started };
}
