import { gzipSync } from "node:zlib";
import cssnano from "cssnano-preset-default";
import { transform } from "esbuild";
import postcss from "postcss";
import { type Level, minifyCss } from "#code-tools";
import { loadEngine } from "../../packages/code-tools/src/css/engines.ts";
import { openOracle } from "./css-oracle.ts";
import { sheets } from "./css-sheets.ts";
import { type MeasuredSheet, type SheetRow, writeSheetTables } from "./css-tables.ts";
import { readPackageFile } from "./npm-file.ts";
import { bytes, geomean, percent } from "./written-tables.ts";

type Made = { name: string; code: string; tookMs: number; engine: string };

const gzipOf = (code: string) => gzipSync(code, { level: 9 }).byteLength;

/** Each engine alone, with its own settings. */
const alone: Record<string, (code: string) => Promise<string>> = {
  esbuild: async code => (await transform(code, { loader: "css", minify: true })).code,
  cssnano: async code => {
    const plugins = cssnano().plugins.flatMap(([plugin, options]) =>
      options === false ? [] : [plugin(options as object)],
    );
    return (await postcss(plugins).process(code, { from: undefined })).css;
  },
  lightningcss: async code => (await loadEngine("lightningcss"))(code),
};

async function timed(
  name: string,
  run: () => Promise<{ code: string; engine: string }>,
): Promise<Made | null> {
  const begun = performance.now();
  try {
    const { code, engine } = await run();
    return { name, code, engine, tookMs: performance.now() - begun };
  } catch (error) {
    console.log(`  ${name.padEnd(14)} refused: ${String(error).slice(0, 80)}`);
    return null;
  }
}

async function makeAll(code: string, levels: readonly Level[]): Promise<Made[]> {
  const all: (Made | null)[] = [];
  for (const [name, minify] of Object.entries(alone))
    all.push(await timed(name, async () => ({ code: await minify(code), engine: "" })));
  for (const level of levels)
    all.push(await timed(`ours, ${level}`, () => minifyCss(code, { level, brotli: false })));
  return all.filter(made => made !== null);
}

function print({ name, raw, gzip, tookMs, engine, changed }: SheetRow) {
  const lost =
    changed.boxes > 0
      ? `${changed.boxes} boxes changed: ${[...changed.properties].slice(0, 8).join(", ")}`
      : "";
  const [size, small] = [bytes(raw), bytes(gzip)].map(text => text.padStart(10));
  console.log(`  ${name.padEnd(14)} ${size} ${small} ${tookMs.toFixed(0).padStart(7)} ms  ${engine} ${lost}`);
}

function printMeans(measured: readonly MeasuredSheet[]) {
  for (const { name } of measured[0]?.rows ?? []) {
    const rows = measured.flatMap(sheet => sheet.rows.filter(row => row.name === name));
    const lost = rows.reduce((sum, { changed }) => sum + changed.boxes, 0);
    const mean = percent(geomean(rows.map(({ share }) => share)));
    console.log(`${name.padEnd(14)} gzip ${mean} of the smallest that changes no box, ${lost} boxes changed`);
  }
}

/** Prints bytes, gzip bytes, time, and how many boxes look different in Chromium; then gzip against the best safe engine. */
export async function compareSheets(
  only: readonly string[],
  levels: readonly Level[],
  writes: boolean,
): Promise<void> {
  const measured: MeasuredSheet[] = [];
  const oracle = await openOracle();
  for (const sheet of sheets.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const code = await readPackageFile(sheet.package, sheet.version, sheet.file);
    const all = await makeAll(code, levels);
    const { boxes, changed } = await oracle.compare(
      code,
      all.map(made => made.code),
    );
    const name = `${sheet.name} ${sheet.version}`;
    console.log(`${name}: ${bytes(code.length)} characters, ${boxes} boxes`);
    const rows = all.map((made, at): SheetRow => {
      const said = changed[at] ?? { boxes: 0, properties: new Set() };
      return { ...made, raw: Buffer.byteLength(made.code), gzip: gzipOf(made.code), changed: said, share: 1 };
    });
    const safe = rows.filter(row => !row.name.startsWith("ours") && row.changed.boxes === 0);
    const best = Math.min(...safe.map(({ gzip }) => gzip));
    for (const row of rows) {
      row.share = row.gzip / best;
      print(row);
    }
    measured.push({ sheet: name, boxes, rows });
  }
  await oracle.close();
  printMeans(measured);
  if (writes && only.length === 0) await writeSheetTables(measured);
}
