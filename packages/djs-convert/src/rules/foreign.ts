import { isCall, isMember, type Member, memberName, type Node } from "../engine/nodes.ts";
import { isFunction } from "../engine/types.ts";
import { ofOwnClass } from "../infer/members.ts";
import type { Rewriter } from "./rewriter.ts";

/** A call of something that certainly is not discord.js: no rule has a say in it. */
export function isForeign(rewriter: Rewriter, node: Node | null): boolean {
  if (!node || (!isCall(node) && node.type !== "NewExpression")) return false;
  const { callee } = node;
  if (isMember(callee))
    return rewriter.typeOf(callee.object)?.kind === "foreign" || isOwnMethod(rewriter, callee);
  return callee.type !== "Super" && rewriter.typeOf(callee)?.kind === "foreign";
}

/** `one.setFooter(true)` of `class Own extends MessageEmbed { setFooter(isSmall) { … } }`: the bot says what it takes. */
export function isOwnMethod(rewriter: Rewriter, node: Member): boolean {
  const type = rewriter.typeOf(node.object);
  const name = memberName(node);
  if (type?.kind !== "instance" || !type.own || name === undefined) return false;
  return isFunction(ofOwnClass(rewriter.infer, type.own, name, false));
}
