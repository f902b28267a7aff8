import { endOf, type Node, parentOf, startOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { removeStatement } from "./literals.ts";
import type { Rewriter } from "./rewriter.ts";

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

/** The parts of the list that a file takes in and one of them stands in. */
export function listAround(part: Node): readonly Node[] {
  const list = parentOf(part);
  if (list?.type === "ObjectPattern") return list.properties;
  return list?.type === "ImportDeclaration" ? list.specifiers : [];
}

/** The statement of a list that a file takes in, or its part of it; null where it cannot go, as what is exported. */
export function withoutStatement(rewriter: Rewriter, list: Node | undefined): Edit | null {
  if (list?.type === "ImportDeclaration") return removeStatement(rewriter, list);
  const owner = list && parentOf(list);
  const statement = owner && parentOf(owner);
  if (list?.type !== "ObjectPattern" || statement?.type !== "VariableDeclaration") return null;
  if (owner?.type !== "VariableDeclarator" || parentOf(statement)?.type === "ExportNamedDeclaration")
    return null;
  return statement.declarations.length === 1
    ? removeStatement(rewriter, statement)
    : oneOf(statement.declarations, owner);
}

/** Takes one of several out, with the comma beside it. */
export function oneOf(parts: readonly Node[], part: Node): Edit | null {
  const index = parts.indexOf(part);
  const [next, previous] = [parts[index + 1], parts[index - 1]];
  if (next) return { start: startOf(part), end: startOf(next), text: "" };
  return previous ? { start: endOf(previous), end: endOf(part), text: "" } : null;
}
