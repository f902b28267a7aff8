import { isCall, isMember, memberName, type Node, stringValue } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { isAskedFor } from "../asked-for.ts";
import { branchesOf } from "../held-values.ts";
import { isNothingAtTimes } from "../nothing-at-times.ts";
import { after, type Rewriter, replace } from "../rewriter.ts";
import { contentOf } from "./payload.ts";

/** What the typings call a text or null, by class. */
const nullable: Readonly<Record<string, string>> = {
  Activity: "applicationID details state url",
  Emoji: "id url",
  Guild:
    "afkChannelID applicationID banner description discoverySplash icon publicUpdatesChannelID rulesChannelID splash systemChannelID vanityURLCode widgetChannelID",
  GuildAuditLogsEntry: "reason",
  GuildChannel: "parentID",
  GuildMember: "nickname",
  GuildPreview: "description discoverySplash icon splash",
  Message: "nonce webhookID",
  MessageAttachment: "name",
  MessageEmbed: "description hexColor title url",
  NewsChannel: "topic",
  RichPresenceAssets: "largeImage largeText smallImage smallText",
  TextChannel: "topic",
  VoiceState: "channelID sessionID",
};

/** Pictures whose addresses are asked for by a method, and that may not be there. */
const pictures: Readonly<Record<string, string>> = {
  ClientApplication: "coverImage iconURL",
  Guild: "bannerURL discoverySplashURL iconURL splashURL",
  GuildPreview: "discoverySplashURL iconURL splashURL",
  User: "avatarURL",
  Webhook: "avatarURL",
};

const classesOf = (among: Readonly<Record<string, string>>, name: string): string[] =>
  Object.keys(among).filter(one => among[one]?.split(" ").includes(name));

/** `member.nickname` and `guild.iconURL()`, which may be null, where nothing around it asks whether it is. */
export function isNullText(rewriter: Rewriter, value: Node): boolean {
  const member = isCall(value) ? value.callee : value;
  if (!isMember(member) || member.computed) return false;
  const classes = classesOf(isCall(value) ? pictures : nullable, memberName(member) ?? "");
  if (classes.length === 0 || rewriter.receiver(member, classes, false) === null) return false;
  return !isAskedFor(rewriter, value);
}

/** What is sent beside options: nothing is said by null, and no more by an empty text. */
export function contentOrNull(rewriter: Rewriter, content: Node): Edit[] {
  if (stringValue(content) === "") return [replace(content, "null")];
  if (isReceivedText(rewriter, content) || isNothingAtTimes(rewriter, content))
    return [after(content, " || null")];
  const empty = branchesOf(content).filter(one => stringValue(one) === "");
  return [...empty.map(one => replace(one, "null")), ...contentOf(rewriter, content)];
}

/** `message.content`, which is empty where there is nothing but a file: version 12 sent that on. */
const isReceivedText = (rewriter: Rewriter, content: Node): boolean =>
  isMember(content) &&
  memberName(content) === "content" &&
  rewriter.receiver(content, ["Message"], false) !== null &&
  !isAskedFor(rewriter, content);
