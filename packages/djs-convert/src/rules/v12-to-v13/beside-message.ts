import { type Call, isMember, isText, type Node, outerEnd, stringValue } from "../../engine/nodes.ts";
import { isOptions, isRepeatable } from "../literals.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";
import { contentOf, kindOf } from "./payload.ts";
import { madeMessage } from "./sent.ts";

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

/**
 * `APIMessage.create(channel, content, options)` of a function that hands on what it is given, which may be a text, an
 * embed or options: only an embed has to be put among options, and what stands behind them goes in by itself.
 */
export function handedOnPayload(rewriter: Rewriter, call: Call, content: Node, options: Node): boolean {
  const { callee } = call;
  const isMade = isMember(callee) && madeMessage(rewriter.typeOf(callee.object)) !== null;
  if (!isMade || kindOf(rewriter, content).kind !== "unknown" || !isRepeatable(content)) return false;
  const embed = rewriter.exported("MessageEmbed");
  if (!embed) return false;
  const given = rewriter.text(content);
  const sent = `${given} instanceof ${embed} ? { embeds: [${given}] } : ${given}`;
  rewriter.change("13-012", call, [replace(content, sent)], true);
  rewriter.flag("13-012", options, "argument-unknown", rewriter.text(options).slice(0, 60));
  return true;
}
