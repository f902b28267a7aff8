import {
  callOf,
  endOf,
  isMember,
  type Member,
  memberName,
  type Node,
  outerStart,
  parentOf,
  startOf,
} from "../../../engine/nodes.ts";
import type { Edit } from "../../../engine/splice.ts";
import { dropArguments } from "../../arguments.ts";
import type { EventRow } from "../../event-rows.ts";
import { type MemberRow, rename } from "../../member-rows.ts";
import { type Rewriter, replace } from "../../rewriter.ts";
import { comparedWithNothing } from "./joined-channels.ts";
import { isCommented } from "./layout.ts";
import { isChained, isTyped, outerText } from "./nodes.ts";
import { voiceNames } from "./voice-names.ts";

/** The member that is asked of what `node` gives, `id` of `connection.channel.id`. */
const nextOf = (node: Node): Member | null => {
  const parent = parentOf(node);
  return isMember(parent) && parent.object === node && !parent.computed ? parent : null;
};

/** `connection.channel.id`, and that of its server, stand in what it joined with; the channel itself does not. */
function channelOf(rewriter: Rewriter, node: Member): Edit[] | null {
  const next = nextOf(node);
  if (!next) return null;
  if (memberName(next) === "id") return joinedWith(rewriter, node, next, "channelId");
  const last = memberName(next) === "guild" ? nextOf(next) : null;
  return last && memberName(last) === "id" ? joinedWith(rewriter, node, last, "guildId") : null;
}

function joinedWith(rewriter: Rewriter, node: Member, last: Member, key: string): Edit[] | null {
  if (isCommented(rewriter, startOf(last), endOf(last))) return null;
  return startOf(last) < outerStart(node.object)
    ? [replace(last, `${outerText(rewriter, node.object)}.joinConfig.${key}`)]
    : [{ start: startOf(node.property), end: endOf(last), text: `joinConfig.${key}` }];
}

/** `connection.dispatcher`: what plays on it. */
function playerOf(rewriter: Rewriter, node: Member): Edit[] | null {
  const next = nextOf(node);
  const call = next && callOf(next);
  const isGone = call && isChained(call) && !/^on(ce)?$/.test(memberName(next) ?? "");
  if (isTyped(rewriter) || isTarget(node) || isGone) return null;
  return [rename(node, "state.subscription?.player"), ...comparedWithNothing(node)];
}

/** Something is assigned to it, or to a member of it. */
function isTarget(node: Node): boolean {
  let at: Node = node;
  for (let next = parentOf(at); isMember(next) && next.object === at; next = parentOf(at)) at = next;
  const parent = parentOf(at);
  if (parent?.type === "AssignmentExpression") return parent.left === at;
  return parent?.type === "UpdateExpression" || parent?.type === "UnaryExpression"
    ? parent.type === "UpdateExpression" || parent.operator === "delete"
    : false;
}

/** What a `Map` has like a `Collection`; of a list of all of them its values are what is listed now. */
const ofMaps = new Set("array entries forEach get has keyArray keys size values".split(" "));
/** What a list has like a `Collection`. */
const ofLists = new Set("every find map some".split(" "));

/** `client.voice.connections`. */
function connections(rewriter: Rewriter, node: Member): Edit[] | null {
  const next = nextOf(node);
  if (isCommented(rewriter, startOf(node), endOf(next ?? node))) return null;
  const name = next ? memberName(next) : undefined;
  const call = next ? callOf(next) : undefined;
  if (name === "get" && call && call.arguments.length > 0) {
    const one = voiceNames(rewriter, node, "getVoiceConnection");
    return one && [{ start: startOf(call), end: endOf(next ?? node), text: one[0] }];
  }
  const isWalked = parentOf(node)?.type === "ForOfStatement";
  const counted = name === "filter" && call ? nextOf(call) : null;
  const isCounted = counted !== null && memberName(counted) === "size";
  const isList = isCounted || ofLists.has(name ?? "");
  if (!isWalked && !isList && !ofMaps.has(name ?? "")) return null;
  const all = voiceNames(rewriter, node, "getVoiceConnections");
  if (!all) return null;
  const edits = [replace(node, isList ? `Array.from(${all[0]}().values())` : `${all[0]}()`)];
  if (counted && isCounted) edits.push(rename(counted, "length"));
  return edits;
}

export const connectionRows: readonly MemberRow[] = [
  { id: "13-002", on: ["VoiceConnection"], member: "channel", when: "read", edit: channelOf, flag: "voice" },
  {
    id: "13-002",
    on: ["VoiceConnection"],
    member: "dispatcher",
    when: "read",
    edit: playerOf,
    flag: "voice",
  },
  {
    id: "13-002",
    on: ["VoiceConnection"],
    member: "disconnect",
    when: "called",
    to: "destroy",
    edit: (rewriter, _node, call) => (call ? dropArguments(rewriter, call) : []),
  },
  ..."addListener emit off on once removeAllListeners removeListener"
    .split(" ")
    .map((member): MemberRow => ({ id: "13-002", on: ["VoiceConnection"], member, edit: () => [] })),
  ..."authentication player receiver sendVoiceStateUpdate setSpeaking speaking status voice voiceManager"
    .split(" ")
    .map((member): MemberRow => ({ id: "13-002", on: ["VoiceConnection"], member, flag: "voice" })),
  { id: "13-T04", on: ["ClientVoiceManager"], member: "connections", edit: connections, flag: "voice" },
];

const status =
  (name: string): NonNullable<EventRow["rename"]> =>
  (rewriter, event) => {
    const names = voiceNames(rewriter, event, "VoiceConnectionStatus");
    return names && `${names[0]}.${name}`;
  };

export const connectionEvents: readonly EventRow[] = [
  {
    id: "13-002",
    on: "VoiceConnection",
    event: "disconnect",
    rename: status("Disconnected"),
    alsoFlag: "behaviour",
  },
  { id: "13-002", on: "VoiceConnection", event: "ready", rename: status("Ready"), flag: "voice" },
  ...["authenticated", "failed", "newSession", "reconnecting", "speaking", "warn"].map(
    (event): EventRow => ({ id: "13-002", on: "VoiceConnection", event, flag: "voice", message: event }),
  ),
];
