import { isCall, isMember, memberName, type Node } from "../engine/nodes.ts";
import { hasOwnMethod } from "../infer/members.ts";
import type { Rewriter } from "./rewriter.ts";

/** A call of something that certainly is not discord.js: no rule has a say in it. */
export function isForeign(rewriter: Rewriter, node: Node | null): boolean {
  if (!node || (!isCall(node) && node.type !== "NewExpression")) return false;
  const { callee } = node;
  if (isMember(callee)) {
    const type = rewriter.typeOf(callee.object);
    return type?.kind === "foreign" || hasOwnMethod(rewriter.infer, type, memberName(callee));
  }
  return callee.type !== "Super" && rewriter.typeOf(callee)?.kind === "foreign";
}
