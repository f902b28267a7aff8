import type { ObfuscatorOptions } from "javascript-obfuscator";
import { measureSizes } from "#platform/sizes";
import { findRefusal, InputError, type Reading, readInput } from "../js/read-input.ts";
import type { Notice, RunOptions } from "../result.ts";
import { findWarnings } from "./find-warnings.ts";
import type { ObfuscateJsOptions, ObfuscateNoticeCode, ObfuscateResult } from "./options.ts";
import { presets } from "./presets.ts";
import { runLibrary } from "./run-library.ts";
import { whereInInput } from "./where-in-input.ts";

const engine = "javascript-obfuscator";

/** The library takes 0 for "draw one", and would not say which. */
function seedOf({ seed }: ObfuscateJsOptions): number | string {
  if (seed !== undefined && seed !== 0 && seed !== "") return seed;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn >>> 1) + 1;
}

function settingsOf(options: ObfuscateJsOptions, seed: number | string): ObfuscatorOptions {
  const target = options.target ?? "browser-no-eval";
  return {
    ...presets[options.preset ?? "balanced"],
    ...options.advanced,
    target,
    seed,
    domainLock: target === "node" ? [] : [...(options.domainLock ?? [])],
    inputFileName: options.fileName ?? "input.js",
    sourceMap: options.sourceMap ?? false,
    sourceMapMode: "separate",
    sourceMapSourcesMode: "sources-content",
    advertisement: false,
    log: false,
  };
}

async function failed(
  code: string,
  error: Notice<ObfuscateNoticeCode>,
  rest: Pick<ObfuscateResult, "warnings" | "seed">,
): Promise<ObfuscateResult> {
  const sizes = await measureSizes(code, { brotli: false });
  return { code, sizes, before: sizes, map: null, errors: [error], engine: "", ...rest };
}

/**
 * Obfuscates a script or an ES module with javascript-obfuscator. Every answer is parsed again before it is given, and
 * tells its seed. Code that does not parse is in `errors`. The library cannot pause: only ending its worker ends it.
 */
export async function obfuscateJs(
  code: string,
  options: ObfuscateJsOptions = {},
  run: RunOptions = {},
): Promise<ObfuscateResult> {
  run.signal?.throwIfAborted();
  const seed = seedOf(options);
  let input: Reading;
  try {
    input = readInput(code, options.sourceType);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return failed(code, { ...error.notice, code: "syntax-error" }, { warnings: [], seed });
  }
  const settings = settingsOf(options, seed);
  const warnings = findWarnings(code, input, settings, options);
  run.onProgress?.({ step: engine, done: 0, total: 1 });
  let answer: { code: string; map: string | null };
  try {
    answer = await runLibrary(code, input, settings);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed(code, { code: "obfuscator-failed", message }, { warnings, seed });
  }
  run.signal?.throwIfAborted();
  run.onProgress?.({ step: "", done: 1, total: 1 });
  // The library adds sloppy functions of its own; that none of the input's became one shows in the script's directive.
  const refusal = findRefusal(answer.code, { ...input, sloppyFunctions: Number.POSITIVE_INFINITY });
  if (refusal !== null) {
    const withMap = () => runLibrary(code, input, { ...settings, sourceMap: true });
    const place = await whereInInput(refusal, withMap);
    const error = {
      code: "answer-refused",
      message: refusal.replace(/ \(\d+:\d+\)$/, ""),
      ...place,
    } as const;
    return failed(code, error, { warnings, seed });
  }
  return {
    code: answer.code,
    sizes: await measureSizes(answer.code, { brotli: options.brotli ?? true }),
    before: await measureSizes(code, { brotli: false }),
    map: answer.map,
    warnings,
    errors: [],
    engine,
    seed,
  };
}
