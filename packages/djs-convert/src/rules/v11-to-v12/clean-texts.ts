import { isCall, isMember, type Member, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { after, type Rewriter } from "../rewriter.ts";

/** `channel.send(message.cleanContent)`: what it says to everyone and to who is here is heard by them again. */
export function cleanTexts(rewriter: Rewriter, node: Member): void {
  const receiver =
    isSent(node) && !isDisarmed(rewriter, node) ? rewriter.receiver(node, ["Message"], false) : null;
  if (!receiver) return;
  const chain = node.type === "OptionalMemberExpression" ? "?." : ".";
  const disarmed = `${chain}replace(/@(everyone|here)/g, '@\\u200b$1')`;
  rewriter.wrap("12-T60", node, [after(node, disarmed)], receiver.weak);
}

/** `message.cleanContent.replace(/@everyone/g, "everyone")`. */
function isDisarmed(rewriter: Rewriter, node: Node): boolean {
  const method = parentOf(node);
  const call = isMember(method) && method.object === node ? parentOf(method) : undefined;
  const [what] = isCall(call) ? call.arguments : [];
  return what !== undefined && /everyone|here|@/.test(rewriter.text(what));
}

/** Whether it becomes a part of what a message says, also as some of its words. */
function isSent(node: Node): boolean {
  const parent = parentOf(node);
  if (isMember(parent) && parent.object === node) {
    const call = parentOf(parent);
    const isWords = /^(join|replace|slice|split|substr|substring|trim)$/.test(memberName(parent) ?? "");
    return isWords && isCall(call) && call.callee === parent && isSent(call);
  }
  if (parent?.type === "TemplateLiteral" || parent?.type === "BinaryExpression") return isSent(parent);
  const isGiven = isCall(parent) && parent.arguments[0] === node && isMember(parent.callee);
  return (
    isGiven &&
    isMember(parent.callee) &&
    /^(send|sendMessage|reply|edit)$/.test(memberName(parent.callee) ?? "")
  );
}
