import { type Level, minifyJs, obfuscateJs } from "#code-tools";
import { digest, type Library, libraries, loadLibrary } from "../../packages/code-tools/fuzz/libraries.ts";
import { readPackageFile } from "./npm-file.ts";

async function* buildsOf(code: string, levels: readonly Level[]): AsyncGenerator<[string, string]> {
  for (const level of levels) {
    const { code: made, engine } = await minifyJs(code, { level, brotli: false });
    yield [`${level}, ${engine}`, made];
  }
  for (const preset of ["light", "balanced"] as const)
    yield [`obfuscated, ${preset}`, (await obfuscateJs(code, { preset, seed: 5, brotli: false })).code];
}

async function checkLibrary(
  { name, version, file, exercise }: Library,
  levels: readonly Level[],
): Promise<number> {
  const code = await readPackageFile(name, version, file);
  const results = exercise(loadLibrary(code));
  const expected = digest(results);
  if (digest(exercise(loadLibrary(code))) !== expected)
    throw new Error(`${name} answers otherwise each time`);
  let wrong = 0;
  for await (const [build, made] of buildsOf(code, levels)) {
    const isSame = digest(exercise(loadLibrary(made))) === expected;
    wrong += isSame ? 0 : 1;
    const growth = (made.length / code.length).toFixed(2);
    console.log(
      `${name.padEnd(13)} ${build.padEnd(32)} ${growth}x  ${results.length} answers ${isSame ? "the same" : "NOT THE SAME"}`,
    );
  }
  return wrong;
}

/** Libraries do the same after each level and preset: thousands of calls, compared answer for answer. */
export async function checkLibraries(only: string[], levels: readonly Level[]): Promise<void> {
  let wrong = 0;
  for (const library of libraries)
    if (only.length === 0 || only.includes(library.name)) wrong += await checkLibrary(library, levels);
  console.log(`${wrong} builds answer otherwise`);
  if (wrong > 0) process.exitCode = 1;
}
