import type { Expression, Identifier } from "@babel/types";
import { bare, isFunc, type Node, parentOf } from "../engine/nodes.ts";
import { plain, type Type } from "../engine/types.ts";

type IsSame = (other: Identifier) => boolean;

/** The class of which a name is an instance where it stands, because a condition around it says so of the same name. */
export function classTested(node: Identifier, isSame: IsSame): Expression | undefined {
  for (
    let at: Node = node, parent = parentOf(at);
    parent && !isFunc(parent);
    at = parent, parent = parentOf(at)
  ) {
    const condition = conditionOf(at, parent);
    const found = condition && classIn(condition, isSame);
    if (found) return found;
  }
  return undefined;
}

/** What holds inside `at` because of where it stands in its parent. */
function conditionOf(at: Node, parent: Node): Node | undefined {
  if (parent.type === "IfStatement" || parent.type === "ConditionalExpression")
    return parent.consequent === at ? parent.test : undefined;
  if (parent.type === "LogicalExpression")
    return parent.operator === "&&" && parent.right === at ? parent.left : undefined;
  return undefined;
}

function classIn(condition: Node, isSame: IsSame): Expression | undefined {
  const test = bare(condition);
  if (test.type === "LogicalExpression" && test.operator === "&&")
    return classIn(test.left, isSame) ?? classIn(test.right, isSame);
  if (test.type !== "BinaryExpression" || test.operator !== "instanceof") return undefined;
  return test.left.type === "Identifier" && isSame(test.left) ? test.right : undefined;
}

/** What `new` makes of a class. */
export function made(type: Type | undefined): Type | undefined {
  if (type?.kind === "foreign") return plain.foreign;
  if (type?.kind !== "class") return undefined;
  if (type.name === "Collection") return { kind: "collection", of: undefined, weak: type.weak };
  const names = type.name ? [type.name] : [];
  const one: Type = { kind: "instance", names, weak: type.weak, made: true };
  return type.own ? { ...one, own: type.own } : one;
}
