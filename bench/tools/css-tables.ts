import type { Changed } from "./css-oracle.ts";
import { bytes, geomean, markdownOf, percent, type Table, writeBetween } from "./written-tables.ts";

export type SheetRow = {
  name: string;
  engine: string;
  raw: number;
  gzip: number;
  tookMs: number;
  changed: Changed;
  /** Places with a prefix that are no more: Chromium does not look at them. */
  lostPrefixes: number;
  /** gzip bytes, relative to the best engine alone that loses nothing. */
  share: number;
};
export type MeasuredSheet = { sheet: string; boxes: number; rows: SheetRow[] };

const isOurs = ({ name }: SheetRow) => name.startsWith("ours");

function gzipTable(measured: readonly MeasuredSheet[]): Table {
  const names = (measured[0]?.rows ?? []).map(({ name }) => name);
  const cell = ({ gzip, changed, lostPrefixes }: SheetRow) => {
    const lost = [
      ...(changed.boxes > 0 ? [`${bytes(changed.boxes)} boxes`] : []),
      ...(lostPrefixes > 0 ? [`${bytes(lostPrefixes)} prefixes`] : []),
    ];
    return lost.length > 0 ? `${bytes(gzip)} (${lost.join(", ")})` : bytes(gzip);
  };
  const rows = measured.map(({ sheet, rows }) => [
    sheet,
    ...names.map(name => {
      const row = rows.find(other => other.name === name);
      return row ? cell(row) : "refused";
    }),
    percent(rows.findLast(isOurs)?.share ?? 1),
  ]);
  const shares = measured.map(({ rows }) => rows.findLast(isOurs)?.share ?? 1);
  const last = ["geometric mean", ...names.map(() => ""), percent(geomean(shares))];
  return { head: ["sheet", ...names, "of the best safe one"], rows: [...rows, last] };
}

/** Bytes, and the time as a ratio to cssnano's, which takes longest of those alone. */
function restTable(measured: readonly MeasuredSheet[]): Table {
  const names = (measured[0]?.rows ?? []).map(({ name }) => name);
  const rows = measured.map(({ sheet, rows }) => {
    const base = rows.find(({ name }) => name === "cssnano")?.tookMs ?? 1;
    const cells = names.map(name => {
      const row = rows.find(other => other.name === name);
      return row ? `${bytes(row.raw)}, ${(row.tookMs / base).toFixed(2)}x` : "refused";
    });
    return [sheet, ...cells];
  });
  return { head: ["sheet", ...names], rows };
}

/** Puts what was measured into the README. */
export async function writeSheetTables(measured: readonly MeasuredSheet[]): Promise<void> {
  const boxes = measured.reduce((sum, sheet) => sum + sheet.boxes, 0);
  const text = [
    `Bytes after gzip (zlib, level 9); how many of ${bytes(boxes)} boxes look different in Chromium, where any do, and how`,
    "many places with a prefix for Safari or Firefox are lost. The best safe one is the smallest engine alone without either:",
    "",
    markdownOf(gzipTable(measured)),
    "",
    "Bytes, and time as a ratio to cssnano's:",
    "",
    markdownOf(restTable(measured)),
  ];
  await writeBetween("packages/code-tools/README.md", "css table", text.join("\n"));
}
