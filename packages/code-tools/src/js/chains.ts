import type { Level } from "../result.ts";
import type { Reading } from "./read-input.ts";
import type { Chain, StepName, StepOptions } from "./steps.ts";

/**
 * Code that oxc leaves longer than this takes two more engines longer than `best` may last. Below it `maximum` runs what
 * `best` runs, too, as three passes of uglify-js are larger than one now and then.
 */
const bothBelow = 320_000;

const chainsOf: Record<Level, readonly Chain[]> = {
  fast: [["oxc"]],
  best: [
    ["oxc", "terser"],
    ["oxc", "terser", "oxc"],
    ["oxc", "uglify"],
    ["oxc", "uglify", "oxc"],
  ],
  maximum: [
    ["oxc", "uglify ×3"],
    ["oxc", "uglify ×3", "oxc"],
    ["oxc", "uglify"],
    ["oxc", "uglify", "oxc"],
    ["oxc", "terser"],
    ["oxc", "terser", "oxc"],
  ],
};

/**
 * Takes as long as oxc and terser together, and wins only where uglify-js is no smaller than these: then it is tried by
 * `maximum`, too.
 */
const lateChain: Chain = ["terser ×2", "oxc"];

/** What is tried when every chain of the level failed or was refused, in this order. */
const fallbacks: readonly Chain[] = [["terser ×2", "oxc"], ["oxc"], ["terser"], ["uglify"]];

/**
 * Engines that would change what this input means, or cannot keep to the options.
 *
 * - oxc shortens names inside `with`, where they may be properties; and it writes templates into ES5.
 * - uglify-js knows no class names to keep.
 * - Only oxc keeps the names that functions take from their variables.
 */
function barredEngines(input: Reading, options: StepOptions): Set<string> {
  const barred = new Set<string>();
  if (input.hasWith || options.target === 5) barred.add("oxc");
  if (options.keepNames) barred.add("uglify");
  if (options.keepNames) barred.add("terser");
  return barred;
}

const engineOf = (step: StepName) => step.split(" ")[0] ?? step;

const isSame = (a: Chain, b: Chain) => a.join() === b.join();

/**
 * The chains to try for this input, best guess first, without engines that must not touch it. `length` is that of the
 * code after oxc.
 */
export function chooseChains(level: Level, length: number, input: Reading, options: StepOptions) {
  const barred = barredEngines(input, options);
  // With `with` and `keepNames` together every engine is barred: then terser is the least harm, which keeps declared names.
  const allow = (step: StepName) =>
    !barred.has(engineOf(step)) || (barred.size === 3 && engineOf(step) === "terser");
  const strip = (chains: readonly Chain[]) => {
    const stripped = chains.map(chain => chain.filter(allow)).filter(chain => chain.length > 0);
    return stripped.filter((chain, at) => stripped.findIndex(other => isSame(other, chain)) === at);
  };
  const isLarge = length > bothBelow;
  const wanted = chainsOf[level].filter(chain => !(isLarge && chain.includes("uglify")));
  const chosen = strip(wanted);
  const rest = strip(fallbacks).filter(chain => !chosen.some(other => isSame(other, chain)));
  const late = level === "maximum" ? strip([lateChain]) : [];
  return { chosen: chosen.length > 0 ? chosen : rest.slice(0, 1), late, rest };
}
