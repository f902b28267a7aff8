import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { parse } from "@babel/parser";
import { convert, type Version } from "#djs-convert";
import { command, largeFile } from "./bot.ts";

const rounds = { all: 16, warmUp: 6 };

type Texts = readonly string[];

/** Milliseconds of the best warm round: other work on the machine makes single rounds longer, never shorter. */
function bestOf(sources: Texts, run: (source: string) => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < rounds.all; round++) {
    const start = performance.now();
    for (const source of sources) run(source);
    times.push(performance.now() - start);
  }
  // The first rounds warm the compiler up.
  return Math.min(...times.slice(rounds.warmUp));
}

/** Machines differ: what the parser alone takes for the same text in the same run stands beside. */
function speed(name: string, sources: Texts, from: Version, to: Version): string {
  const size = sources.reduce((sum, one) => sum + one.length, 0);
  const ms = bestOf(sources, source => convert(source, { from, to }));
  const parserMs = bestOf(sources, source => parse(source, { sourceType: "script", plugins: ["jsx"] }));
  const perSecond = (size / 1e3 / ms).toFixed(2);
  return `${name}: ${perSecond} MB/s, ${ms.toFixed(1)} ms for ${(size / 1024).toFixed(0)} KiB, ${(ms / parserMs).toFixed(1)} × @babel/parser alone`;
}

export function measureSpeed(): string[] {
  const commands = Array.from({ length: 400 }, (_, index) => command(index));
  return [
    speed("12 to 13, 400 files", commands, 12, 13),
    speed("13 to 14, 400 files", commands, 13, 14),
    speed("11 to 14, 400 files", commands, 11, 14),
    speed("12 to 13, one file of 100 KB", [largeFile()], 12, 13),
  ];
}

/** The files of real bots as they were before a step: longer names and more text than the made ones, fewer changes. */
function corpusOf(home: string, step: string): string[] {
  const folder = path.join(home, "corpus", step);
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => file.split(path.sep)[1] === "before" && /\.[cm]?js$/.test(file))
    .map(file => fs.readFileSync(path.join(folder, file), "utf8"));
}

/** The same on the corpus in `home`: what the targets for speed were set by. */
export function measureCorpusSpeed(home: string, steps: readonly string[]): string[] {
  const pairs: [string, Version, Version][] = steps.map(step => {
    const [from, to] = step.split("-").map(Number) as [Version, Version];
    return [step, from, to];
  });
  const first = pairs[0];
  if (first?.[0] === "11-12") pairs.push([first[0], 11, 14]);
  return pairs.map(([step, from, to]) => {
    const sources = corpusOf(home, step);
    return speed(`${from} to ${to}, ${sources.length} files of real bots`, sources, from, to);
  });
}

/** All files of a bot of 10,000 lines together, in a process of its own that begins cold. */
export const measureWholeBot = (): string =>
  execFileSync(process.execPath, [new URL("whole-bot.ts", import.meta.url).pathname], {
    encoding: "utf8",
  }).trim();
