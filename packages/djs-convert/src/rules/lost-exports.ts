import { catalogueId } from "../catalogue/find-id.ts";
import type { ExportIndex, ExportRow } from "./export-rows.ts";
import type { Rewriter } from "./rewriter.ts";

/** `Util` is taken apart name by name; `TextBasedChannel` goes on as a type. */
const known = /^(TextBasedChannel|Util)$/;

const lost = new WeakMap<ExportIndex, readonly ExportRow[]>();

/** What discord.js exports no more and no row of the step speaks of: for a person. */
export function lostExports({ from, to, step }: Rewriter, index: ExportIndex): readonly ExportRow[] {
  const found = lost.get(index) ?? [...from.exports].filter(isLost).map(asRow);
  lost.set(index, found);
  return found;

  function isLost(name: string): boolean {
    return !to.exports.has(name) && !index.has(name) && !known.test(name);
  }
  function asRow(name: string): ExportRow {
    return { id: catalogueId(step, "discord.js", name), name, flag: "removed", message: name };
  }
}
