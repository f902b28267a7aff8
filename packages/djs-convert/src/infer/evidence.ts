import type { ObjectProperty } from "@babel/types";
import { methodCalls } from "../engine/method-calls.ts";
import {
  isCall,
  isFunc,
  isMember,
  keyName,
  lastName,
  memberName,
  type Node,
  parentOf,
  stringValue,
  textValue,
} from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import { isHandler } from "./handlers.ts";
import { importOf, isLoading } from "./modules.ts";
import { isBotName } from "./names.ts";

const known = new WeakMap<Tree, boolean>();

/** True when the file says itself that it is a discord.js bot, or has something that is found in nothing else. */
export function usesDiscord(tree: Tree): boolean {
  const found = known.get(tree);
  if (found !== undefined) return found;
  const uses = isLoaded(tree) || (!isOfOther(tree) && hasMarks(tree));
  known.set(tree, uses);
  return uses;
}

/** What a file will say itself once it has been converted. */
export const declareDiscord = (tree: Tree): void => {
  known.set(tree, true);
};

const isLoaded = (tree: Tree): boolean => tree.texts.some(one => withDiscord.test(textValue(one)));

/** discord.js, what belongs to it, and frameworks that are nothing without it. */
const withDiscord = /^(discord\.js(-commando)?$|@discordjs\/|(discord-akairo|@sapphire\/framework)$)/;

const otherLibraries = /^(eris|oceanic\.js|discord\.io|discordeno|seyfert|detritus-client)$/;

/** A file of a bot that another library drives; "discord.io" is a place of invites, too. */
export const isOfOther = (tree: Tree): boolean =>
  tree.texts.some(one => otherLibraries.test(textValue(one)) && isLoading(one)) && !isLoaded(tree);

const hasMarks = (tree: Tree): boolean =>
  foundNowhereElse.some(name => tree.identifiers.get(name)?.some(one => !isOfPackage(tree, one))) ||
  hasCache(tree) ||
  hasMe(tree) ||
  hasChannel(tree) ||
  setsPresence(tree) ||
  asksPermission(tree) ||
  hasMessage(tree) ||
  hasCommand(tree);

const foundNowhereElse = [
  "RichEmbed",
  "MessageEmbed",
  "MessageActionRow",
  "createReactionCollector",
  "createMessageComponentCollector",
  "awaitMessages",
  "awaitReactions",
  "addBlankField",
  "calculatedPosition",
  "deferUpdate",
  "isContextMenu",
  "isSelectMenu",
  "isModalSubmit",
];

const managers = new Set("channels emojis guilds members messages roles users".split(" "));

/** `member.hasPermission("MANAGE_ROLES")`, with a permission that there is nowhere else. */
const asksPermission = (tree: Tree): boolean =>
  methodCalls(tree, "hasPermission").some(call =>
    /^(ADMINISTRATOR|(BAN|KICK)_MEMBERS|MANAGE_(CHANNELS|GUILD|MESSAGES|ROLES))$/.test(
      stringValue(call.arguments[0]) ?? "",
    ),
  );

/** `guild.members.cache`. */
const hasCache = (tree: Tree): boolean =>
  tree.identifiers.get("cache")?.some(cache => {
    const manager = ownerOf(cache);
    return isMember(manager) && managers.has(memberName(manager) ?? "") && !isOfPackage(tree, cache);
  }) ?? false;

/** `anything.guild.me.permissions`: the bot's own member. */
const hasMe = (tree: Tree): boolean =>
  tree.identifiers.get("me")?.some(me => {
    const guild = ownerOf(me);
    const member = guild && parentOf(guild);
    if (!isMember(guild) || memberName(guild) !== "guild" || !member) return false;
    return isMember(parentOf(member)) && !isOfPackage(tree, me);
  }) ?? false;

/** `context.channel.bulkDelete(…)`, `here.channel.messages.fetch(…)`. */
const hasChannel = (tree: Tree): boolean =>
  [...methodCalls(tree, "bulkDelete"), ...methodCalls(tree, "fetch")].some(({ callee }) => {
    if (!isMember(callee)) return false;
    const owner = memberName(callee) === "fetch" ? ofManager(callee.object, "messages") : callee.object;
    return owner !== null && lastName(owner) === "channel" && !isOfPackage(tree, callee.property);
  });

const ofManager = (node: Node, name: string): Node | null =>
  isMember(node) && memberName(node) === name ? node.object : null;

/** `bot.user.setPresence(…)`; what shows a game from a person's own machine does so as that person. */
const setsPresence = (tree: Tree): boolean =>
  [...methodCalls(tree, "setPresence"), ...methodCalls(tree, "setActivity")].some(
    ({ callee }) =>
      isMember(callee) &&
      isMember(callee.object) &&
      memberName(callee.object) === "user" &&
      !isOfPackage(tree, callee.property),
  ) && !tree.texts.some(one => /discord-rpc/.test(textValue(one)));

/** `call.message.channel.send(…)`, `context.message.guild.channels`: what a message has here, and nowhere else. */
const hasMessage = (tree: Tree): boolean =>
  ["message", "msg"]
    .flatMap(name => tree.identifiers.get(name) ?? [])
    .some(message => {
      const owner = ownerOf(message) ? parentOf(message) : undefined;
      const part = owner && parentOf(owner);
      if (!isMember(part) || part.object !== owner || isOfPackage(tree, message)) return false;
      const next = parentOf(part);
      const name = isMember(next) && next.object === part ? memberName(next) : undefined;
      return partsOfMessage.get(memberName(part) ?? "")?.test(name ?? "") ?? false;
    });

const partsOfMessage: ReadonlyMap<string, RegExp> = new Map([
  ["author", /^(avatarURL|displayAvatarURL)$/],
  [
    "channel",
    /^(awaitMessages|bulkDelete|fetchMessages?|send(Code|Embed|Files?|Message)?|startTyping|stopTyping)$/,
  ],
  ["guild", /^(channels|members|roles|emojis|me|fetchMembers?|createChannel|createRole)$/],
  ["member", /^(addRole|hasPermission|permissions|removeRole|roles|voiceChannel|voice)$/],
]);

/** `other.MessageEmbed`, where `other` is another package. */
function isOfPackage(tree: Tree, property: Node): boolean {
  let at = ownerOf(property);
  while (isMember(at) || isCall(at)) at = isMember(at) ? at.object : at.callee;
  const binding = at?.type === "Identifier" ? tree.resolve(at) : null;
  const imported = binding && importOf(binding, tree);
  return imported ? imported.origin === "foreign" : false;
}

function ownerOf(property: Node): Node | undefined {
  const member = parentOf(property);
  return isMember(member) && member.property === property ? member.object : undefined;
}

/** `execute({ client, message, args })`: one of these. */
function isTakenApart(property: ObjectProperty): boolean {
  const pattern = parentOf(property);
  const func = pattern?.type === "ObjectPattern" ? parentOf(pattern) : undefined;
  if (pattern?.type !== "ObjectPattern" || !isFunc(func) || !isHandler(func)) return false;
  const names = pattern.properties.map(one => keyName(one) ?? "");
  return names.some(name => isBotName(name) || name === "args");
}

/** `run(client, message, args)`, by which loaders of bots call commands. */
const hasCommand = (tree: Tree): boolean =>
  ["message", "msg", "interaction"].some(name =>
    tree.identifiers.get(name)?.some(one => {
      const func = parentOf(one);
      if (func?.type === "ObjectProperty") return isTakenApart(func);
      if (!isFunc(func) || !isHandler(func)) return false;
      const others = func.params.filter(param => param !== one);
      return (
        others.length < func.params.length &&
        others.some(param => param.type === "Identifier" && (isBotName(param.name) || param.name === "args"))
      );
    }),
  );
