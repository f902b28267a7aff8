import { type Node, stringValue } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";
import { isAllSeen, textSources } from "../text-sources.ts";
import { enumValue } from "./enum-value.ts";
import type { EnumMap } from "./enums.ts";

/**
 * `{ type: types[i] }`, `{ type: kind.type }`: members of the enum are written where the texts stand, which nothing else
 * reads. Says whether they are.
 */
export function enumAtSources(rewriter: Rewriter, map: EnumMap, value: Node): boolean {
  const sources = sourcesOf(rewriter, map, value);
  if (sources.length === 0 || sources.some(one => one.isOpen)) return false;
  if (!isAllSeen(rewriter, value, "type")) return false;
  return sources.map(({ text }) => enumValue(rewriter, map, text, true)).includes(true);
}

/** The old texts in this file that a value may come to. */
export const sourcesOf = (rewriter: Rewriter, map: EnumMap, value: Node) =>
  textSources(rewriter, value, "type").filter(({ text }) =>
    Object.hasOwn(map.values, stringValue(text) ?? ""),
  );
