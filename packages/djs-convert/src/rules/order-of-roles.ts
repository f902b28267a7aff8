import { callOf, isCall, isMember, type Member, memberName, type Node } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

export const namesOfEnds = "first last pop shift slice";

/**
 * `member.roles.cache.map(String).slice(0, -1)`, which left @everyone out: it stands at the other end of a member's roles
 * since versions 12 and 14. What is sorted before stays as it is.
 */
export const orderOfRoles =
  (row: string) =>
  (rewriter: Rewriter, node: Member): void => {
    const call = callOf(node);
    if (!call || rewriter.done.has(node)) return;
    const given = call.arguments.map(one => rewriter.text(one)).join();
    const isEnd = memberName(node) === "slice" ? /^(1|0, ?-1)$/.test(given) : given === "";
    const roles = isEnd ? rolesBehind(node.object) : null;
    if (roles && rewriter.receiver(roles, ["GuildMember"], false)) rewriter.flag(row, node, "behaviour");
  };

const inOrder = /^(array|filter|keyArray|keys|map|mapValues|values)$/;

/** `member.roles` behind what keeps an order. */
function rolesBehind(node: Node): Member | null {
  if (isCall(node))
    return isMember(node.callee) && inOrder.test(memberName(node.callee) ?? "")
      ? rolesBehind(node.callee.object)
      : null;
  if (node.type === "ArrayExpression") {
    const [only, ...others] = node.elements;
    return only?.type === "SpreadElement" && others.length === 0 ? rolesBehind(only.argument) : null;
  }
  if (!isMember(node)) return null;
  if (memberName(node) === "cache") return rolesBehind(node.object);
  return memberName(node) === "roles" ? node : null;
}
