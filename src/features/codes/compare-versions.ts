import { structuredPatch } from "diff";
import { limits } from "#core/limits.ts";
import type { Ctx } from "../context/index.ts";
import { grammarOf, highlight, linesOf } from "../highlight/index.ts";
import type { CodeDiff, CodeFileDiff, DiffRow } from "./codes.schema.ts";
import { readCode } from "./read-code.ts";

type Sides = { path: string; before: string | undefined; after: string | undefined };
type Hunk = ReturnType<typeof structuredPatch>["hunks"][number];

/** Line breaks of one kind, and one at the end: what differs in nothing else is the same. */
const tidy = (text: string | undefined): string =>
  text === undefined || text === "" ? "" : `${linesOf(text).join("\n")}\n`;

function rowsOf(hunk: Hunk, html: { before: string[]; after: string[] }): DiffRow[] {
  let before = hunk.oldStart;
  let after = hunk.newStart;
  const rows: DiffRow[] = [];
  for (const line of hunk.lines) {
    if (line.startsWith("-")) {
      rows.push({ kind: "removed", before, after: null, html: html.before[before - 1] ?? "" });
      before++;
    } else if (line.startsWith("+")) {
      rows.push({ kind: "added", before: null, after, html: html.after[after - 1] ?? "" });
      after++;
    } else if (line.startsWith(" ")) {
      rows.push({ kind: "same", before, after, html: html.after[after - 1] ?? "" });
      before++;
      after++;
    }
  }
  return rows;
}

const lineCount = (text: string): number => (text === "" ? 0 : linesOf(text).length);

/** Texts that have hardly a line in common: one went, the other came. */
function wholeHunk({ before, after }: { before: string; after: string }): Hunk {
  const [oldLines, newLines] = [lineCount(before), lineCount(after)];
  const lines = [...Array<string>(oldLines).fill("-"), ...Array<string>(newLines).fill("+")];
  return { oldStart: 1, oldLines, newStart: 1, newLines, lines };
}

async function diffOf({ path, before, after }: Sides): Promise<CodeFileDiff | null> {
  const sides = { before: tidy(before), after: tidy(after) };
  if (before !== undefined && after !== undefined && sides.before === sides.after) return null;
  const { diffContextLines: context, diffEditsMax: maxEditLength } = limits.code;
  const patch = structuredPatch(path, path, sides.before, sides.after, "", "", { context, maxEditLength });
  const hunks = patch?.hunks ?? [wholeHunk(sides)];
  const grammar = grammarOf(path);
  const html = {
    before: await highlight(sides.before, grammar),
    after: await highlight(sides.after, grammar),
  };
  const shown = hunks.map(hunk => ({ rows: rowsOf(hunk, html) }));
  const countOf = (kind: DiffRow["kind"]) =>
    shown.flatMap(hunk => hunk.rows).filter(row => row.kind === kind).length;
  const status = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return { path, status, added: countOf("added"), removed: countOf("removed"), hunks: shown };
}

/** What changed from one version of a code to another, file by file and line by line, for whoever may read it. */
export async function compareVersions(
  ctx: Ctx,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<CodeDiff> {
  const before = await readCode(ctx, { id, version: from });
  const after = await readCode(ctx, { id, version: to });
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].sort();
  const files: CodeFileDiff[] = [];
  for (const path of paths) {
    const diff = await diffOf({ path, before: before.files.get(path), after: after.files.get(path) });
    if (diff !== null) files.push(diff);
  }
  return { id, from, to, files };
}
