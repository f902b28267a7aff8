import { isCall, isMember, isText, memberName, type Node } from "../../../engine/nodes.ts";
import type { Rewriter } from "../../rewriter.ts";

/**
 * What an expression is in version 13, for a copy of it: of names and their members, and of what is looked up in a
 * cache. Null for all others, which to evaluate twice could mean something else. Its members are dealt with then.
 */
export function stableText(rewriter: Rewriter, node: Node): string | null {
  const members: Node[] = [];
  const text = textOf(rewriter, node, members);
  if (text !== null) for (const one of members) rewriter.done.add(one);
  return text;
}

function textOf(rewriter: Rewriter, node: Node, members: Node[]): string | null {
  switch (node.type) {
    case "Identifier":
    case "ThisExpression":
    case "NumericLiteral":
      return rewriter.text(node);
    case "TSNonNullExpression":
      return textOf(rewriter, node.expression, members);
    default:
      if (isText(node)) return rewriter.text(node);
      if (isMember(node)) return textOfMember(rewriter, node, members);
      return isCall(node) ? textOfLookup(rewriter, node, members) : null;
  }
}

function textOfMember(
  rewriter: Rewriter,
  node: Node & { type: "MemberExpression" | "OptionalMemberExpression" },
  members: Node[],
): string | null {
  const owner = textOf(rewriter, node.object, members);
  if (owner === null) return null;
  members.push(node);
  const mark = node.optional ? "?." : "";
  if (node.computed) {
    const key = textOf(rewriter, node.property, members);
    return key === null ? null : `${owner}${mark}[${key}]`;
  }
  const name = memberName(node);
  return name === undefined ? null : `${owner}${mark || "."}${nameNow(rewriter, node.object, name)}`;
}

/** What a member is called in version 13; where other things than its name change, nothing here looks it up. */
function nameNow(rewriter: Rewriter, owner: Node, name: string): string {
  const type = rewriter.typeOf(owner);
  if (type?.kind !== "instance") return name;
  if (name === "voice" && rewriter.infer.isA(type, "Guild")) return "me.voice";
  return name.replace(/([a-z])ID$/, "$1Id");
}

/** `client.channels.cache.get(id)`. */
function textOfLookup(rewriter: Rewriter, call: Node, members: Node[]): string | null {
  if (!isCall(call) || !isMember(call.callee) || !/^(get|resolve)$/.test(memberName(call.callee) ?? ""))
    return null;
  const [id] = call.arguments;
  const callee = textOf(rewriter, call.callee, members);
  const given = id && call.arguments.length === 1 ? textOf(rewriter, id, members) : null;
  return callee === null || given === null ? null : `${callee}(${given})`;
}

/** The server of a channel, as an expression that is the shortest one that is there already. */
export function guildOf(rewriter: Rewriter, channel: Node): string | null {
  const state = isMember(channel) && memberName(channel) === "channel" ? channel.object : null;
  const ofState = state && (guildOfOwnState(rewriter, state) ?? guildOfState(rewriter, state));
  if (ofState) return ofState;
  const lookup = isCall(channel) && isMember(channel.callee) ? channel.callee.object : null;
  const manager = lookup && isMember(lookup) && memberName(lookup) === "cache" ? lookup.object : lookup;
  const holder = manager && isMember(manager) && memberName(manager) === "channels" ? manager.object : null;
  if (holder && isOne(rewriter, holder, "Guild")) return stableText(rewriter, holder);
  const text = stableText(rewriter, channel);
  return text && `${text}.guild`;
}

const isOne = (rewriter: Rewriter, node: Node, className: string): boolean =>
  rewriter.infer.isA(rewriter.typeOf(node), className);

/** `guild` of `guild.voice` and of `guild.me.voice`: the state of the bot itself. Null for that of another member. */
export function guildOfOwnState(rewriter: Rewriter, state: Node): string | null {
  if (!isMember(state) || memberName(state) !== "voice") return null;
  const owner = state.object;
  const isOfBot = isMember(owner) && memberName(owner) === "me";
  const guild = isOne(rewriter, owner, "Guild") ? owner : isOfBot ? owner.object : null;
  const text = guild && stableText(rewriter, guild);
  if (text) for (const one of [state, owner]) rewriter.done.add(one);
  return text;
}

/** `message.guild` of `message.member.voice`, `member.guild` of `member.voice`, `state.guild` of `state`. */
function guildOfState(rewriter: Rewriter, state: Node): string | null {
  const isOfMember = isMember(state) && memberName(state) === "voice";
  const owner = isOfMember ? state.object : state;
  const isAuthor =
    isMember(owner) && memberName(owner) === "member" && isOne(rewriter, owner.object, "Message");
  if (!isAuthor && !isOne(rewriter, owner, isOfMember ? "GuildMember" : "VoiceState")) return null;
  const text = stableText(rewriter, isAuthor ? owner.object : owner);
  return text && `${text}.guild`;
}
