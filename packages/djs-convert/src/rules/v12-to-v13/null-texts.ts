import { isFunc, isMember, memberName, type Node, parentOf } from "../../engine/nodes.ts";
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

function isAskedFor(rewriter: Rewriter, value: Node): boolean {
  const text = rewriter.text(value);
  const asks = (test: Node): boolean => rewriter.text(test).includes(text);
  for (let at: Node = value, parent = parentOf(at); parent; at = parent, parent = parentOf(at)) {
    const test =
      parent.type === "IfStatement" || parent.type === "ConditionalExpression"
        ? parent.test
        : parent.type === "LogicalExpression"
          ? parent.left
          : null;
    if (test && test !== at && asks(test)) return true;
    if (isFunc(parent)) return leavesWithout(parent.body, text, rewriter);
  }
  return false;
}

/** `if (!member.nickname) return …;` anywhere in the function. */
function leavesWithout(body: Node, text: string, rewriter: Rewriter): boolean {
  return (
    body.type === "BlockStatement" &&
    body.body.some(
      one =>
        one.type === "IfStatement" &&
        rewriter.text(one.test).includes(text) &&
        /\breturn\b|\bthrow\b/.test(rewriter.text(one.consequent)),
    )
  );
}
