import { isCall, isMember, type Member, memberName, parentOf } from "../../engine/nodes.ts";
import { rename } from "../member-rows.ts";
import type { Rewriter } from "../rewriter.ts";

/** `message.lineReply("a")`, by the package discord-reply, which mentions the author unless told not to. */
export function lineReplies(rewriter: Rewriter, node: Member): void {
  const call = parentOf(node);
  if (!isCall(call) || call.callee !== node || !isMember(call.callee)) return;
  const receiver = rewriter.receiver(node, ["Message"], rewriter.isBot);
  if (!receiver) return;
  if (memberName(node) === "lineReplyNoMention") rewriter.flag("13-T52", node.property, "behaviour");
  rewriter.change("13-T52", node, [rename(node, "reply")], true);
}
