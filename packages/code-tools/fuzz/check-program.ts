import { createContext, runInContext } from "node:vm";
import { chooseChains } from "../src/js/chains.ts";
import { findRefusal, type Reading, readInput } from "../src/js/read-input.ts";
import { type Chain, nameOf, type Stage, type StepOptions, steps } from "../src/js/steps.ts";
import { obfuscateJs } from "../src/obfuscate/obfuscate-js.ts";
import { presetNames } from "../src/obfuscate/options.ts";
import { levels } from "../src/result.ts";

export interface Failure {
  engine: string;
  code: string;
  expected: string;
  printed: string;
}

const options: StepOptions = {
  mangle: true,
  keepNames: false,
  keepLicenses: false,
  dropConsole: false,
  dropDebugger: true,
  toplevel: false,
  target: "esnext",
  sourceMap: false,
  fileName: "input.js",
};

/** Values as they are told apart; names of functions and words of errors may change. */
function tell(value: unknown): string {
  if (Object.is(value, -0)) return "-0";
  if (typeof value === "function") return "function";
  if (Array.isArray(value)) return `[${value.map(tell).join()}]`;
  return typeof value === "object" && value !== null
    ? `{${Object.keys(value).join()}}`
    : `${typeof value} ${String(value)}`;
}

/** A bound against programs without end, not an expectation: a busy machine takes its time. */
const runMs = 60_000;

/** What a program prints, and how it ends. */
export function runProgram(code: string): string {
  const lines: string[] = [];
  const print = (value: unknown) => {
    if (lines.length > 5_000) throw new Error("It prints too much");
    lines.push(tell(value));
    return lines.length;
  };
  try {
    runInContext(code, createContext({ print }), { timeout: runMs });
  } catch (error) {
    // Errors of the other context are no instances of this one's.
    lines.push(`ended with ${(error as Error | undefined)?.constructor?.name ?? typeof error}`);
  }
  return lines.join("\n");
}

/** Programs that name something twice or too early say nothing about engines. */
export const isFit = (code: string) => !/ended with (?:SyntaxError|ReferenceError)/.test(runProgram(code));

/** Every chain that any level may choose for this input. */
function everyChain(code: string, input: Reading): Chain[] {
  const chains = new Map<string, Chain>();
  for (const level of levels) {
    const { chosen, late, rest } = chooseChains(level, code.length, input, options);
    for (const chain of [...chosen, ...late, ...rest]) chains.set(nameOf(chain), chain);
  }
  return [...chains.values()];
}

/** The answers of all chains that would be accepted, by the chain's name. */
async function* minifyEachWay(code: string): AsyncGenerator<[string, string]> {
  const input = readInput(code, "auto");
  const stages = new Map<string, Stage>();
  for (const chain of everyChain(code, input)) {
    let stage: Stage = { code, maps: [] };
    try {
      for (const [at, step] of chain.entries()) {
        const name = nameOf(chain.slice(0, at + 1));
        stage = stages.get(name) ?? (await steps[step](stage, options, input));
        stages.set(name, stage);
      }
    } catch {
      continue;
    }
    if (findRefusal(stage.code, input) === null) yield [nameOf(chain), stage.code];
  }
}

/** Minifies a program in every way, obfuscates it with one preset, and compares what all of them print. */
export async function checkProgram(
  code: string,
  seed: number,
): Promise<{ checked: number; failures: Failure[] }> {
  const expected = runProgram(code);
  const failures: Failure[] = [];
  let checked = 0;
  const check = (engine: string, made: string) => {
    checked += 1;
    const printed = runProgram(made);
    if (printed !== expected) failures.push({ engine, code: made, expected, printed });
  };
  for await (const [name, made] of minifyEachWay(code)) check(name, made);
  const preset = presetNames[seed % presetNames.length] ?? "light";
  const { code: made, errors } = await obfuscateJs(code, { preset, seed: seed + 1, brotli: false });
  if (errors.length === 0) check(`obfuscated, ${preset}`, made);
  return { checked, failures };
}
