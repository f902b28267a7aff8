import { gzipSync } from "node:zlib";
import CleanCss from "clean-css";
import cssnano from "cssnano-preset-default";
import { minify as csso } from "csso/dist/csso.esm";
import { transform } from "esbuild";
import postcss from "postcss";
import { type Level, minifyCss } from "#code-tools";
import { loadEngine } from "../../packages/code-tools/src/css/engines.ts";
import { openKeptSheets } from "./css-kept.ts";
import { type Oracle, openOracle } from "./css-oracle.ts";
import { countLostPrefixes } from "./css-prefixes.ts";
import { sheets } from "./css-sheets.ts";
import { type MeasuredSheet, type SheetRow, writeSheetTables } from "./css-tables.ts";
import { readPackageFile } from "./npm-file.ts";
import { bytes, geomean, percent } from "./written-tables.ts";

type Made = { name: string; code: string; tookMs: number; engine: string };

const gzipOf = (code: string) => gzipSync(code, { level: 9 }).byteLength;

function cleanCss(code: string): string {
  const { styles, errors } = new CleanCss({ level: 2 }).minify(code);
  if (errors[0] !== undefined) throw new Error(errors[0]);
  return styles;
}

/** Each engine alone, with its own settings. */
const alone: Record<string, (code: string) => Promise<string>> = {
  esbuild: async code => (await transform(code, { loader: "css", minify: true })).code,
  cssnano: async code => {
    const plugins = cssnano().plugins.flatMap(([plugin, options]) =>
      options === false ? [] : [plugin(options as object)],
    );
    return (await postcss(plugins).process(code, { from: undefined })).css;
  },
  csso: async code => csso(code, { comments: "exclamation" }).css,
  "clean-css": async code => cleanCss(code),
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

function print({ name, raw, gzip, tookMs, engine, changed, lostPrefixes }: SheetRow) {
  const lost = [
    ...(changed.boxes > 0
      ? [`${changed.boxes} boxes changed: ${[...changed.properties].slice(0, 8).join(", ")}`]
      : []),
    ...(lostPrefixes > 0 ? [`${lostPrefixes} prefixes lost`] : []),
  ].join("; ");
  const [size, small] = [bytes(raw), bytes(gzip)].map(text => text.padStart(10));
  console.log(`  ${name.padEnd(14)} ${size} ${small} ${tookMs.toFixed(0).padStart(7)} ms  ${engine} ${lost}`);
}

function printMeans(measured: readonly MeasuredSheet[]) {
  for (const { name } of measured[0]?.rows ?? []) {
    const rows = measured.flatMap(sheet => sheet.rows.filter(row => row.name === name));
    const lost = rows.reduce((sum, { changed }) => sum + changed.boxes, 0);
    const mean = percent(geomean(rows.map(({ share }) => share)));
    console.log(`${name.padEnd(14)} gzip ${mean} of the smallest that loses nothing, ${lost} boxes changed`);
  }
}

async function measureSheet(
  sheet: (typeof sheets)[number],
  levels: readonly Level[],
  oracle: Oracle,
): Promise<MeasuredSheet> {
  const code = await readPackageFile(sheet.package, sheet.version, sheet.file);
  const name = `${sheet.name} ${sheet.version}`;
  console.log(`${name}: ${bytes(code.length)} characters`);
  const all = await makeAll(code, levels);
  const begun = performance.now();
  const { boxes, changed } = await oracle.compare(
    code,
    all.map(made => made.code),
  );
  console.log(`  ${bytes(boxes)} boxes compared in ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  const rows = all.map(
    (made, at): SheetRow => ({
      ...made,
      raw: Buffer.byteLength(made.code),
      gzip: gzipOf(made.code),
      changed: changed[at] ?? { boxes: 0, properties: [] },
      lostPrefixes: countLostPrefixes(code, made.code),
      share: 1,
    }),
  );
  const safe = rows.filter(
    row => !row.name.startsWith("ours") && row.changed.boxes === 0 && row.lostPrefixes === 0,
  );
  const best = Math.min(...safe.map(({ gzip }) => gzip));
  return { sheet: name, boxes, rows: rows.map(row => ({ ...row, share: row.gzip / best })) };
}

/**
 * Prints bytes, gzip bytes, time, and how many boxes look different in Chromium; then gzip against the best safe engine.
 * Each sheet is kept when it is done: with `resumes`, a run that was stopped goes on behind it.
 */
export async function compareSheets(
  only: readonly string[],
  levels: readonly Level[],
  { writes, resumes }: { writes: boolean; resumes: boolean },
): Promise<void> {
  const kept = await openKeptSheets(levels, resumes);
  const measured: MeasuredSheet[] = [];
  const oracle = await openOracle();
  for (const sheet of sheets.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const known = kept.find(`${sheet.name} ${sheet.version}`);
    const found = known ?? (await measureSheet(sheet, levels, oracle));
    if (known) console.log(`${found.sheet}: measured before`);
    found.rows.forEach(print);
    measured.push(found);
    if (!known) await kept.add(found);
  }
  await oracle.close();
  printMeans(measured);
  if (writes && only.length === 0) await writeSheetTables(measured);
}
