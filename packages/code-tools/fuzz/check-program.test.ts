import { expect, it } from "vitest";
import { checkProgram, isFit } from "./check-program.ts";
import { writeProgram } from "./statements.ts";

// `npm run bench:tools -- --fuzz` does 2,000.
const seeds = Array.from({ length: 12 }, (_, at) => 5_000 + at).filter(seed => isFit(writeProgram(seed)));

it.each(seeds)("program %i prints the same after every chain and an obfuscation", async seed => {
  const program = writeProgram(seed);
  const { checked, failures } = await checkProgram(program, seed);
  expect(failures).toEqual([]);
  expect(checked).toBeGreaterThan(1);
});
