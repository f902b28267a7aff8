import { isMember, type Member, memberName, type Node, parentOf } from "../engine/nodes.ts";
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
  if (isVoiceChannel(infer, node, name)) return "voiceChannel";
  const isHandedOn =
    isUnknown &&
    (handedOn.test(name) ||
      isMemberOf(infer, node, name) ||
      (name === "presence" && isPerson(node.object)) ||
      isBot(infer, node, name));
  return isHandedOn ? name : undefined;
}

/** `limit.member.roles.map(…)` of a bot: nobody but a member has roles, and is called so. */
function isMemberOf({ tree }: Infer, node: Node, name: string): boolean {
  const next = parentOf(node);
  return (
    name === "member" &&
    isMember(next) &&
    next.object === node &&
    memberName(next) === "roles" &&
    usesDiscord(tree)
  );
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

/** `member.client.guilds` of whatever a handler is given. */
function isBot({ tree }: Infer, node: Node, name: string): boolean {
  const next = parentOf(node);
  return (
    name === "client" &&
    isMember(next) &&
    next.object === node &&
    /^(channels|emojis|guilds|user|users)$/.test(memberName(next) ?? "") &&
    usesDiscord(tree)
  );
}

/** `args.user`, and not `config`, which may well have a presence of its own. */
const isPerson = (node: Node): boolean => {
  const name = isMember(node) ? memberName(node) : node.type === "Identifier" ? node.name : "";
  return /(user|member|author|target|person)$/i.test(name ?? "");
};
