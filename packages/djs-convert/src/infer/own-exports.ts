import type { ObjectExpression } from "@babel/types";
import { isFunc, isMember, keyName, type Member, memberName, type Node, parentOf } from "../engine/nodes.ts";
import type { Infer } from "./context.ts";

/** `exports.guild` of the file that gives it itself, also of `module.exports = { guild }`: all that it may be. */
export function valuesOfExport(infer: Infer, { object }: Member, name: string): Node[] {
  if (!isExports(infer, object)) return [];
  const { memberAssignments } = infer.tree;
  const values: Node[] = [];
  for (const { left, right } of memberAssignments.get(name) ?? [])
    if (isMember(left) && isExports(infer, left.object)) values.push(right);
  for (const { left, right } of memberAssignments.get("exports") ?? [])
    if (isExports(infer, left) && right.type === "ObjectExpression") values.push(...valuesUnder(right, name));
  return values;
}

const valuesUnder = (object: ObjectExpression, name: string): Node[] =>
  object.properties.flatMap<Node>(one => {
    if (keyName(one) !== name) return [];
    return one.type === "ObjectProperty" ? [one.value] : [one];
  });

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
