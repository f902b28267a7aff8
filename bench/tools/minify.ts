import { gzipSync } from "node:zlib";
import { type Level, minifyJs } from "#code-tools";
import { artifacts, readArtifact } from "./artifacts.ts";
import { engines } from "./engines.ts";
import { writeMinifyTables } from "./minify-tables.ts";
import { bytes, geomean, percent } from "./written-tables.ts";

export interface Row {
  name: string;
  engine: string;
  raw: number;
  gzip: number;
  tookMs: number;
  /** gzip bytes, relative to the best engine alone. */
  share: number;
}
export type Measured = { artifact: string; source: number; rows: Row[] };

const gzipOf = (code: string) => gzipSync(code, { level: 9 }).byteLength;

async function measure(
  name: string,
  run: () => Promise<{ code: string; engine: string }>,
): Promise<Omit<Row, "share">> {
  const begun = performance.now();
  const { code, engine } = await run();
  const tookMs = performance.now() - begun;
  return { name, engine, raw: Buffer.byteLength(code), gzip: gzipOf(code), tookMs };
}

async function minifyWithOurs(code: string, level: Level): Promise<{ code: string; engine: string }> {
  const made = await minifyJs(code, { level, brotli: false });
  const [error] = made.errors;
  if (error) throw new Error(error.message);
  return made;
}

function print({ name, engine, raw, gzip, tookMs, share }: Row) {
  const [size, small, part] = [bytes(raw), bytes(gzip), percent(share)].map(text => text.padStart(10));
  const time = tookMs.toFixed(0).padStart(8);
  console.log(`  ${name.padEnd(14)} ${size} ${small} ${part} ${time} ms  ${engine}`);
}

async function measureAll(code: string, levels: readonly Level[]): Promise<Row[]> {
  const alone: Omit<Row, "share">[] = [];
  for (const [name, minify] of Object.entries(engines))
    alone.push(await measure(name, async () => ({ code: await minify(code), engine: "" })));
  const best = Math.min(...alone.map(({ gzip }) => gzip));
  const rows: Row[] = [];
  const add = (row: Omit<Row, "share">) => {
    rows.push({ ...row, share: row.gzip / best });
    print({ ...row, share: row.gzip / best });
  };
  for (const row of alone) add(row);
  for (const level of levels) add(await measure(`ours, ${level}`, () => minifyWithOurs(code, level)));
  return rows;
}

/** Prints bytes, gzip bytes, gzip relative to the best engine alone, and time; then the geometric means. */
export async function compareMinifiers(
  only: string[],
  levels: readonly Level[],
  writes: boolean,
): Promise<void> {
  const wanted = artifacts.filter(({ name }) => only.length === 0 || only.includes(name));
  const measured: Measured[] = [];
  for (const artifact of wanted) {
    const code = await readArtifact(artifact);
    const name = `${artifact.name} ${artifact.version}`;
    console.log(`${name}: ${bytes(Buffer.byteLength(code))} bytes`);
    measured.push({
      artifact: name,
      source: Buffer.byteLength(code),
      rows: await measureAll(code, levels),
    });
  }
  console.log(`gzip relative to the best engine alone, ${wanted.length} artifacts: geometric mean, worst`);
  for (const { name } of measured[0]?.rows ?? []) {
    const shares = measured.map(({ rows }) => rows.find(row => row.name === name)?.share ?? 1);
    console.log(`  ${name.padEnd(14)} ${percent(geomean(shares))}, ${percent(Math.max(...shares))}`);
  }
  if (writes && only.length === 0) await writeMinifyTables(measured);
}
