import type { Notice, Progress, ToolResult } from "./result.ts";

export interface Report {
  /** Null for standard input. */
  file: string | null;
  /** Where the answer was written. */
  out: string | null;
  result: ToolResult;
}

/** Work shorter than this is not talked about. */
const longMs = 1_500;

/** Standard output belongs to the answer; whatever is said goes to standard error. */
export const say = (text: string) => process.stderr.write(`${text}\n`);

function placeOf(file: string | null, { line, column }: Notice) {
  const name = file ?? "standard input";
  return line === undefined ? name : `${name}:${line}:${column}`;
}

/** One line for an answer, one for each warning and error. */
export function sayReport({ file, out, result }: Report, isQuiet: boolean) {
  for (const error of result.errors) say(`${placeOf(file, error)}: error: ${error.message}`);
  if (isQuiet) return;
  for (const warning of result.warnings) say(`${placeOf(file, warning)}: warning: ${warning.message}`);
  if (result.errors.length > 0 || out === null) return;
  const { before, sizes, engine } = result;
  const share = before.raw === 0 ? 100 : (100 * sizes.raw) / before.raw;
  const seed = "seed" in result ? `, seed ${result.seed}` : "";
  const how = engine === "" ? "left as it was" : `${engine}${seed}`;
  say(
    `${out}: ${before.raw} → ${sizes.raw} bytes (${share.toFixed(1)} %), gzip ${before.gzip} → ${sizes.gzip}, ${how}`,
  );
}

/** Tells of the steps of work that takes long. */
export function watchProgress(file: string | null): (progress: Progress) => void {
  const begunMs = performance.now();
  return ({ step, done, total }) => {
    if (step === "" || done === 0 || performance.now() - begunMs < longMs) return;
    say(`${file ?? "standard input"}: ${step} (${done + 1} of ${total})`);
  };
}
