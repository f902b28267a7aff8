import * as fs from "node:fs/promises";
import * as path from "node:path";
import { setFlagsFromString } from "node:v8";
import { obfuscateJs, type PresetName, presetNames } from "#code-tools";
import { type Library, libraries, loadLibrary } from "../../packages/code-tools/fuzz/libraries.ts";
import { readPackageFile } from "./npm-file.ts";
import { geomean, markdownOf, writeBetween } from "./written-tables.ts";

const enough = { warmUs: 300_000, measuredUs: 500_000 };

/** Processor time of one round, over as many rounds as give a steady figure, once the engine has compiled what is hot. */
function costOf(work: () => void): number {
  const spend = (us: number) => {
    const begun = process.threadCpuUsage().user;
    let rounds = 0;
    for (; process.threadCpuUsage().user - begun < us; rounds += 1) work();
    return (process.threadCpuUsage().user - begun) / rounds;
  };
  spend(enough.warmUs);
  return spend(enough.measuredUs);
}

type Costs = { raw: number[]; gzip: number[]; slower: number[]; each100kB: number[] };

async function measurePreset(preset: PresetName, wanted: readonly Library[]): Promise<Costs> {
  const costs: Costs = { raw: [], gzip: [], slower: [], each100kB: [] };
  for (const { name, version, file, exercise } of wanted) {
    const code = await readPackageFile(name, version, file);
    const begun = performance.now();
    const { code: made, sizes, before } = await obfuscateJs(code, { preset, seed: 42, brotli: false });
    costs.each100kB.push(((performance.now() - begun) * 100_000) / before.raw);
    costs.raw.push(sizes.raw / before.raw);
    costs.gzip.push(sizes.gzip / before.gzip);
    const [original, obfuscated] = [loadLibrary(code), loadLibrary(made)];
    costs.slower.push(costOf(() => exercise(obfuscated)) / costOf(() => exercise(original)));
    const last = (list: number[]) => (list.at(-1) ?? 0).toFixed(2);
    console.log(
      `  ${preset}, ${name}: ${last(costs.raw)}x, gzip ${last(costs.gzip)}x, ${last(costs.slower)}x as long`,
    );
  }
  return costs;
}

const short = (ratio: number): number => Number(ratio.toPrecision(2));

/** The file that the tool's hints are made of. */
async function writeCosts(all: ReadonlyMap<PresetName, Costs>, names: string) {
  const lines = [...all].map(([preset, { gzip, slower }]) => {
    const [size, time, slowest] = [geomean(gzip), geomean(slower), Math.max(...slower)].map(short);
    return `  ${preset}: { gzip: ${size}, slower: ${time}, slowest: ${slowest} },`;
  });
  const text = `import type { PresetName } from "./options.ts";

/**
 * How many times as large (gzip) and as slow each preset makes ${names}: geometric means, and the slowest. Written by
 * \`npm run bench:tools -- --obfuscate --write\`.
 */
export const presetCosts: Record<PresetName, { gzip: number; slower: number; slowest: number }> = {
${lines.join("\n")}
};
`;
  const place = "packages/code-tools/src/obfuscate/preset-costs.ts";
  await fs.writeFile(path.resolve(import.meta.dirname, "../..", place), text);
  console.log(`written: ${place}`);
}

const does: Record<PresetName, string> = {
  light: "short names, three of four strings in an encoded list",
  balanced: "and a quarter of control flow flattened, numbers as sums, strings cut",
  strong: "and three quarters flattened, dead code, RC4 on all strings",
};

/** How much larger and slower each preset makes real libraries, and how long making it takes. */
export async function measurePresets(only: string[], writes: boolean): Promise<void> {
  // Compiling in the same thread counts for it: how busy the machine is makes no difference.
  setFlagsFromString("--no-concurrent-recompilation");
  const wanted = libraries.filter(({ name }) => only.length === 0 || only.includes(name));
  const all = new Map<PresetName, Costs>();
  for (const preset of presetNames) {
    const costs = await measurePreset(preset, wanted);
    all.set(preset, costs);
    const { raw, gzip, slower, each100kB } = costs;
    const range = `${Math.min(...slower).toFixed(1)} to ${Math.max(...slower).toFixed(1)}`;
    console.log(
      `${preset}: size ${geomean(raw).toFixed(2)}x, gzip ${geomean(gzip).toFixed(2)}x, runs ${geomean(slower).toFixed(1)}x as long (${range}), ${geomean(each100kB).toFixed(0)} ms for 100 kB`,
    );
  }
  if (!writes || only.length > 0) return;
  await writeCosts(all, `${wanted.length} libraries`);
  const rows = [...all].map(([preset, { raw, gzip, slower }]) => {
    const range = `${short(Math.min(...slower))} to ${short(Math.max(...slower))}`;
    return [
      preset,
      `${short(geomean(raw))}x`,
      `${short(geomean(gzip))}x`,
      `${short(geomean(slower))}x (${range})`,
      does[preset],
    ];
  });
  const head = ["preset", "size", "gzip", "runs as long", "what it does"];
  await writeBetween("packages/code-tools/README.md", "presets table", markdownOf({ head, rows }));
}
