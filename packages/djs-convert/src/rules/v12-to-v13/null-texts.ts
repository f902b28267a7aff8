import { isMember, memberName, type Node } from "../../engine/nodes.ts";
import { isAskedFor } from "../asked-for.ts";
import type { Rewriter } from "../rewriter.ts";

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

const classesOf = (name: string): string[] =>
  Object.keys(nullable).filter(one => nullable[one]?.split(" ").includes(name));

/** `member.nickname`, which may be null, where nothing around it asks whether it is. */
export function isNullText(rewriter: Rewriter, value: Node): boolean {
  if (!isMember(value) || value.computed) return false;
  const classes = classesOf(memberName(value) ?? "");
  if (classes.length === 0 || rewriter.receiver(value, classes, false) === null) return false;
  return !isAskedFor(rewriter, value);
}
