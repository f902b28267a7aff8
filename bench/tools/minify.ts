import { gzipSync } from "node:zlib";
import { type Level, minifyJs } from "#code-tools";
import { artifacts, readArtifact } from "./artifacts.ts";
import { engines } from "./engines.ts";

interface Row {
  name: string;
  engine: string;
  raw: number;
  gzip: number;
  tookMs: number;
}

const gzipOf = (code: string) => gzipSync(code, { level: 9 }).byteLength;
const bytes = (count: number) => count.toLocaleString("en").padStart(10);

async function measureAlone(code: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, minify] of Object.entries(engines)) {
    const begun = performance.now();
    const made = await minify(code);
    const tookMs = performance.now() - begun;
    rows.push({ name, engine: "", raw: Buffer.byteLength(made), gzip: gzipOf(made), tookMs });
  }
  return rows;
}

async function measureOurs(code: string, level: Level): Promise<Row> {
  const begun = performance.now();
  const { sizes, engine, errors } = await minifyJs(code, { level, brotli: false });
  const [error] = errors;
  if (error) throw new Error(error.message);
  return { name: `ours, ${level}`, engine, ...sizes, tookMs: performance.now() - begun };
}

function print({ name, engine, raw, gzip, tookMs }: Row, best: number) {
  const share = ((100 * gzip) / best).toFixed(2).padStart(7);
  const time = tookMs.toFixed(0).padStart(8);
  console.log(`  ${name.padEnd(14)} ${bytes(raw)} ${bytes(gzip)} ${share} % ${time} ms  ${engine}`);
}

const geomean = (ratios: number[]) =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);

/** Prints bytes, gzip bytes, gzip relative to the best engine alone, and time; then the geometric means. */
export async function compareMinifiers(only: string[], levels: readonly Level[]): Promise<void> {
  const ratios = new Map<string, number[]>();
  const wanted = artifacts.filter(({ name }) => only.length === 0 || only.includes(name));
  for (const artifact of wanted) {
    const code = await readArtifact(artifact);
    console.log(
      `${artifact.name} ${artifact.version}: ${Buffer.byteLength(code).toLocaleString("en")} bytes`,
    );
    const alone = await measureAlone(code);
    const best = Math.min(...alone.map(({ gzip }) => gzip));
    for (const row of alone) print(row, best);
    for (const level of levels) {
      const row = await measureOurs(code, level);
      print(row, best);
      alone.push(row);
    }
    for (const { name, gzip } of alone) ratios.set(name, [...(ratios.get(name) ?? []), gzip / best]);
  }
  console.log(`gzip relative to the best engine alone, ${wanted.length} artifacts: geometric mean, worst`);
  for (const [name, each] of ratios) {
    const worst = (100 * Math.max(...each)).toFixed(2);
    console.log(`  ${name.padEnd(14)} ${(100 * geomean(each)).toFixed(2)} %, ${worst} %`);
  }
}
