import { execFileSync } from "node:child_process";
import { convert, type Version } from "#djs-convert";
import { command, largeFile } from "./bot.ts";

const rounds = { all: 16, warmUp: 6 };

function speed(name: string, sources: readonly string[], from: Version, to: Version): string {
  const size = sources.reduce((sum, one) => sum + one.length, 0);
  const times: number[] = [];
  for (let round = 0; round < rounds.all; round++) {
    const start = performance.now();
    for (const source of sources) convert(source, { from, to });
    times.push(performance.now() - start);
  }
  // The first rounds warm the compiler up.
  const best = Math.min(...times.slice(rounds.warmUp));
  return `${name}: ${(size / 1e3 / best).toFixed(2)} MB/s, ${best.toFixed(1)} ms for ${(size / 1024).toFixed(0)} KiB`;
}

/** Best of ten warm rounds: other work on the machine makes single rounds longer, never shorter. */
export function measureSpeed(): string[] {
  const commands = Array.from({ length: 400 }, (_, index) => command(index));
  return [
    speed("12 to 13, 400 files", commands, 12, 13),
    speed("13 to 14, 400 files", commands, 13, 14),
    speed("11 to 14, 400 files", commands, 11, 14),
    speed("12 to 13, one file of 100 KB", [largeFile()], 12, 13),
  ];
}

/** All files of a bot of 10,000 lines together, in a process of its own that begins cold. */
export const measureWholeBot = (): string =>
  execFileSync(process.execPath, [new URL("whole-bot.ts", import.meta.url).pathname], {
    encoding: "utf8",
  }).trim();
