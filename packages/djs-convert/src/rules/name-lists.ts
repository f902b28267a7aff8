import { endOf, type Node, startOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";

/**
 * Takes names out of a list that a file takes in, of which another one is left: what else is needed may yet come in there.
 * Null where none is left.
 */
export function outOfList(all: readonly Node[], gone: ReadonlySet<Node>): Edit[] | null {
  if (all.every(one => gone.has(one))) return null;
  const edits: Edit[] = [];
  for (const [index, one] of all.entries()) {
    const previous = all[index - 1];
    if (!gone.has(one) || (previous && gone.has(previous))) continue;
    // From the first that goes up to the next that stays, or from the last that stays to the end.
    const next = all.slice(index).find(other => !gone.has(other));
    const last = all.at(-1) ?? one;
    if (next) edits.push({ start: startOf(one), end: startOf(next), text: "" });
    else edits.push({ start: previous ? endOf(previous) : startOf(one), end: endOf(last), text: "" });
  }
  return edits;
}
