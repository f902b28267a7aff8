import {
  bare,
  type Call,
  isCall,
  isMember,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { type Rewriter, remove } from "../rewriter.ts";

/*
 * Colors that bots make up: a number, and a text of it to the base of sixteen.
 */

/** The number alone, without what makes a text of it; `key` is what must stand before it. Null for any other color. */
export function onlyNumber({ tree }: Rewriter, value: Node, key: string): Edit[] | null {
  const number = numberWritten(value);
  if (!number) return null;
  const [start, end] = [outerStart(value), outerEnd(value)];
  const beside = tree.text.slice(start, outerStart(number)) + tree.text.slice(outerEnd(number), end);
  if (/\/[/*]/.test(beside)) return null;
  return [{ start, end: outerStart(number), text: key }, remove(outerEnd(number), end)];
}

/** The whole number that `number.toString(16)` writes, also behind a `#`; null for anything else. */
function numberWritten(value: Node): Node | null {
  const [sign, last] = partsOf(value);
  const text: Call | null = isHexadecimal(last) && (sign === "" || sign === "#") ? last : null;
  const number = text && isMember(text.callee) ? text.callee.object : null;
  return number && isWhole(number) ? number : null;
}

/** What stands before the last part of a text, and that part: `#` of `"#" + x` and of `#${x}`. */
function partsOf(value: Node): readonly [sign: string | undefined, last: Node | undefined] {
  if (value.type === "BinaryExpression" && value.operator === "+")
    return [stringValue(value.left), bare(value.right)];
  if (value.type !== "TemplateLiteral") return ["", value];
  const [first, second, ...others] = value.quasis.map(one => one.value.raw);
  const isAlone = second === "" && others.length === 0;
  return [isAlone ? first : undefined, value.expressions[0]];
}

/** `number.toString(16)`. */
export const isHexadecimal = (node: Node | undefined): node is Call =>
  isCall(node) &&
  isMember(node.callee) &&
  memberName(node.callee) === "toString" &&
  node.arguments.length === 1 &&
  node.arguments[0]?.type === "NumericLiteral" &&
  node.arguments[0].value === 16;

/** `Math.floor(x)`, `x | 0`: nothing stands behind a point, where the text would have ended for version 13. */
const isWhole = (node: Node): boolean =>
  (node.type === "BinaryExpression" && /^(<<|>>>?|[|&^])$/.test(node.operator)) ||
  (isCall(node) &&
    ((node.callee.type === "Identifier" && node.callee.name === "parseInt") ||
      (isMember(node.callee) && /^(ceil|floor|parseInt|round|trunc)$/.test(memberName(node.callee) ?? ""))));
