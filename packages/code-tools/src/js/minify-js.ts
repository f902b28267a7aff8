import { gzipSize, measureSizes } from "#platform/sizes";
import type { Notice, RunOptions, ToolResult } from "../result.ts";
import { chooseChains } from "./chains.ts";
import { isReadableMap, joinMaps } from "./maps.ts";
import type { JsNoticeCode, MinifyJsOptions } from "./options.ts";
import { findRefusal, InputError, type Reading, readInput } from "./read-input.ts";
import { type Chain, nameOf, type Stage, type StepOptions, steps } from "./steps.ts";

type Result = ToolResult<JsNoticeCode>;
type Warn = (notice: Notice<JsNoticeCode>) => void;

interface Candidate {
  chain: Chain;
  stage: Stage;
  gzip: number;
}

const says = (error: unknown) => (error instanceof Error ? error.message : String(error));

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

/** Runs chains, each shared beginning once, and yields what each made. A chain that throws is warned of. */
class Runner {
  readonly #made = new Map<string, Promise<Stage>>();
  readonly #code: string;
  readonly #input: Reading;
  readonly #options: StepOptions;
  readonly #run: RunOptions;
  readonly #warn: Warn;
  #done = 0;

  constructor(code: string, input: Reading, options: StepOptions, run: RunOptions, warn: Warn) {
    this.#code = code;
    this.#input = input;
    this.#options = options;
    this.#run = run;
    this.#warn = warn;
  }

  #stage(chain: Chain): Promise<Stage> {
    const last = chain.at(-1);
    if (last === undefined) return Promise.resolve({ code: this.#code, maps: [] });
    const name = nameOf(chain);
    const known = this.#made.get(name);
    if (known) return known;
    const made = this.#stage(chain.slice(0, -1)).then(async before => {
      // Lets a message of the host in: an abort that came during the last engine is seen here.
      await new Promise(resolve => setTimeout(resolve, 0));
      this.#run.signal?.throwIfAborted();
      try {
        return await steps[last](before, this.#options, this.#input);
      } catch (error) {
        this.#warn({
          code: "chain-failed",
          message: `${name} failed: ${says(error)}`,
          values: { chain: name },
        });
        throw error;
      }
    });
    this.#made.set(name, made);
    return made;
  }

  async #try(chain: Chain): Promise<Candidate | null> {
    try {
      const stage = await this.#stage(chain);
      return { chain, stage, gzip: await gzipSize(stage.code) };
    } catch {
      // Said where it happened, once for all chains that begin so.
      this.#run.signal?.throwIfAborted();
      return null;
    }
  }

  /** The smallest answer that is fit to be given, or null. */
  async findBest(chains: readonly Chain[]): Promise<Candidate | null> {
    const candidates: Candidate[] = [];
    const total = this.#done + chains.length;
    for (const chain of chains) {
      this.#run.onProgress?.({ step: nameOf(chain), done: this.#done, total });
      const candidate = await this.#try(chain);
      if (candidate) candidates.push(candidate);
      this.#done += 1;
    }
    this.#run.onProgress?.({ step: "", done: this.#done, total });
    const smallestFirst = candidates.sort(
      (a, b) => a.gzip - b.gzip || a.stage.code.length - b.stage.code.length,
    );
    for (const candidate of smallestFirst) {
      const refusal = findRefusal(candidate.stage.code, this.#input);
      if (refusal === null) return candidate;
      const name = nameOf(candidate.chain);
      this.#warn({
        code: "chain-refused",
        message: `${name} was refused: ${refusal}`,
        values: { chain: name },
      });
    }
    return null;
  }
}

async function unchanged(code: string, rest: Partial<Result>, options: MinifyJsOptions): Promise<Result> {
  const sizes = await measureSizes(code, { brotli: options.brotli ?? true });
  return { code, sizes, before: sizes, map: null, warnings: [], errors: [], engine: "", ...rest };
}

function warnOfNames(input: Reading, warn: Warn) {
  if (!input.hasEval && !input.hasWith) return;
  const word = input.hasEval ? "eval" : "with";
  const message = `${word} sees the names around it, so these stay as they are`;
  warn({ code: "sees-names", message, values: { word } });
}

function mapOf({ stage }: Candidate, options: StepOptions, inputMap: string | undefined, warn: Warn) {
  if (!options.sourceMap) return null;
  const isReadable = inputMap === undefined || isReadableMap(inputMap);
  if (!isReadable)
    warn({ code: "input-map-unreadable", message: "The map of the input is not a source map" });
  return joinMaps(stage.maps, options.fileName, isReadable ? inputMap : undefined);
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
  let input: Reading;
  try {
    input = readFor(code, options);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return unchanged(code, { errors: [error.notice] }, options);
  }
  warnOfNames(input, warn);
  const settings = stepOptionsOf(options);
  const { chosen, rest } = chooseChains(options.level ?? "best", code.length, input, settings);
  const runner = new Runner(code, input, settings, run, warn);
  let best = await runner.findBest(chosen);
  for (const chain of rest) best ??= await runner.findBest([chain]);
  if (!best) {
    const errors = warnings.filter(({ code }) => code !== "sees-names");
    return unchanged(code, { errors }, options);
  }
  if (best.stage.code.length > code.length && !settings.sourceMap) {
    warn({ code: "not-smaller", message: "Nothing came out smaller than the input" });
    return unchanged(code, { warnings }, options);
  }
  const brotli = options.brotli ?? true;
  return {
    code: best.stage.code,
    sizes: await measureSizes(best.stage.code, { brotli }),
    before: await measureSizes(code, { brotli: false }),
    map: mapOf(best, settings, options.inputMap, warn),
    warnings,
    errors: [],
    engine: nameOf(best.chain),
  };
}
