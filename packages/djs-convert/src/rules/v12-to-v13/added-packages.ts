import { isCall, isMember, type Member, memberName, parentOf, textValue } from "../../engine/nodes.ts";
import { rename } from "../member-rows.ts";
import type { Rewriter } from "../rewriter.ts";

const packages = /^(discord-reply|discord-buttons|discord\.js-buttons|discordjs-button)$/;

/** Packages that put on the classes of version 12 what version 13 has itself. */
export function addedPackages(rewriter: Rewriter): void {
  for (const text of rewriter.tree.texts) {
    if (!packages.test(textValue(text))) continue;
    const parent = parentOf(text);
    const isLoaded = isCall(parent)
      ? rewriter.text(parent.callee) === "require"
      : parent?.type === "ImportDeclaration";
    if (isLoaded) rewriter.flag("13-T53", text, "removed");
  }
}

/** `message.lineReply("a")`, by the package discord-reply, which mentions the author unless told not to. */
export function lineReplies(rewriter: Rewriter, node: Member): void {
  const call = parentOf(node);
  if (!isCall(call) || call.callee !== node || !isMember(call.callee)) return;
  const receiver = rewriter.receiver(node, ["Message"], rewriter.isBot);
  if (!receiver) return;
  if (memberName(node) === "lineReplyNoMention") rewriter.flag("13-T52", node.property, "behaviour");
  rewriter.change("13-T52", node, [rename(node, "reply")], true);
}
