import {
  type Call,
  endOf,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  startOf,
} from "../../../engine/nodes.ts";
import type { Edit } from "../../../engine/splice.ts";
import { dropArguments } from "../../arguments.ts";
import { startsStatement } from "../../literals.ts";
import { type MemberRow, rename } from "../../member-rows.ts";
import { after, before, type Rewriter, replace } from "../../rewriter.ts";
import { isCommented, layoutAt } from "./layout.ts";
import { isChained, isConnection, isTyped, outerText } from "./nodes.ts";
import { guildOf, guildOfOwnState, stableText } from "./stable-text.ts";
import { voiceNames } from "./voice-names.ts";

const isBare = (call: Call | undefined): boolean => call?.arguments.length === 0;

/** Something is said in between, which would be lost. */
const isSaid = (rewriter: Rewriter, node: Node): boolean => isCommented(rewriter, startOf(node), endOf(node));

/** `channel.join()` of a file that has nothing to do with Discord, whose channels are others. */
const isElsewhere = (rewriter: Rewriter, channel: Node): boolean => {
  const type = rewriter.typeOf(channel);
  const isNamed = type?.kind === "instance" && type.weak;
  return isNamed && !rewriter.isBot && !ofVoice.some(name => rewriter.tree.identifiers.has(name));
};

const ofVoice = ["dispatcher", "play", "voice", "voiceChannel"];

/** How long version 12 waited for a connection, in milliseconds. */
const patience = "15_000";

/** `await channel.join()`: what is given when the connection is ready. Deaf it is no more than in version 12. */
function joined(rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] | null {
  if (isElsewhere(rewriter, node.object)) return [];
  const channel = stableText(rewriter, node.object);
  const first = stableText(rewriter, node.object, true);
  const guild = guildOf(rewriter, node.object);
  const isSaidBehind = call && isCommented(rewriter, outerEnd(node.object), endOf(call));
  if (!call || channel === null || guild === null || isSaidBehind) return null;
  const isLeft = parentOf(call)?.type === "ExpressionStatement";
  const names = isLeft
    ? voiceNames(rewriter, node, "joinVoiceChannel")
    : voiceNames(rewriter, node, "joinVoiceChannel", "entersState", "VoiceConnectionStatus");
  if (!names) return null;
  const [join, enters, status] = names;
  const { next, deeper } = layoutAt(rewriter, call);
  const options = [
    `channelId: ${first}.id,`,
    `guildId: ${guild}.id,`,
    `adapterCreator: ${guild}.voiceAdapterCreator,`,
    "selfDeaf: false,",
  ];
  const connection = `${join}({${deeper}${options.join(deeper)}${next}})`;
  const text = enters ? `${enters}(${connection}, ${status}.Ready, ${patience})` : connection;
  return [replace(call, guarded(call, channel, text))];
}

/** `channel?.join()` does nothing where there is no channel. */
function guarded(call: Call, channel: string, text: string): string {
  if (call.type !== "OptionalCallExpression") return text;
  return startsStatement(call) ? `${channel} && ${text}` : `(${channel} && ${text})`;
}

/** `channel.leave()` ends the connection of the server; `connection.channel.leave()` that one. */
function left(rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] | null {
  const channel = node.object;
  if (isElsewhere(rewriter, channel)) return [];
  if (!call || isChained(call) || isSaid(rewriter, call)) return null;
  if (isMember(channel) && isConnection(rewriter, channel.object)) {
    rewriter.done.add(channel);
    return [
      { start: outerEnd(channel.object), end: endOf(channel), text: "" },
      rename(node, "destroy"),
      ...dropArguments(rewriter, call),
    ];
  }
  const guild = guildOf(rewriter, channel);
  const names = guild && voiceNames(rewriter, node, "getVoiceConnection");
  if (!names) return null;
  return [replace(call, `${names[0]}(${idOf(call, channel, guild)})?.destroy()`)];
}

/** `channel?.guild.id`, where the channel itself may be missing. */
const idOf = (call: Call, channel: Node, guild: string): string =>
  isMember(call.callee) && call.callee.optional && !isCall(channel) && guild.endsWith(".guild")
    ? `${guild.slice(0, -".guild".length)}?.guild.id`
    : `${guild}.id`;

/** `guild.me.voice.connection`. */
function ownConnection(rewriter: Rewriter, node: Member): Edit[] | null {
  const guild = guildOfOwnState(rewriter, node.object);
  const names = guild && !isSaid(rewriter, node) ? voiceNames(rewriter, node, "getVoiceConnection") : null;
  return names && [replace(node, `${names[0]}(${guild}.id)`), ...comparedWithNothing(node)];
}

/** `=== null`: where there is none there is `undefined` now. */
export function comparedWithNothing(node: Node): Edit[] {
  const parent = parentOf(node);
  if (parent?.type !== "BinaryExpression" || !/^[=!]==$/.test(parent.operator)) return [];
  const other = parent.left === node ? parent.right : parent.left;
  return other.type === "NullLiteral" ? [replace(other, "undefined")] : [];
}

/** `guild.me.voice.setSelfDeaf(true)`: a connection says it when it joins anew. */
function madeDeaf(rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] | null {
  const given = call?.arguments[0];
  if (!call || !given || given.type === "SpreadElement" || isChained(call) || isTyped(rewriter)) return null;
  if (isCommented(rewriter, startOf(call), endOf(node))) return null;
  const key = memberName(node) === "setSelfDeaf" ? "selfDeaf" : "selfMute";
  const says = (connection: string): Edit[] => [
    { start: startOf(call), end: endOf(node), text: `${connection}.rejoin` },
    before(given, `{ ${key}: `),
    after(given, " }"),
  ];
  const state = node.object;
  if (isMember(state) && isConnection(rewriter, state.object)) {
    rewriter.done.add(state);
    return says(outerText(rewriter, state.object));
  }
  const guild = guildOfOwnState(rewriter, state);
  const names = guild && voiceNames(rewriter, node, "getVoiceConnection");
  return names ? says(`${names[0]}(${guild}.id)?`) : null;
}

export const channelRows: readonly MemberRow[] = [
  {
    id: "13-002",
    on: ["Channel"],
    member: "join",
    when: "called",
    fits: isBare,
    edit: joined,
    flag: "voice",
  },
  { id: "13-T26", on: ["Channel"], member: "leave", when: "called", fits: isBare, edit: left, flag: "voice" },
  { id: "13-002", on: ["VoiceChannel"], member: "join", flag: "voice" },
  { id: "13-T26", on: ["VoiceChannel"], member: "leave", flag: "voice" },
  { id: "13-T27", on: ["VoiceState"], member: "connection", edit: ownConnection, flag: "voice" },
  { id: "13-T29", on: ["VoiceState"], member: "setSelfDeaf", when: "called", edit: madeDeaf, flag: "voice" },
  { id: "13-T30", on: ["VoiceState"], member: "setSelfMute", when: "called", edit: madeDeaf, flag: "voice" },
];
