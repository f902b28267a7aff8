import type { Expression, Identifier } from "@babel/types";
import { bare, endOf, isFunc, type Node, parentOf, startOf, stringValue } from "../engine/nodes.ts";

type IsSame = (other: Identifier) => boolean;

/** A kind of plain value, or the class of which it is an instance. */
type Kind = "string" | "number" | "boolean" | Expression;

/**
 * What a name is where it stands, because a condition around it says so of the same name. `given` is where it is given
 * something else.
 */
export function narrowed(node: Identifier, isSame: IsSame, given: () => readonly Node[]): Kind | undefined {
  for (
    let at: Node = node, parent = parentOf(at);
    parent && !isFunc(parent);
    at = parent, parent = parentOf(at)
  ) {
    const condition = conditionOf(at, parent);
    const found = condition && testIn(condition, isSame);
    if (found)
      return given().some(one => isInside(one, at) && endOf(one) <= startOf(node)) ? undefined : found;
  }
  return undefined;
}

const isInside = (node: Node, around: Node): boolean =>
  startOf(node) >= startOf(around) && endOf(node) <= endOf(around);

/** What holds inside `at` because of where it stands in its parent. */
function conditionOf(at: Node, parent: Node): Node | undefined {
  if (parent.type === "IfStatement" || parent.type === "ConditionalExpression")
    return parent.consequent === at ? parent.test : undefined;
  if (parent.type === "LogicalExpression")
    return parent.operator === "&&" && parent.right === at ? parent.left : undefined;
  return undefined;
}

function testIn(condition: Node, isSame: IsSame): Kind | undefined {
  const test = bare(condition);
  if (test.type === "LogicalExpression" && test.operator === "&&")
    return testIn(test.left, isSame) ?? testIn(test.right, isSame);
  if (test.type !== "BinaryExpression") return undefined;
  const { left, operator, right } = test;
  if (operator === "instanceof") return left.type === "Identifier" && isSame(left) ? right : undefined;
  if (!/^===?$/.test(operator) || left.type !== "UnaryExpression" || left.operator !== "typeof")
    return undefined;
  const kind = left.argument.type === "Identifier" && isSame(left.argument) ? stringValue(right) : undefined;
  return kind === "string" || kind === "number" || kind === "boolean" ? kind : undefined;
}
