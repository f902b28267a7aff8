import type { MinifyJsOptions } from "./options.ts";
import { looksLikeModule, parses, type Reading, readAs } from "./read-input.ts";
import { type Stage, type StepOptions, steps } from "./steps.ts";

/** What oxc must not touch or cannot promise; a word in a string or comment costs a little time, nothing else. */
const needsReading = (code: string, { target }: StepOptions) =>
  target !== "esnext" || /\bwith\s*\(|__proto__/.test(code);

/** Only code with the word is read for calls of `eval`: reading takes longer than oxc's whole work. */
const callsEval = (code: string, goal: Reading["goal"]) =>
  /\beval\b/.test(code) && readAs(code, goal).hasEval;

/**
 * oxc on the likelier goal, without reading the input first: while somebody types, that is most of the time. Null where
 * the long way has to be taken: it tells goals apart, finds mistakes and knows other engines. oxc keeps directives.
 */
export async function minifyFast(
  code: string,
  sourceType: MinifyJsOptions["sourceType"],
  options: StepOptions,
): Promise<{ stage: Stage; hasEval: boolean } | null> {
  if (needsReading(code, options)) return null;
  const goal =
    sourceType === "module" || (sourceType !== "script" && looksLikeModule(code)) ? "module" : "script";
  try {
    const likely: Reading = {
      goal,
      ecmaVersion: "latest",
      isStrict: false,
      sloppyFunctions: 0,
      delicate: 0,
      hasWith: false,
      hasEval: false,
      ownProtos: [],
      privateChecks: [],
    };
    const stage = await steps.oxc({ code, maps: [] }, options, likely);
    // oxc itself lets some mistakes through, such as a name that is declared twice.
    if (!parses(stage.code, goal)) return null;
    return { stage, hasEval: callsEval(stage.code, goal) };
  } catch {
    return null;
  }
}
