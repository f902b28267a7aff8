import { isCall, isMember, type Node } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

/** A call of something that certainly is not discord.js: no rule has a say in it. */
export function isForeign(rewriter: Rewriter, node: Node | null): boolean {
  if (!node || (!isCall(node) && node.type !== "NewExpression")) return false;
  const { callee } = node;
  if (isMember(callee)) return rewriter.typeOf(callee.object)?.kind === "foreign";
  return callee.type !== "Super" && rewriter.typeOf(callee)?.kind === "foreign";
}
