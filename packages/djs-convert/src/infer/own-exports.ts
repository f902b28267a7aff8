import { isFunc, isMember, type Member, memberName, type Node, parentOf } from "../engine/nodes.ts";
import { join, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { memberOf } from "./members.ts";

/** `exports.guild` of the file that gives it itself, also of `module.exports = { guild }`. */
export function ofOwnExport(infer: Infer, { object }: Member, name: string): Type | undefined {
  if (!isExports(infer, object)) return undefined;
  const { memberAssignments } = infer.tree;
  let found: Type | undefined;
  for (const { left, right } of memberAssignments.get(name) ?? [])
    if (isMember(left) && isExports(infer, left.object)) found = join(found, infer.typeOf(right));
  if (found) return found;
  for (const { left, right } of memberAssignments.get("exports") ?? [])
    if (isExports(infer, left)) found = join(found, memberOf(infer, infer.typeOf(right), name));
  return found;
}

/** `exports` and `module.exports`, and `this` outside of functions that have one of their own. */
function isExports(infer: Infer, node: Node): boolean {
  if (node.type === "ThisExpression") return isOfFile(node);
  if (node.type === "Identifier") return node.name === "exports" && !infer.tree.resolve(node);
  return (
    isMember(node) &&
    memberName(node) === "exports" &&
    node.object.type === "Identifier" &&
    node.object.name === "module" &&
    !infer.tree.resolve(node.object)
  );
}

function isOfFile(self: Node): boolean {
  let at = parentOf(self);
  while (at && (at.type === "ArrowFunctionExpression" || !hasThis(at))) at = parentOf(at);
  return !at;
}

const hasThis = (node: Node): boolean =>
  isFunc(node) || node.type === "ClassDeclaration" || node.type === "ClassExpression";
