import type { Measured, Row } from "./minify.ts";
import { bytes, geomean, markdownOf, percent, type Table, writeBetween } from "./written-tables.ts";

const isOurs = ({ name }: Row) => name.startsWith("ours");
const headOf = (measured: readonly Measured[]) => [
  "artifact",
  ...(measured[0]?.rows ?? []).map(({ name }) => name),
];
const meanOf = (measured: readonly Measured[], value: (row: Row, all: readonly Row[]) => number) =>
  (measured[0]?.rows ?? []).map(({ name }) =>
    geomean(
      measured.flatMap(({ rows }) => rows.filter(row => row.name === name).map(row => value(row, rows))),
    ),
  );

/** gzip bytes of each, the smallest in bold, and how much of the best engine alone ours is. */
function gzipTable(measured: readonly Measured[]): Table {
  const rows = measured.map(({ artifact, rows }) => {
    const least = Math.min(...rows.map(({ gzip }) => gzip));
    const cells = rows.map(({ gzip }) => (gzip === least ? `**${bytes(gzip)}**` : bytes(gzip)));
    return [artifact, ...cells, percent(rows.findLast(isOurs)?.share ?? 1)];
  });
  const means = meanOf(measured, row => row.share);
  const last = percent(means.at(-1) ?? 1);
  return {
    head: [...headOf(measured), "of the best alone"],
    rows: [...rows, ["geometric mean of that", ...means.map(mean => percent(mean)), last]],
  };
}

const rawTable = (measured: readonly Measured[]): Table => ({
  head: headOf(measured),
  rows: measured.map(({ artifact, rows }) => [artifact, ...rows.map(({ raw }) => bytes(raw))]),
});

/** Times as ratios to terser's of the same run: how busy the machine is counts for all of them. */
function timeTable(measured: readonly Measured[]): Table {
  const ratioOf = (row: Row, all: readonly Row[]) => row.tookMs / (all[0]?.tookMs ?? 1);
  const cells = (row: Row, all: readonly Row[]) =>
    row === all[0] ? `${Math.round(row.tookMs)} ms` : `${ratioOf(row, all).toFixed(2)}x`;
  const rows = measured.map(({ artifact, rows }) => [artifact, ...rows.map(row => cells(row, rows))]);
  const [, ...means] = meanOf(measured, ratioOf);
  return {
    head: headOf(measured),
    rows: [...rows, ["geometric mean", "1", ...means.map(mean => `${mean.toFixed(2)}x`)]],
  };
}

/** Puts what was measured into the READMEs. */
export async function writeMinifyTables(measured: readonly Measured[]): Promise<void> {
  const gzip = markdownOf(gzipTable(measured));
  await writeBetween(
    "packages/code-tools/README.md",
    "js table",
    [
      "Bytes after gzip (zlib, level 9):",
      "",
      gzip,
      "",
      "Bytes:",
      "",
      markdownOf(rawTable(measured)),
      "",
      "Time, terser's in ms and the others' as ratios to it:",
      "",
      markdownOf(timeTable(measured)),
    ].join("\n"),
  );
  await writeBetween("README.md", "tools js", gzip);
}
