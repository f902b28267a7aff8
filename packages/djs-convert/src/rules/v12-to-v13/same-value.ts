import type { Identifier } from "@babel/types";
import { enclosingFunction, endOf, isFunc, type Node, parentOf, startOf } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

const fixed = new Set([
  "ArrayExpression",
  "ObjectExpression",
  "ObjectProperty",
  "StringLiteral",
  "NumericLiteral",
  "TemplateLiteral",
  "NewExpression",
  "MemberExpression",
  "BinaryExpression",
]);

/** Whether an expression that is evaluated at `place`, in the same run of a function, gives what it gives here. */
export function isSame(rewriter: Rewriter, node: Node, place: Node): boolean {
  if (node.type === "Identifier") return isSameName(rewriter, node, place);
  return fixed.has(node.type) && partsOf(node).every(part => isSame(rewriter, part, place));
}

function partsOf(node: Node): Node[] {
  switch (node.type) {
    case "ArrayExpression":
      return node.elements.filter(one => one !== null);
    case "ObjectExpression":
      return node.properties;
    case "ObjectProperty":
      return node.computed ? [node.key, node.value] : [node.value];
    case "TemplateLiteral":
      return node.expressions;
    case "NewExpression":
      return [node.callee, ...node.arguments];
    case "MemberExpression":
      return node.computed ? [node.object, node.property] : [node.object];
    case "BinaryExpression":
      return [node.left, node.right];
    default:
      return [];
  }
}

function isSameName(rewriter: Rewriter, name: Identifier, place: Node): boolean {
  const { tree } = rewriter;
  const binding = tree.resolve(name);
  if (tree.resolveAt(name.name, place) !== binding) return false;
  return binding === null || tree.assignmentsOf(binding).every(one => isElsewhere(one.node, name, place));
}

/** Whether what is done at `node` cannot come between two places in one run of a function. */
function isElsewhere(node: Node, from: Node, to: Node): boolean {
  const run = runAround(from);
  if (run !== runAround(to) || enclosingFunction(from) !== enclosingFunction(node)) return false;
  return (
    endOf(node) <= Math.min(startOf(from), startOf(to)) || startOf(node) >= Math.max(endOf(from), endOf(to))
  );
}

/** The innermost loop or function around a node. */
function runAround(node: Node): Node | undefined {
  for (let at = parentOf(node); at; at = parentOf(at))
    if (isFunc(at) || /^(For|While|DoWhile)/.test(at.type)) return at;
  return undefined;
}
