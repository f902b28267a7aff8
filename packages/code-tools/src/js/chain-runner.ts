import { gzipSize } from "#platform/sizes";
import type { Notice, RunOptions } from "../result.ts";
import type { JsNoticeCode } from "./options.ts";
import { withOwnProtos } from "./own-protos.ts";
import { findRefusal, type Reading } from "./read-input.ts";
import { type Chain, nameOf, type Stage, type StepName, type StepOptions, steps } from "./steps.ts";

export type Warn = (notice: Notice<JsNoticeCode>) => void;

export interface Candidate {
  chain: Chain;
  stage: Stage;
  gzip: number;
}

/** A win of uglify-js by less than this share may yet be beaten by a chain without it. */
const closeCall = 0.997;

const says = (error: unknown) => (error instanceof Error ? error.message : String(error));
const isUglify = (step: StepName) => step.startsWith("uglify");

/** Runs chains, each shared beginning once, and yields what each made. A chain that throws is warned of. */
export class ChainRunner {
  readonly #made = new Map<string, Promise<Stage>>();
  readonly #code: string;
  readonly #input: Reading;
  readonly #options: StepOptions;
  readonly #run: RunOptions;
  readonly #warn: Warn;
  #candidates: Candidate[] = [];

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
        return await steps[last](
          withOwnProtos(before, this.#options, this.#input),
          this.#options,
          this.#input,
        );
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
    const total = chains.length;
    for (const [done, chain] of chains.entries()) {
      this.#run.onProgress?.({ step: nameOf(chain), done, total });
      const candidate = await this.#try(chain);
      if (candidate) candidates.push(candidate);
    }
    this.#run.onProgress?.({ step: "", done: total, total });
    this.#candidates = candidates;
    const smallestFirst = candidates.toSorted(
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

  /** Whether the chains with uglify-js, where there were any, came out about as large as those without. */
  isCloseCall(): boolean {
    const smallest = (hasUglify: boolean) => {
      const some = this.#candidates.filter(({ chain }) => chain.some(isUglify) === hasUglify);
      return Math.min(...some.map(({ gzip }) => gzip));
    };
    return smallest(true) > closeCall * smallest(false);
  }

  /** How long the code is after these steps; as long as the input where they fail. */
  async lengthAfter(chain: Chain): Promise<number> {
    const stage = await this.#stage(chain).catch(() => null);
    this.#run.signal?.throwIfAborted();
    return (stage?.code ?? this.#code).length;
  }
}
