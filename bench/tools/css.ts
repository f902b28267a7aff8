import { gzipSync } from "node:zlib";
import { transform } from "esbuild";
import { type Level, minifyCss } from "#code-tools";
import { loadEngine } from "../../packages/code-tools/src/css/engines.ts";
import { openOracle } from "./css-oracle.ts";
import { sheets } from "./css-sheets.ts";
import { readPackageFile } from "./npm-file.ts";

type Row = { name: string; code: string; tookMs: number; engine: string };

const gzipOf = (code: string) => gzipSync(code, { level: 9 }).byteLength;
const bytes = (count: number) => count.toLocaleString("en").padStart(10);

const alone: Record<string, (code: string) => Promise<string>> = {
  esbuild: async code => (await transform(code, { loader: "css", minify: true })).code,
  cssnano: async code => (await loadEngine("cssnano"))(code),
  lightningcss: async code => (await loadEngine("lightningcss"))(code),
};

async function timed(
  name: string,
  run: () => Promise<{ code: string; engine: string }>,
): Promise<Row | null> {
  const begun = performance.now();
  try {
    const made = await run();
    return { name, ...made, tookMs: performance.now() - begun };
  } catch (error) {
    console.log(`  ${name.padEnd(14)} refused: ${String(error).slice(0, 80)}`);
    return null;
  }
}

async function measure(code: string, levels: readonly Level[]): Promise<Row[]> {
  const rows: (Row | null)[] = [];
  for (const [name, minify] of Object.entries(alone))
    rows.push(await timed(name, async () => ({ code: await minify(code), engine: "" })));
  for (const level of levels)
    rows.push(await timed(`ours, ${level}`, () => minifyCss(code, { level, brotli: false })));
  return rows.filter(row => row !== null);
}

const geomean = (ratios: readonly number[]) =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);

/** Prints bytes, gzip bytes, time, and how many boxes look different in Chromium; then gzip relative to esbuild. */
export async function compareSheets(only: readonly string[], levels: readonly Level[]): Promise<void> {
  const ratios = new Map<string, number[]>();
  const broken = new Map<string, number>();
  const oracle = await openOracle();
  for (const sheet of sheets.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const code = await readPackageFile(sheet.package, sheet.version, sheet.file);
    const rows = await measure(code, levels);
    const { boxes, changed } = await oracle.compare(
      code,
      rows.map(row => row.code),
    );
    console.log(
      `${sheet.name} ${sheet.version}: ${code.length.toLocaleString("en")} characters, ${boxes} boxes`,
    );
    const base = gzipOf(rows.find(row => row.name === "esbuild")?.code ?? code);
    for (const [at, row] of rows.entries()) {
      const gzip = gzipOf(row.code);
      const lost = changed[at] ?? 0;
      ratios.set(row.name, [...(ratios.get(row.name) ?? []), gzip / base]);
      broken.set(row.name, (broken.get(row.name) ?? 0) + lost);
      const said = lost > 0 ? `${lost} boxes changed` : "";
      console.log(
        `  ${row.name.padEnd(14)} ${bytes(Buffer.byteLength(row.code))} ${bytes(gzip)} ${row.tookMs.toFixed(0).padStart(7)} ms  ${row.engine} ${said}`,
      );
    }
  }
  await oracle.close();
  for (const [name, list] of ratios)
    console.log(
      `${name.padEnd(14)} gzip ${geomean(list).toFixed(4)} of esbuild's, ${broken.get(name) ?? 0} boxes changed`,
    );
}
