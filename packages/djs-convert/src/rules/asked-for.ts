import { isFunc, isWithin, type Node, parentOf } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

/** Whether code around a value, or before it in its function, asks what it is. */
export function isAskedFor(rewriter: Rewriter, value: Node): boolean {
  const text = rewriter.text(value);
  const asks = (test: Node): boolean => rewriter.text(test).includes(text);
  for (let at: Node = value, parent = parentOf(at); parent; at = parent, parent = parentOf(at)) {
    const test =
      parent.type === "IfStatement" || parent.type === "ConditionalExpression"
        ? parent.test
        : parent.type === "LogicalExpression"
          ? parent.left
          : null;
    if (test && test !== at && asks(test)) return true;
    if (isFunc(parent)) return leavesWithout(parent.body, text, rewriter);
  }
  return false;
}

/** `if (!member.nickname) return …;` anywhere in the function. */
function leavesWithout(body: Node, text: string, rewriter: Rewriter): boolean {
  return (
    body.type === "BlockStatement" &&
    body.body.some(
      one =>
        one.type === "IfStatement" &&
        rewriter.text(one.test).includes(text) &&
        /\breturn\b|\bthrow\b/.test(rewriter.text(one.consequent)),
    )
  );
}

/** `if (!text)`, `text ? a : b`, `text.length < 1 && …`. */
export function isAsked(use: Node): boolean {
  for (let at = use, parent = parentOf(at); parent; at = parent, parent = parentOf(at)) {
    if (parent.type === "LogicalExpression") return parent.left === at;
    if (parent.type === "IfStatement" || parent.type === "ConditionalExpression")
      return isWithin(use, parent.test);
    if (/Statement$/.test(parent.type)) return false;
  }
  return false;
}
