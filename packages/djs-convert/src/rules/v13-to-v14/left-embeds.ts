import type { NewExpression } from "@babel/types";
import { type Call, isCall, isMember, type Node } from "../../engine/nodes.ts";
import { returnedBy } from "../../infer/calls.ts";
import { alternatives, heldBy } from "../held-values.ts";
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
  const receiver = isEmbed(rewriter, first) ? rewriter.receiver(call.callee, senders, rewriter.isBot) : null;
  if (!receiver) return;
  if (isAlwaysEmbed(rewriter, first, 0))
    rewriter.wrap("14-T88", first, [before(first, "{ embeds: ["), after(first, "] }")], true);
  else rewriter.flag("14-T88", first, "argument-unknown");
}

function isEmbed(rewriter: Rewriter, node: Node): boolean {
  const type = rewriter.typeOf(node);
  return type?.kind === "instance" && type.made === true && rewriter.infer.isA(type, "MessageEmbed");
}

const deepest = 4;

/** Whether nothing else comes there: texts, and messages that were put together, are sent as they are. */
function isAlwaysEmbed(rewriter: Rewriter, node: Node, depth: number): boolean {
  if (depth > deepest) return false;
  const all = (values: readonly Node[]): boolean =>
    values.length > 0 && values.every(one => isAlwaysEmbed(rewriter, one, depth + 1));
  const parts = alternatives(node);
  if (parts.length > 1) return all(parts);
  const held = heldBy(rewriter, node);
  if (held) return all(held.values);
  const callee = isCall(node) ? rewriter.typeOf(node.callee) : undefined;
  if (callee?.kind === "function") return all(returnedBy(callee.func));
  return isEmbed(rewriter, node);
}
