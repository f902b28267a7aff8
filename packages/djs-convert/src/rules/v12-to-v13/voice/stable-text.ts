import {
  type Call,
  endOf,
  isCall,
  isMember,
  isText,
  type Member,
  memberName,
  type Node,
  startOf,
} from "../../../engine/nodes.ts";
import type { Rewriter } from "../../rewriter.ts";
import { isCommented } from "./layout.ts";

/**
 * What an expression is in version 13, for a copy of it: of names and their members, and of what is looked up in a
 * cache. Null for all others, which to evaluate twice could mean something else. Its members are dealt with then. Of
 * several copies the first one takes along what is said in between.
 */
export function stableText(rewriter: Rewriter, node: Node, withComments = false): string | null {
  const copy: Copy = { rewriter, members: [], withComments };
  const text = textOf(copy, node);
  if (text !== null) for (const one of copy.members) rewriter.done.add(one);
  return text;
}

interface Copy {
  rewriter: Rewriter;
  members: Node[];
  withComments: boolean;
}

function textOf(copy: Copy, node: Node): string | null {
  switch (node.type) {
    case "Identifier":
    case "ThisExpression":
    case "NumericLiteral":
      return copy.rewriter.text(node);
    case "TSNonNullExpression":
      return asserted(textOf(copy, node.expression));
    default:
      if (isText(node)) return copy.rewriter.text(node);
      if (isMember(node)) return textOfMember(copy, node);
      return isCall(node) ? textOfLookup(copy, node) : null;
  }
}

/** `channel!`, which TypeScript has to be told in each copy. */
const asserted = (text: string | null): string | null => text && `${text}!`;

/** What stands between two parts of an expression, where something is said there. */
const between = ({ rewriter, withComments }: Copy, start: number, end: number, plain: string): string =>
  withComments && isCommented(rewriter, start, end) ? rewriter.tree.text.slice(start, end) : plain;

function textOfMember(copy: Copy, node: Member): string | null {
  const owner = textOf(copy, node.object);
  if (owner === null) return null;
  copy.members.push(node);
  const mark = node.optional ? "?." : "";
  if (node.computed) {
    const key = textOf(copy, node.property);
    return key === null ? null : `${owner}${mark}[${key}]`;
  }
  const name = memberName(node);
  const dot = between(copy, endOf(node.object), startOf(node.property), mark || ".");
  return name === undefined ? null : `${owner}${dot}${nameNow(copy.rewriter, node.object, name)}`;
}

/** What a member is called in version 13; where other things than its name change, nothing here looks it up. */
function nameNow(rewriter: Rewriter, owner: Node, name: string): string {
  const type = rewriter.typeOf(owner);
  if (type?.kind !== "instance") return name;
  if (name === "voice" && rewriter.infer.isA(type, "Guild")) return "me.voice";
  if (name === "member" && rewriter.infer.isA(type, "Guild")) return "members.resolve";
  return name.replace(/([a-z])ID$/, "$1Id");
}

/** `client.channels.cache.get(id)`, `guild.member(user)`. */
function textOfLookup(copy: Copy, call: Call): string | null {
  const name = isMember(call.callee) ? memberName(call.callee) : undefined;
  if (!isMember(call.callee) || !/^(get|member|resolve)$/.test(name ?? "")) return null;
  if (name === "member" && !copy.rewriter.receiver(call.callee, ["Guild"], false)) return null;
  const [id] = call.arguments;
  const callee = textOf(copy, call.callee);
  const given = id && call.arguments.length === 1 ? textOf(copy, id) : null;
  if (!id || callee === null || given === null) return null;
  const open = between(copy, endOf(call.callee), startOf(id), "(");
  return `${callee}${open}${given}${between(copy, endOf(id), endOf(call), ")")}`;
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
