import {
  isCall,
  isFunc,
  isMember,
  isTarget,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { rename } from "../member-rows.ts";
import type { Rewriter } from "../rewriter.ts";

export const partsOfErrors = "httpStatus requestData";

/** `catch (error) { error.httpStatus }`: of all that a bot may catch only an answer of Discord has such a member. */
export function caughtErrors(rewriter: Rewriter, node: Member): void {
  if (!rewriter.isBot || rewriter.done.has(node) || isTarget(node) || !isCaught(rewriter, node.object))
    return;
  if (memberName(node) === "httpStatus") rewriter.change("14-T15", node, [rename(node, "status")], true);
  else rewriter.flag("14-T16", node, "removed");
}

/** What a `catch` is given, in a statement or by a promise of discord.js, and what a listener for errors that nobody caught is. */
function isCaught(rewriter: Rewriter, error: Node): boolean {
  const binding = error.type === "Identifier" ? rewriter.tree.resolve(error) : null;
  if (binding?.owner.type === "CatchClause") return true;
  const isFirst = binding && isFunc(binding.owner) && binding.owner.params[0] === binding.identifier;
  const call = isFirst ? parentOf(binding.owner) : undefined;
  if (!isCall(call) || !isMember(call.callee)) return false;
  const name = memberName(call.callee) ?? "";
  if (name === "catch") return rewriter.typeOf(call.callee.object)?.kind !== "foreign";
  return /^(on|once)$/.test(name) && /^un(caught|handled)/.test(stringValue(call.arguments[0]) ?? "");
}
