import { type Call, isText, type Node, outerEnd, stringValue } from "../../engine/nodes.ts";
import { isOptions } from "../literals.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";
import { contentOf, kindOf } from "./payload.ts";

/** `send("text", message.author)`: nothing of these is the content of a message, or says how to send it. */
const nothingToSend = ["User", "GuildMember", "Guild", "Role", "Channel", "Client"];

/**
 * What stands where options belong and may be none: of a text nothing was taken, and behind an embed nothing as a rule
 * or what a package added to version 12. Whether this was it.
 */
export function besideMessage(
  rewriter: Rewriter,
  call: Call,
  message: Node,
  second: Node,
  weak: boolean,
): boolean {
  const isEmbed = kindOf(rewriter, message).kind === "embed";
  const type = rewriter.typeOf(second);
  const isNoOptions =
    isText(second) ||
    (second.type === "BinaryExpression" && type?.kind === "string") ||
    (!isEmbed && nothingToSend.some(name => rewriter.infer.isA(type, name)));
  if (isNoOptions) {
    const beyond = remove(outerEnd(message), outerEnd(call.arguments.at(-1) ?? second));
    const isSent = isEmbed && stringValue(second) === "";
    const sent = isSent
      ? [before(message, "{ embeds: ["), after(message, "] }")]
      : stringValue(message) === ""
        ? [replace(message, "{ content: null }")]
        : contentOf(rewriter, message);
    rewriter.change("13-012", call, [...sent, beyond], weak);
    return true;
  }
  // What a parameter holds one call may say, and another one holds a text.
  const isGiven = message.type === "Identifier" && rewriter.tree.resolve(message)?.kind === "parameter";
  if (!isEmbed || isGiven || isOptions(rewriter, second)) return false;
  const edits = [
    before(message, "{ embeds: ["),
    after(message, "]"),
    before(second, "..."),
    after(second, " }"),
  ];
  rewriter.change("13-012", call, edits, weak);
  rewriter.flag("13-012", second, "argument-unknown", rewriter.text(second).slice(0, 60));
  return true;
}
