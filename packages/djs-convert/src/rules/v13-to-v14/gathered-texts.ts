import type { Identifier, NewExpression } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  isWithin,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { isAskedFor } from "../asked-for.ts";
import { alternatives, onlyHole } from "../held-values.ts";
import { after, type Rewriter } from "../rewriter.ts";
import { withoutMarks } from "./enum-value.ts";

/**
 * `let text = ''; for (…) text += …; embed.setDescription(text)`, and `setDescription(list.join(" "))`: where nothing
 * was found, builders refuse the text.
 */
export function gatheredTexts(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first, ...others] = call.arguments;
  if (!isMember(call.callee) || !first || others.length > 0) return;
  const text = onlyHole(first) ?? first;
  const receiver = mayBeEmpty(rewriter, text)
    ? rewriter.receiver(call.callee, ["MessageEmbed"], false)
    : null;
  if (!receiver) return;
  const marks = text === first ? [] : withoutMarks(first, text);
  rewriter.wrap("14-T89", first, [...marks, after(text, " || null")], true);
}

function mayBeEmpty(rewriter: Rewriter, text: Node): boolean {
  if (text.type === "BinaryExpression") return isEmptySum(text);
  if (text.type !== "Identifier") return isJoined(rewriter, text);
  const { tree } = rewriter;
  const binding = tree.resolve(text);
  const owner = binding?.owner;
  if (!binding || owner?.type !== "VariableDeclarator" || !owner.init) return false;
  if (tree.references(binding).some(isAsked)) return false;
  const more = tree.assignmentsOf(binding).filter(one => one.node !== owner);
  if (more.length === 0) return isJoined(rewriter, owner.init);
  // It begins empty, and gets more in loops and branches only.
  const around = parentOf(parentOf(owner) ?? owner);
  const isAlways = (node: Node): boolean => parentOf(parentOf(node) ?? node) === around;
  return stringValue(owner.init) === "" && more.every(one => one.operator === "+=" && !isAlways(one.node));
}

/** `(about ?? "") + (role ? x : "")`. */
function isEmptySum(node: Node): boolean {
  if (node.type === "ParenthesizedExpression") return isEmptySum(node.expression);
  if (node.type === "BinaryExpression")
    return node.operator === "+" && isEmptySum(node.left) && isEmptySum(node.right);
  const parts = alternatives(node);
  return parts.length > 1 && parts.some(one => stringValue(one) === "");
}

/** `if (!text)`, `text ? a : b`, `text.length < 1 && …`. */
function isAsked(use: Node): boolean {
  for (let at = use, parent = parentOf(at); parent; at = parent, parent = parentOf(at)) {
    if (parent.type === "LogicalExpression") return parent.left === at;
    if (parent.type === "IfStatement" || parent.type === "ConditionalExpression")
      return isWithin(use, parent.test);
    if (/Statement$/.test(parent.type)) return false;
  }
  return false;
}

/** `args.slice(1).join(" ")`, `list.filter(f).map(g).join("\n")`: there may be none, and nobody asks. */
function isJoined(rewriter: Rewriter, node: Node): boolean {
  if (!isCall(node) || !isMember(node.callee) || memberName(node.callee) !== "join") return false;
  let at: Node = node.callee.object;
  for (; isCall(at) && isMember(at.callee); at = at.callee.object) {
    const name = memberName(at.callee) ?? "";
    if (name === "filter") return true;
    if (!/^(concat|map|reverse|slice|sort|splice)$/.test(name)) return false;
  }
  return at.type === "Identifier" && isList(rewriter, at) && !isAskedFor(rewriter, at);
}

/** The words behind a command, and what begins as an empty list. */
function isList({ tree }: Rewriter, name: Identifier): boolean {
  const owner = tree.resolve(name)?.owner;
  const init = owner?.type === "VariableDeclarator" ? owner.init : null;
  return init?.type === "ArrayExpression" ? init.elements.length === 0 : name.name === "args";
}
