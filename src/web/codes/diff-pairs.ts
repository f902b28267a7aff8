import type { DiffRow } from "#features/codes/codes.schema.ts";

export type DiffPair = { before: DiffRow | null; after: DiffRow | null };

/** Rows beside each other: what went stands left of what came in its place. */
export function pairsOf(rows: readonly DiffRow[]): DiffPair[] {
  const pairs: DiffPair[] = [];
  let removed: DiffRow[] = [];
  let added: DiffRow[] = [];
  const flush = () => {
    const height = Math.max(removed.length, added.length);
    for (let at = 0; at < height; at++) pairs.push({ before: removed[at] ?? null, after: added[at] ?? null });
    removed = [];
    added = [];
  };
  for (const row of rows) {
    if (row.kind === "removed") removed.push(row);
    else if (row.kind === "added") added.push(row);
    else {
      flush();
      pairs.push({ before: row, after: row });
    }
  }
  flush();
  return pairs;
}
