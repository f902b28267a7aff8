import { checkProgram, isFit } from "../../packages/code-tools/fuzz/check-program.ts";
import { writeProgram } from "../../packages/code-tools/fuzz/statements.ts";

/** Draws programs, minifies each with every chain, obfuscates it, and compares what is printed; prints every failure. */
export async function fuzz({ seed, count }: { seed: number; count: number }): Promise<void> {
  let programs = 0;
  let answers = 0;
  let failed = 0;
  for (let at = seed; programs < count; at += 1) {
    const program = writeProgram(at);
    if (!isFit(program)) continue;
    programs += 1;
    const { checked, failures } = await checkProgram(program, at);
    answers += checked;
    for (const { engine, expected, printed } of failures) {
      failed += 1;
      const lines = printed.split("\n");
      const line = expected.split("\n").findIndex((each, place) => each !== lines[place]);
      console.log(
        `seed ${at}, ${engine}: line ${line + 1} is ${lines[line]}, not ${expected.split("\n")[line]}`,
      );
    }
  }
  console.log(`${programs} programs from seed ${seed}, ${answers} answers: ${failed} print something else`);
  if (failed > 0) process.exitCode = 1;
}
