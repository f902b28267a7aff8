import {
  type Call,
  callOf,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../engine/nodes.ts";
import { heldBy } from "./held-values.ts";
import type { Rewriter } from "./rewriter.ts";

export const namesOfEnds = "first last pop replace shift slice";

/**
 * `member.roles.cache.map(String).slice(0, -1)` and `….join(", ").replace(", @everyone", "")`, which left @everyone out:
 * it stands at the other end of a member's roles since versions 12 and 14. What is sorted before stays as it is.
 */
export const orderOfRoles =
  (row: string) =>
  (rewriter: Rewriter, node: Member): void => {
    const call = callOf(node);
    if (!call || rewriter.done.has(node)) return;
    const isText = memberName(node) === "replace";
    const list = isText ? joined(node.object) : node.object;
    const roles =
      list && (isText ? isWithComma(call) : isEnd(rewriter, node, call)) ? rolesBehind(rewriter, list) : null;
    if (roles && rewriter.receiver(roles, ["GuildMember"], false)) rewriter.flag(row, node, "behaviour");
  };

function isEnd(rewriter: Rewriter, node: Member, call: Call): boolean {
  const given = call.arguments.map(one => rewriter.text(one)).join();
  return memberName(node) === "slice" ? /^(1|0, ?-1)$/.test(given) : given === "";
}

/** `.replace(", @everyone", "")`: what is between two roles is found on one side only. */
const isWithComma = (call: Call): boolean =>
  /\S\s*@everyone|@everyone\s*\S/.test(stringValue(call.arguments[0]) ?? "");

/** The list of which a text is made. */
const joined = (text: Node): Node | null =>
  isCall(text) && isMember(text.callee) && memberName(text.callee) === "join" ? text.callee.object : null;

const inOrder = /^(array|filter|keyArray|keys|map|mapValues|values)$/;

/** `member.roles` behind what keeps an order, and a name for it. */
function rolesBehind(rewriter: Rewriter, node: Node, isNamed = false): Member | null {
  if (isCall(node))
    return isMember(node.callee) && inOrder.test(memberName(node.callee) ?? "")
      ? rolesBehind(rewriter, node.callee.object, isNamed)
      : null;
  if (node.type === "ArrayExpression") {
    const [only, ...others] = node.elements;
    return only?.type === "SpreadElement" && others.length === 0
      ? rolesBehind(rewriter, only.argument, isNamed)
      : null;
  }
  if (node.type === "Identifier" && !isNamed) {
    const { values = [], reads = [] } = heldBy(rewriter, node) ?? {};
    const [only, ...others] = values;
    return only && others.length === 0 && !reads.some(isReordered) ? rolesBehind(rewriter, only, true) : null;
  }
  if (!isMember(node)) return null;
  if (memberName(node) === "cache") return rolesBehind(rewriter, node.object, isNamed);
  return memberName(node) === "roles" ? node : null;
}

/** `roles.sort(…)`, `roles.reverse()`. */
function isReordered(node: Node): boolean {
  const member = parentOf(node);
  return isMember(member) && /^(reverse|sort)$/.test(memberName(member) ?? "");
}
