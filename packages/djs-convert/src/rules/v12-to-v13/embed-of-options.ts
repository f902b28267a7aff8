import type { Identifier, ObjectExpression, ObjectProperty } from "@babel/types";
import { isMember, keyName, type Member, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { objectsOf } from "../held-values.ts";
import { rename, renamePattern } from "../member-rows.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";

/**
 * `options.embed` of options that are sent, where it is given and where it is read: it is the first of `embeds` now. What
 * is sent is a name for them, or gives what is written out somewhere else.
 */
export function embedOfOptions(
  rewriter: Rewriter,
  sent: Node,
  written: ObjectExpression | null,
  weak: boolean,
): void {
  const names = new Set([sent, nameOf(written)]);
  for (const name of names) if (name?.type === "Identifier") embedOfNamed(rewriter, name, weak);
}

function embedOfNamed(rewriter: Rewriter, options: Identifier, weak: boolean): void {
  const binding = rewriter.tree.resolve(options);
  if (!binding) return;
  const uses = rewriter.tree.references(binding);
  const places = uses.flatMap(use => embedAt(use) ?? []);
  const isGiven =
    places.some(isGivenAt) ||
    objectsOf(rewriter, options).some(one => one.properties.some(property => keyName(property) === "embed"));
  if (!isGiven) return;
  for (const place of places)
    if (!rewriter.done.has(place)) rewriter.change("13-011", place, editsAt(place), weak);
  for (const property of uses.flatMap(takenFrom))
    if (!rewriter.done.has(property))
      rewriter.change("13-011", property, takenEdits(rewriter, property), weak);
}

/** `options` of `const options = { … }; return options`. */
function nameOf(written: ObjectExpression | null): Identifier | null {
  const owner = written && parentOf(written);
  return owner?.type === "VariableDeclarator" && owner.id.type === "Identifier" ? owner.id : null;
}

/** `options.embed`, of a place where the options are named. */
function embedAt(use: Node): Member | null {
  const member = parentOf(use);
  return isMember(member) && member.object === use && memberName(member) === "embed" ? member : null;
}

/** `const { embed } = options`. */
function takenFrom(use: Node): ObjectProperty[] {
  const parent = parentOf(use);
  if (parent?.type !== "VariableDeclarator" || parent.init !== use || parent.id.type !== "ObjectPattern")
    return [];
  return parent.id.properties.flatMap(one =>
    one.type === "ObjectProperty" && keyName(one) === "embed" ? [one] : [],
  );
}

const takenEdits = (rewriter: Rewriter, property: ObjectProperty): Edit[] =>
  property.value.type === "ObjectPattern"
    ? [replace(property.key, "embeds"), before(property.value, "["), after(property.value, "]")]
    : renamePattern(rewriter, property, "embeds[0]");

const assignmentAt = (place: Node): Node | null => {
  const parent = parentOf(place);
  const isGiven = parent?.type === "AssignmentExpression" && parent.left === place && parent.operator === "=";
  return isGiven ? parent.right : null;
};

const isGivenAt = (place: Node): boolean => assignmentAt(place) !== null;

function editsAt(place: Member): Edit[] {
  const given = assignmentAt(place);
  if (given) return [rename(place, "embeds"), before(given, "["), after(given, "]")];
  const parent = parentOf(place);
  if (parent?.type === "UnaryExpression" && parent.operator === "delete") return [rename(place, "embeds")];
  // What is asked of it takes for granted that it is there.
  const isThere = parent?.type === "MemberExpression" && parent.object === place;
  return [rename(place, "embeds"), after(place, isThere ? "[0]" : "?.[0]")];
}
