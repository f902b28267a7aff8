import { obfuscateJs, presetNames } from "#code-tools";
import { libraries, loadLibrary } from "../../packages/code-tools/fuzz/libraries.ts";
import { readPackageFile } from "./npm-file.ts";

const rounds = 5;
const geomean = (all: number[]) => Math.exp(all.reduce((sum, each) => sum + Math.log(each), 0) / all.length);

/** The quickest of some rounds, so that a busy machine says less. */
function quickest(work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** How much larger and slower each preset makes real libraries, and how long making it takes. */
export async function measurePresets(only: string[]): Promise<void> {
  const wanted = libraries.filter(({ name }) => only.length === 0 || only.includes(name));
  for (const preset of presetNames) {
    const [raw, gzip, slower, each100kB]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (const { name, version, file, exercise } of wanted) {
      const code = await readPackageFile(name, version, file);
      const begun = performance.now();
      const { code: made, sizes, before } = await obfuscateJs(code, { preset, seed: 42, brotli: false });
      each100kB.push(((performance.now() - begun) * 100_000) / before.raw);
      raw.push(sizes.raw / before.raw);
      gzip.push(sizes.gzip / before.gzip);
      const [original, obfuscated] = [loadLibrary(code), loadLibrary(made)];
      slower.push(quickest(() => exercise(obfuscated)) / quickest(() => exercise(original)));
      const last = (list: number[]) => (list.at(-1) ?? 0).toFixed(2);
      console.log(`  ${preset}, ${name}: ${last(raw)}x, gzip ${last(gzip)}x, ${last(slower)}x as long`);
    }
    const range = `${Math.min(...slower).toFixed(1)} to ${Math.max(...slower).toFixed(1)}`;
    console.log(
      `${preset}: size ${geomean(raw).toFixed(2)}x, gzip ${geomean(gzip).toFixed(2)}x, runs ${geomean(slower).toFixed(1)}x as long (${range}), ${geomean(each100kB).toFixed(0)} ms for 100 kB`,
    );
  }
}
