import { catalogueId } from "../catalogue/find-id.ts";
import type { ExportIndex, ExportRow } from "./export-rows.ts";
import type { Rewriter } from "./rewriter.ts";

/** `Util` is taken apart name by name; `TextBasedChannel` goes on as a type. */
const known = /^(TextBasedChannel|Util)$/;

const lost = new WeakMap<ExportIndex, readonly ExportRow[]>();

/** What discord.js exports no more and no row of the step speaks of: for a person. */
export function lostExports(rewriter: Rewriter, index: ExportIndex): readonly ExportRow[] {
  const found = lost.get(index) ?? rowsOf(rewriter, index);
  lost.set(index, found);
  return found;
}

const rowsOf = ({ from, to, step }: Rewriter, index: ExportIndex): ExportRow[] =>
  [...from.exports]
    .filter(name => !to.exports.has(name) && !index.has(name) && !known.test(name))
    .map(name => ({ id: catalogueId(step, "discord.js", name), name, flag: "removed", message: name }));
