import {
  callOf,
  endOf,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  startOf,
} from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";

/**
 * The name by which a member is known, of whatever a framework or a package hands on: `context.interaction`,
 * `queue.guild`, `client.Discord` of a bot. Of something that is known to be another thing only what cannot be its own.
 */
export function nameHandedOn(
  infer: Infer,
  node: Member,
  name: string,
  isUnknown: boolean,
): string | undefined {
  if (name === "Discord" || isPackage(infer, node, name)) return "Discord";
  if (/^(discord|djs)(Client|Bot)$/.test(name)) return name;
  if (isVoiceChannel(infer, node, name)) return "voiceChannel";
  const isHandedOn =
    isUnknown &&
    (handedOn.test(name) || (name === "presence" && isPerson(node.object)) || isToldByUse(infer, node, name));
  if (!isHandedOn) return undefined;
  return name === "author" ? "user" : name;
}

const handedOn = /^(interaction|guild|[a-z]+Guild)$/;

/** `queue.voiceChannel.leave()`: members have their voice channel at another place. */
function isVoiceChannel(infer: Infer, node: Node, name: string): boolean {
  const parent = parentOf(node);
  const next = parent?.type === "TSNonNullExpression" ? parentOf(parent) : parent;
  return (
    /^(voice(?!$|_?connection$)\w*|vc(_?channel)?|[a-z]+_?voice_?channel)$/i.test(name) &&
    isMember(next) &&
    /^(join|leave)$/.test(memberName(next) ?? "") &&
    usesDiscord(infer.tree)
  );
}

/** `client.discord.MessageEmbed`: what the whole package is called by, with something that it exports. */
function isPackage({ table, tree }: Infer, node: Node, name: string): boolean {
  const next = parentOf(node);
  const taken = isMember(next) && next.object === node ? (memberName(next) ?? "") : "";
  if (!/^(discord|djs|discordjs)$/i.test(name) || !/^[A-Z]/.test(taken)) return false;
  return table.exports.has(taken) && usesDiscord(tree);
}

/** What nobody but the bot, a member, a message or a user has, of what is called so. */
const telling: ReadonlyMap<string, RegExp> = new Map([
  [
    "client",
    /^(broadcasts|channels|clear(Interval|Timeout)|emojis|fetch(Application|User)|guilds|readyAt|set(Immediate|Interval|Timeout)|users?|voiceConnections)$/,
  ],
  ["member", /^(bannable|kickable|roles|voice)$/],
  ["message", /^(author|channel|createdTimestamp|delete|guild|member|mentions|pin|react|reactions)$/],
  ["author", /^(avatarURL|bot|discriminator|displayAvatarURL|dmChannel|tag)$/],
  ["user", /^(avatarURL|bot|discriminator|displayAvatarURL|dmChannel)$/],
]);

/** `context.client.guilds`, `limit.member.roles.map(…)`, `entry.message.author` of whatever a handler of a bot is given. */
function isToldByUse({ tree }: Infer, node: Member, name: string): boolean {
  const next = parentOf(node);
  if (!isMember(next) || next.object !== node) return false;
  const read = memberName(next) ?? "";
  // Databases answer to `client.ping()`.
  const isPing = name === "client" && read === "ping" && !callOf(next);
  if (!(isPing || telling.get(name)?.test(read)) || !usesDiscord(tree)) return false;
  // Who wrote a song has an `avatarURL`, too.
  return read !== "avatarURL" || isPerson(node.object) || isAskedForTag(tree, node);
}

/** `playlist.author.tag` beside `playlist.author.avatarURL`. */
function isAskedForTag({ text }: Tree, person: Node): boolean {
  const name = text.slice(startOf(person), endOf(person));
  return ["bot", "discriminator", "displayAvatarURL", "tag"].some(one => text.includes(`${name}.${one}`));
}

/** `args.user`, and not `config`, which may well have a presence of its own. */
const isPerson = (node: Node): boolean => {
  const name = isMember(node) ? memberName(node) : node.type === "Identifier" ? node.name : "";
  return /(user|member|author|target|person)$/i.test(name ?? "");
};
