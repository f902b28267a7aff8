import type { NewExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  lastName,
  type Member,
  memberName,
  parentOf,
  textValue,
} from "../../engine/nodes.ts";
import { isAskedFor } from "../asked-for.ts";
import { isOfSome } from "../of-some.ts";
import type { Rewriter } from "../rewriter.ts";

/** Said once a file: replies point at their message instead of naming its author. */
export function replies(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "reply") return;
  if (rewriter.flags.some(one => one.rule === "13-046")) return;
  if (!rewriter.receiver(call.callee, ["Message"], false)) return;
  rewriter.flags.push({ rule: "13-046", node: call.callee, reason: "behaviour", message: undefined });
}

/** `message.channel = other`: nothing comes of it any more, and in strict code an error. */
export function givenChannel(rewriter: Rewriter, node: Member): void {
  const parent = parentOf(node);
  if (parent?.type !== "AssignmentExpression" || parent.left !== node) return;
  if (rewriter.receiver(node, ["Message"], false)) rewriter.flag("13-T77", node, "behaviour");
}

/** `newPresence.member`: version 12 was silent where it did not know the member. Said once a file. */
export function presenceMember(rewriter: Rewriter, node: Member): void {
  if (rewriter.flags.some(one => one.rule === "13-T79")) return;
  const read = parentOf(node);
  const isGuarded = (isMember(read) && read.object === node && read.optional) || isAskedFor(rewriter, node);
  if (isGuarded || !rewriter.receiver(node, ["Presence"], false)) return;
  rewriter.flags.push({ rule: "13-T79", node, reason: "behaviour", message: undefined });
}

/** `found.presence.status` of whatever that is: a member of whom no presence is known has none now, and a user never. */
export function unknownPresence(rewriter: Rewriter, node: Member): void {
  const read = parentOf(node);
  const isRead = isMember(read) && read.object === node && !read.optional;
  if (!isRead || !/^(activities|clientStatus|status)$/.test(memberName(read) ?? "")) return;
  if (rewriter.typeOf(node.object) || isAskedFor(rewriter, node)) return;
  if (/^(config|data|options|settings)$/i.test(lastName(node.object))) return;
  if (rewriter.receiver(node, ["GuildMember"], rewriter.isBot))
    rewriter.flag("13-114", node, "receiver-unknown");
}

/** `const { Structures: { extend } } = require("discord.js")`. */
export function structuresTakenOut(rewriter: Rewriter, property: ObjectProperty): void {
  const owner = parentOf(parentOf(property) ?? property);
  const init = owner?.type === "VariableDeclarator" ? owner.init : null;
  if (init && property.value.type === "ObjectPattern" && rewriter.typeOf(init)?.kind === "module")
    rewriter.flag("13-020", property, "removed");
}

/** A channel may be a thread now, which has no permissions of its own, or a stage, where nobody just speaks. */
export function channelsOfSome(rewriter: Rewriter, node: Member): void {
  const type = rewriter.next.typeOf(node.object);
  if (type?.kind !== "instance" || type.names.length < 2) return;
  const asked = memberName(node) === "speakable" ? "speakable" : "permissionOverwrites";
  if (isOfSome(rewriter.to, type.names, asked))
    rewriter.flags.push({ rule: "13-T40", node, reason: "behaviour", message: undefined });
}

export const namesOfChannels =
  "awaitMessages bulkDelete calculatedPosition clone createInvite createMessageCollector createOverwrite createWebhook deletable edit fetchInvites fetchWebhooks guild lastMessage lastPinAt lastPinTimestamp lockPermissions manageable members messages name nsfw overwritePermissions parent parentID permissionsFor permissionsLocked position rateLimitPerUser rawPosition send setNSFW setName setParent setPosition setRateLimitPerUser setTopic startTyping topic updateOverwrite viewable";

const namesNow: ReadonlyMap<string, string> = new Map([
  ["createOverwrite", "permissionOverwrites"],
  ["overwritePermissions", "permissionOverwrites"],
  ["startTyping", "sendTyping"],
  ["updateOverwrite", "permissionOverwrites"],
]);

/** `mentions.channels.first().send()`: a channel that is mentioned was one of text, and is one of any kind now. */
export function mentionedChannels(rewriter: Rewriter, node: Member): void {
  const { identifiers } = rewriter.tree;
  if (!identifiers.has("mentions") || !identifiers.has("channels")) return;
  const called = memberName(node) ?? "";
  const name = namesNow.get(called) ?? called.replace(/ID$/, "Id");
  const type = rewriter.typeOf(node.object);
  if (type?.kind !== "instance" || !type.names.some(one => rewriter.from.member(one, called))) return;
  const next = rewriter.next.typeOf(node.object);
  if (
    next?.kind === "instance" &&
    next.names.length > type.names.length &&
    isOfSome(rewriter.to, next.names, name)
  )
    rewriter.flags.push({ rule: "13-T40", node, reason: "behaviour", message: undefined });
}

export const namesOfGuilds =
  "bans channels emojis fetchAuditLogs fetchBans fetchInvites fetchWebhooks me memberCount members owner ownerID presences roles setName systemChannel";

/** `invite.guild.channels`: of a server that the bot is not in there is little to know. */
export function invitedGuilds(rewriter: Rewriter, node: Member): void {
  if (!isMember(node.object) || memberName(node.object) !== "guild") return;
  if (rewriter.receiver(node.object, ["Invite"], false))
    rewriter.flags.push({ rule: "13-T68", node, reason: "types", message: undefined });
}

/** `client.emojis` has no way to make an emoji: a server has. */
export function createdEmoji(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  if (!isMember(object) || memberName(object) !== "emojis") return;
  if (rewriter.receiver(object, ["Client"], false)) rewriter.flag("13-062", node, "removed");
}

/** `logs.entries.first().action === "BOT_ADD"`. */
export function auditActions(rewriter: Rewriter, node: Member): void {
  const isCompared = parentOf(node)?.type === "BinaryExpression";
  if (isCompared && rewriter.receiver(node, ["GuildAuditLogsEntry"], false))
    rewriter.flag("13-T61", node, "types");
}

/** `Constants.Colors` has other values. */
export function constantColors(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  const one = parentOf(node);
  if (!isMember(one) || one.object !== node || !isMember(object) || memberName(object) !== "Constants")
    return;
  if (rewriter.typeOf(object.object)?.kind === "module") rewriter.flag("13-084", one, "behaviour");
}

/** The build for browsers is gone. */
export function browserBuild(rewriter: Rewriter): void {
  for (const node of rewriter.tree.texts) {
    if (!/^discord\.js\/(webpack|browser)\b/.test(textValue(node))) continue;
    const parent = parentOf(node);
    if (parent?.type === "ImportDeclaration" || isCall(parent)) rewriter.flag("13-051", node, "removed");
  }
}
