import type { Statement } from "@babel/types";
import type { Binding } from "../engine/binding.ts";
import {
  bare,
  endOf,
  isFunc,
  isWithin,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  stringValue,
} from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import type { Edit } from "../engine/splice.ts";
import { heldBy, listWalkedBy } from "./held-values.ts";
import { isRepeatable } from "./literals.ts";
import { after, before, type Rewriter, replace } from "./rewriter.ts";

/** Puts a value into a list, which is empty where there is none: `x ? embed : null` becomes `x ? [embed] : []`. */
export function asList(rewriter: Rewriter, value: Node): Edit[] {
  if (isEmpty(rewriter, value)) return [replace(value, "[]")];
  if (isNothingAtTimes(rewriter, value))
    return [before(value, `${rewriter.text(value)} ? [`), after(value, "] : []")];
  if (value.type === "ConditionalExpression" && isNothing(rewriter, value))
    return [value.consequent, value.alternate].flatMap(one => asList(rewriter, one));
  if (value.type !== "LogicalExpression") return [before(value, "["), after(value, "]")];
  const { left, operator, right } = value;
  const gap = rewriter.tree.text.slice(outerEnd(left), outerStart(right));
  const at = outerEnd(left) + gap.indexOf("&&");
  if (operator === "&&" && /^\s*&&/.test(gap))
    return [
      { start: endOf(value), end: endOf(value), text: " : []", closes: true },
      { start: at, end: at + "&&".length, text: "?" },
      ...asList(rewriter, right),
    ];
  const isNamed = isRepeatable(left) && isEmpty(rewriter, right) && !gap.includes("/");
  if (isNamed) return [replace(value, `${rewriter.text(left)} ? [${rewriter.text(left)}] : []`)];
  const mayBeNothing = operator === "&&" || isEmpty(rewriter, right);
  return [before(value, "["), after(value, mayBeNothing ? "].filter(Boolean)" : "]")];
}

/** Whether one of the ways of `a ? b : c` ends in nothing. */
const isNothing = (rewriter: Rewriter, value: Node): boolean =>
  value.type === "ConditionalExpression"
    ? [value.consequent, value.alternate].some(one => isNothing(rewriter, one))
    : isEmpty(rewriter, value);

/**
 * `let file = null; if (picture) file = new MessageAttachment(picture)`: whether nothing may be held where the name is
 * read, which version 12 passed over and a list must not hold.
 */
export function isNothingAtTimes(
  rewriter: Rewriter,
  node: Node,
  isNothing: (value: Node) => boolean = isBlank,
): boolean {
  const { tree } = rewriter;
  const binding = node.type === "Identifier" ? tree.resolve(node) : null;
  const held = binding?.kind === "variable" ? heldBy(rewriter, node) : null;
  if (!binding || !held || held.values.length === 0) return false;
  const { owner } = binding;
  const isOpen = owner.type === "VariableDeclarator" && !owner.init && !listWalkedBy(binding);
  const mayBeNothing = isOpen || held.values.some(value => mayEndIn(value, isNothing));
  return (
    mayBeNothing &&
    held.values.some(value => !isEmpty(rewriter, value)) &&
    !isSettled(tree, node, binding, isNothing)
  );
}

/** Whether nothing comes out of `x ? embed : null` or `x && embed` at times. */
export const mayEndIn = (value: Node, isNothing: (value: Node) => boolean): boolean => {
  if (value.type === "ConditionalExpression")
    return [value.consequent, value.alternate].some(one => mayEndIn(one, isNothing));
  if (value.type === "LogicalExpression") return value.operator === "&&" || mayEndIn(value.right, isNothing);
  return isNothing(value);
};

/** `null` and `undefined`, whatever anybody may call so. */
export const isMissing = (value: Node): boolean =>
  value.type === "NullLiteral" || (value.type === "Identifier" && value.name === "undefined");

/** What is missing, and the empty text. */
const isBlank = (value: Node): boolean => isMissing(value) || stringValue(value) === "";

/** `null` and `undefined`. */
export const isEmpty = ({ tree }: Rewriter, value: Node): boolean =>
  value.type === "NullLiteral" ||
  stringValue(value) === "" ||
  (value.type === "Identifier" && value.name === "undefined" && !tree.resolve(value));

/** Whether it is given something on every way to `node`, or was asked for. */
function isSettled(tree: Tree, node: Node, binding: Binding, isNothing: (value: Node) => boolean): boolean {
  const given = new Set<Node>(tree.assignmentsOf(binding).map(one => one.node));
  const isNamed = (test: Node): boolean => tree.references(binding).some(use => isWithin(use, test));
  const settled = (one: Node): boolean => settles(one, given, isNothing);
  const hasLeftOrSettled = (one: Node): boolean => leaves(one) || settled(one);
  for (let at = node, parent = parentOf(at); parent; at = parent, parent = parentOf(at)) {
    const test =
      parent.type === "IfStatement" || parent.type === "ConditionalExpression" ? parent.test : null;
    if (test && test !== at && isNamed(test)) return true;
    if (parent.type === "LogicalExpression" && parent.right === at && isNamed(parent.left)) return true;
    if (isFunc(parent) && isWithin(binding.owner, parent)) return false;
    if (parent.type !== "BlockStatement" && parent.type !== "Program") continue;
    for (const one of parent.body.slice(0, parent.body.indexOf(at as Statement)))
      if (
        settled(one) ||
        (one.type === "IfStatement" && isNamed(one.test) && hasLeftOrSettled(one.consequent))
      )
        return true;
  }
  return false;
}

/** Whether a statement gives it something, whichever way it goes. */
function settles(
  node: Node | null | undefined,
  given: ReadonlySet<Node>,
  isNothing: (value: Node) => boolean,
): boolean {
  const settled = (one: Node | null | undefined): boolean => settles(one, given, isNothing);
  const isGiven = (one: Node): boolean => given.has(one) && !givesNothing(one, isNothing);
  switch (node?.type) {
    case "ExpressionStatement":
      return isGiven(bare(node.expression));
    case "VariableDeclaration":
      return node.declarations.some(isGiven);
    case "BlockStatement":
      return node.body.some(settled);
    case "IfStatement":
      return (
        (settled(node.consequent) || leaves(node.consequent)) &&
        (settled(node.alternate) || leaves(node.alternate))
      );
    case "TryStatement":
      return (
        settled(node.block) && (!node.handler || leaves(node.handler.body) || settled(node.handler.body))
      );
    case "SwitchStatement":
      return (
        node.cases.some(one => one.test === null) &&
        node.cases.every(
          one => one.consequent.length === 0 || one.consequent.some(part => settled(part) || leaves(part)),
        )
      );
    default:
      return false;
  }
}

function givesNothing(node: Node, isNothing: (value: Node) => boolean): boolean {
  const value =
    node.type === "AssignmentExpression" ? node.right : node.type === "VariableDeclarator" ? node.init : null;
  return value !== null && value !== undefined && mayEndIn(value, isNothing);
}

const leaves = (node: Node | null | undefined): boolean =>
  node?.type === "BlockStatement"
    ? node.body.some(leaves)
    : /^(Return|Throw|Continue)Statement$/.test(node?.type ?? "");
