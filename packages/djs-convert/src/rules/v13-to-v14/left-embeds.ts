import type { NewExpression } from "@babel/types";
import { type Call, isCall, isMember } from "../../engine/nodes.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

const senders = [
  "BaseCommandInteraction",
  "DMChannel",
  "GuildMember",
  "Message",
  "MessageComponentInteraction",
  "NewsChannel",
  "TextChannel",
  "User",
  "Webhook",
];

/** `channel.send(embed)`, left over from version 12 in a bot that is called one of version 13: it sends nothing. */
export function leftEmbeds(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first, ...others] = call.arguments;
  if (!isCall(call) || !isMember(call.callee) || !first || others.length > 0) return;
  const type = rewriter.typeOf(first);
  const isEmbed = type?.kind === "instance" && type.made === true && rewriter.infer.isA(type, "MessageEmbed");
  const receiver = isEmbed ? rewriter.receiver(call.callee, senders, rewriter.isBot) : null;
  if (receiver) rewriter.wrap("14-T88", first, [before(first, "{ embeds: ["), after(first, "] }")], true);
}
