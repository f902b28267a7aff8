import { measureSizes } from "#platform/sizes";
import type { Level, Notice, RunOptions, ToolResult } from "../result.ts";
import { type Candidate, ChainRunner, type Warn } from "./chain-runner.ts";
import { chooseChains } from "./chains.ts";
import { isReadableMap, joinMaps } from "./maps.ts";
import { minifyFast } from "./minify-fast.ts";
import type { JsNoticeCode, MinifyJsOptions } from "./options.ts";
import { InputError, type Reading, readInput } from "./read-input.ts";
import { nameOf, type StepOptions } from "./steps.ts";

type Result = ToolResult<JsNoticeCode>;

function stepOptionsOf(options: MinifyJsOptions): StepOptions {
  return {
    mangle: options.mangle ?? true,
    keepNames: options.keepNames ?? false,
    keepLicenses: options.keepLicenses ?? false,
    dropConsole: options.dropConsole ?? false,
    dropDebugger: options.dropDebugger ?? true,
    toplevel: options.toplevel ?? false,
    target: options.target ?? "esnext",
    sourceMap: options.sourceMap ?? false,
    fileName: options.fileName ?? "input.js",
  };
}

/** Code that parses as the target asks must do so afterwards, too; other code is read as the newest. */
function readFor(code: string, options: MinifyJsOptions): Reading {
  const { sourceType, target } = options;
  if (target !== undefined && target !== "esnext") {
    try {
      return readInput(code, sourceType, target);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return readInput(code, sourceType);
}

async function unchanged(code: string, rest: Partial<Result>, options: MinifyJsOptions): Promise<Result> {
  const sizes = await measureSizes(code, { brotli: options.brotli ?? true });
  return { code, sizes, before: sizes, map: null, warnings: [], errors: [], engine: "", ...rest };
}

function warnOfNames(input: Pick<Reading, "hasEval" | "hasWith">, warn: Warn) {
  if (!input.hasEval && !input.hasWith) return;
  const word = input.hasEval ? "eval" : "with";
  const message = `${word} sees the names around it, so these stay as they are`;
  warn({ code: "sees-names", message, values: { word } });
}

function mapOf(
  { stage }: Pick<Candidate, "stage">,
  options: StepOptions,
  inputMap: string | undefined,
  warn: Warn,
) {
  if (!options.sourceMap) return null;
  const isReadable = inputMap === undefined || isReadableMap(inputMap);
  if (!isReadable)
    warn({ code: "input-map-unreadable", message: "The map of the input is not a source map" });
  return joinMaps(stage.maps, options.fileName, isReadable ? inputMap : undefined);
}

/** Runs the chains of the level and, where none of them is fit, each of the others. */
async function findSmallest(
  level: Level,
  runner: ChainRunner,
  { input, settings }: { input: Reading; settings: StepOptions },
): Promise<Candidate | null> {
  const length = level === "fast" ? 0 : await runner.lengthAfter(["oxc"]);
  const { chosen, late, rest } = chooseChains(level, length, input, settings);
  let best = await runner.findBest(chosen);
  if (late.length > 0 && runner.isCloseCall()) best = await runner.findBest([...chosen, ...late]);
  for (const chain of rest) best ??= await runner.findBest([chain]);
  return best;
}

async function answer(
  code: string,
  best: Pick<Candidate, "chain" | "stage">,
  options: MinifyJsOptions,
  { warnings, warn }: { warnings: Notice<JsNoticeCode>[]; warn: Warn },
): Promise<Result> {
  const isLonger = best.stage.code.length > code.length;
  if (isLonger && !options.sourceMap) {
    warn({ code: "not-smaller", message: "Nothing came out smaller than the input" });
    return unchanged(code, { warnings }, options);
  }
  const [sizes, before] = await Promise.all([
    measureSizes(best.stage.code, { brotli: options.brotli ?? true }),
    measureSizes(code, { brotli: false }),
  ]);
  const map = mapOf(best, stepOptionsOf(options), options.inputMap, warn);
  return { code: best.stage.code, sizes, before, map, warnings, errors: [], engine: nameOf(best.chain) };
}

/**
 * Minifies a script or an ES module. Runs the chains of engines of `options.level`, and answers with the smallest
 * result (gzip) that parses again and is as strict as the input. Code that does not parse is in `errors`, with its place.
 * Rejects only when `run.signal` is aborted.
 */
export async function minifyJs(
  code: string,
  options: MinifyJsOptions = {},
  run: RunOptions = {},
): Promise<Result> {
  run.signal?.throwIfAborted();
  const warnings: Notice<JsNoticeCode>[] = [];
  const warn: Warn = notice => warnings.push(notice);
  const settings = stepOptionsOf(options);
  const finish = (best: Pick<Candidate, "chain" | "stage">) =>
    answer(code, best, options, { warnings, warn });
  if (options.level === "fast") {
    const made = await minifyFast(code, options.sourceType, settings);
    if (made) {
      warnOfNames({ hasEval: made.hasEval, hasWith: false }, warn);
      return finish({ chain: ["oxc"], stage: made.stage });
    }
  }
  let input: Reading;
  try {
    input = readFor(code, options);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return unchanged(code, { errors: [error.notice] }, options);
  }
  warnOfNames(input, warn);
  const best = await findSmallest(
    options.level ?? "best",
    new ChainRunner(code, input, settings, run, warn),
    {
      input,
      settings,
    },
  );
  if (best) return finish(best);
  return unchanged(code, { errors: warnings.filter(notice => notice.code !== "sees-names") }, options);
}
