import { type Call, isMember, memberName, type Node, propertyOf } from "../../engine/nodes.ts";
import type { Type } from "../../engine/types.ts";
import { optionsOf } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";
import { kindOf, type Payload } from "./payload.ts";

const receivers = [
  // Whatever kind of channel is known: one that is sent to has texts.
  "Channel",
  "GuildMember",
  "User",
  "Webhook",
  "WebhookClient",
  "Message",
];

export interface Sent {
  call: Call;
  first: Node;
  second: Node | undefined;
  /** Arguments before the message. */
  skip: number;
  /** Of `first`. */
  payload: Payload;
  weak: boolean;
  /** The row for which a person must say whether this is a message. */
  unsure: string | null;
}

/** What a call sends; null where it sends no message. */
export function sentBy(rewriter: Rewriter, call: Call): Sent | null {
  if (!isMember(call.callee)) return null;
  const name = memberName(call.callee) ?? "";
  if (
    !/^(create|send|reply|edit|editMessage|lineReply|lineReplyNoMention)$/.test(name) ||
    call.arguments.length === 0
  )
    return null;
  const receiver = call.callee.object;
  const type = rewriter.typeOf(receiver);
  const isMade = name === "create";
  const isKnown = isMade
    ? madeMessage(type)
    : rewriter.matches(type, name === "edit" ? ["Message"] : receivers, false);
  // `let log = null`: what it will hold is not to be seen.
  if (!isKnown && (isMade || (type !== undefined && type.kind !== "nothing"))) return null;
  const skip = isMade || name === "editMessage" ? 1 : 0;
  const [first, second] = call.arguments.slice(skip);
  if (!first || first.type === "SpreadElement" || second?.type === "SpreadElement") return null;
  const payload = kindOf(rewriter, first);
  const sent = { call, first, second, skip, payload, weak: isKnown?.weak ?? true };
  if (isKnown) return { ...sent, unsure: null };
  // Of an unknown receiver only what nothing but discord.js takes says that it is one.
  // A list of embeds alone may be pages, which something of the bot's shows one after another.
  const isPart = ({ kind }: Payload): boolean => /^(embed|files?)$/.test(kind);
  const says = isPart(payload) || hasKey(rewriter, second ?? first, ["embed"]);
  if (says) return { ...sent, unsure: isOwnInteraction(receiver) ? "13-009" : null };
  // `log.send(x, embed)`: a text and what goes with it, unless something else of the bot's is sent to `x`.
  const isBehind =
    second !== undefined &&
    call.arguments.length === skip + 2 &&
    (/^(embed|file)s?$/.test(kindOf(rewriter, second).kind) ||
      (rewriter.isBot && hasKey(rewriter, second, ofOptions)));
  const given = rewriter.typeOf(first)?.kind;
  if (isBehind && payload.kind === "text" && given !== "instance") return { ...sent, unsure: null };
  if (isBehind && payload.kind === "unknown" && given === undefined) return { ...sent, unsure: "13-012" };
  // A channel that the bot keeps somewhere: what goes into the object is not to be seen from here.
  const isChannel = name === "send" && endsInChannel(receiver);
  if (isChannel && second) return { ...sent, unsure: "13-012" };
  // `listener.channel.send(input)` of a bot's own messenger, that others give embeds.
  return isChannel && rewriter.isBot && payload.kind === "unknown" ? { ...sent, unsure: "13-009" } : null;
}

/** `APIMessage.create(channel, …)`: what is sent by hand. */
export const madeMessage = (type: Type | undefined): Type | null =>
  type?.kind === "class" && type.name === "APIMessage" && !type.own ? type : null;

/** Whether `embed` becomes one of the embeds of the message that a call sends. */
export function isSentEmbed(rewriter: Rewriter, call: Call, embed: Node): boolean {
  const sent = sentBy(rewriter, call);
  if (!sent || sent.unsure) return false;
  const { first, second, payload } = sent;
  if (first === embed) return second === undefined && payload.kind === "embed";
  if (second === embed) return kindOf(rewriter, second).kind === "embed";
  return (second ?? first).type === "ObjectExpression";
}

/** discord.js 12 has no interactions: what is called so is the bot's own, and takes what its maker gave it. */
const isOwnInteraction = (receiver: Node): boolean =>
  receiver.type === "Identifier" && receiver.name === "interaction";

const endsInChannel = (receiver: Node): boolean =>
  isMember(receiver) && /channel$/i.test(memberName(receiver) ?? "");

/** What stands behind a text that a bot sends, and among the options of little else. */
const ofOptions = ["disableMentions", "embed", "files", "split", "tts"];

const hasKey = (rewriter: Rewriter, node: Node, keys: readonly string[]): boolean => {
  const options = optionsOf(rewriter, node);
  return options !== null && keys.some(key => propertyOf(options, key) !== undefined);
};
