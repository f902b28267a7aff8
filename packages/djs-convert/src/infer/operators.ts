import type { BinaryExpression, LogicalExpression } from "@babel/types";
import { isMember, memberName, type Node } from "../engine/nodes.ts";
import { join, plain, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";

const comparing = new Set("== != === !== < <= > >= in instanceof".split(" "));

/** What comparing gives, and what is reckoned; a text with anything is a text. */
export function typeOfBinary(infer: Infer, node: BinaryExpression): Type | undefined {
  if (comparing.has(node.operator)) return plain.boolean;
  if (node.operator !== "+") return plain.number;
  const sides = [node.left, node.right].map(side => counted(infer, side));
  if (sides.some(side => side?.kind === "string")) return plain.string;
  return sides.every(side => side?.kind === "number") ? plain.number : undefined;
}

/** What either side of `&&`, `||` and `??` gives. */
export function typeOfLogical(infer: Infer, node: LogicalExpression): Type | undefined {
  const { operator, left, right } = node;
  if (operator === "&&") return infer.typeOf(right);
  const type = infer.typeOf(left);
  // `records.get(id) || []` says nothing about what is found, nor about what else it is.
  return isEmpty(right) ? type : join(type, infer.typeOf(right));
}

const isEmpty = (node: Node): boolean =>
  (node.type === "ArrayExpression" && node.elements.length === 0) ||
  (node.type === "ObjectExpression" && node.properties.length === 0);

function counted(infer: Infer, side: Node): Type | undefined {
  const type = infer.typeOf(side);
  return type === undefined || type.kind === "foreign" ? (countOf(side) ?? type) : type;
}

/** `files.length` where it is reckoned with, whatever the files are. */
const countOf = (node: Node): Type | undefined =>
  isMember(node) && !node.computed && /^(length|size)$/.test(memberName(node) ?? "")
    ? plain.number
    : undefined;
