import * as fs from "node:fs/promises";
import * as path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

export const markdownOf = ({ head, rows }: Table): string =>
  [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");

/** Puts text between `<!-- name -->` and `<!-- /name -->` of a file, so that a figure there is always a measured one. */
export async function writeBetween(file: string, name: string, text: string): Promise<void> {
  const place = path.join(root, file);
  const before = await fs.readFile(place, "utf8");
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [before.indexOf(open), before.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for ${name}`);
  await fs.writeFile(place, `${before.slice(0, from + open.length)}\n${text}\n${before.slice(to)}`);
  console.log(`written: ${name} in ${file}`);
}

export const bytes = (count: number): string => count.toLocaleString("en");
export const percent = (share: number, digits = 2): string => `${(100 * share).toFixed(digits)} %`;

export const geomean = (ratios: readonly number[]): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
