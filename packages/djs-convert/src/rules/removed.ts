import { catalogueId } from "../catalogue/find-id.ts";
import type { Step } from "../change.ts";
import { callOf, isMember, type Member, memberName, type Node, parentOf } from "../engine/nodes.ts";
import { hasOwnMethod } from "../infer/members.ts";
import type { Rewriter } from "./rewriter.ts";

/** Classes that have another name in the next version. */
const renamedClasses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "11-12": {
    RichEmbed: "MessageEmbed",
    Attachment: "MessageAttachment",
    OAuth2Application: "ClientApplication",
    Game: "Activity",
    Emoji: "GuildEmoji",
  },
  "12-13": { APIMessage: "MessagePayload" },
  "13-14": {
    MessageEmbed: "EmbedBuilder",
    MessageAttachment: "Attachment",
    MessageButton: "ButtonBuilder",
    MessageActionRow: "ActionRowBuilder",
    MessageSelectMenu: "StringSelectMenuBuilder",
    TextInputComponent: "TextInputBuilder",
    Modal: "ModalBuilder",
    ModalSubmitFieldsResolver: "ModalSubmitFields",
    Permissions: "PermissionsBitField",
    Intents: "IntentsBitField",
    Channel: "BaseChannel",
    Interaction: "BaseInteraction",
    CommandInteraction: "ChatInputCommandInteraction",
    SelectMenuInteraction: "StringSelectMenuInteraction",
    ContextMenuInteraction: "ContextMenuCommandInteraction",
    UserContextMenuInteraction: "UserContextMenuCommandInteraction",
    MessageContextMenuInteraction: "MessageContextMenuCommandInteraction",
    BaseCommandInteraction: "CommandInteraction",
    ActivityFlags: "ActivityFlagsBitField",
    ApplicationFlags: "ApplicationFlagsBitField",
    ChannelFlags: "ChannelFlagsBitField",
    GuildMemberFlags: "GuildMemberFlagsBitField",
    MessageFlags: "MessageFlagsBitField",
    SystemChannelFlags: "SystemChannelFlagsBitField",
    ThreadMemberFlags: "ThreadMemberFlagsBitField",
    UserFlags: "UserFlagsBitField",
  },
};

/** What is received has classes of its own beside those that build it. */
const receivedClasses: Readonly<Record<string, string>> = {
  MessageEmbed: "Embed",
  MessageActionRow: "ActionRow",
  MessageButton: "ButtonComponent",
  MessageSelectMenu: "StringSelectMenuComponent",
};

const lostNames = new Map<Step, ReadonlySet<string>>();

/** Names that some class loses in a step: most members of a file have none of them, and their receiver is not asked for. */
function namesLost(rewriter: Rewriter): ReadonlySet<string> {
  const known = lostNames.get(rewriter.step);
  if (known) return known;
  const { from, to, step } = rewriter;
  const renames = renamedClasses[step] ?? {};
  const lost = new Set<string>();
  for (const className of from.classNames()) {
    const now = renames[className] ?? className;
    for (const owner of from.ancestors(className))
      for (const key of from.membersOf(owner))
        if (!to.hasClass(now) || !to.member(now, key)) lost.add(key.startsWith(".") ? key.slice(1) : key);
  }
  for (const name of from.exports) if (!to.exports.has(name)) lost.add(name);
  // What is built is held against another class than what is received.
  for (const name of from.membersOf("MessageAttachment")) lost.add(name);
  lostNames.set(step, lost);
  return lost;
}

export const losesName = (rewriter: Rewriter, name: string): boolean => namesLost(rewriter).has(name);

/** A member that the next version does not have, and that no rule has dealt with, is left to a person. */
export function flagRemoved(rewriter: Rewriter, node: Member): void {
  if (rewriter.done.has(node)) return;
  const name = memberName(node);
  if (name === undefined || !losesName(rewriter, name)) return;
  const type = rewriter.typeOf(node.object);
  if (type?.kind === "module") {
    flagExport(rewriter, node, name);
    return;
  }
  const isStatic = type?.kind === "class";
  if ((type?.kind !== "instance" && !isStatic) || hasOwnMethod(rewriter.infer, type, name)) return;
  const names = type.kind === "instance" ? type.names : [type.name];
  const key = isStatic ? `.${name}` : name;
  const had = names.filter(one => rewriter.from.member(one, key));
  // What a bot writes is as a rule its own; an embed is data, and what is written there was sent.
  if (had.length === 0 || (isWritten(node) && !had.includes("MessageEmbed"))) return;
  const renames = renamedClasses[rewriter.step] ?? {};
  const isThere = had.some(one => {
    const isBuilt = type.kind === "instance" && type.made === true && one === "MessageAttachment";
    const isSaid = type.kind === "instance" && type.made === false;
    const isReceived =
      receivedClasses[one] && rewriter.step === "13-14" && (isSaid || isFromMessage(rewriter, node.object));
    const now = isReceived
      ? (receivedClasses[one] ?? one)
      : isBuilt && rewriter.step === "13-14"
        ? "AttachmentBuilder"
        : (renames[one] ?? one);
    if (isPart.test(one)) return true;
    if (/Interaction$/.test(one) && (type.weak || one === "Interaction") && hasSomeInteraction(rewriter, key))
      return true;
    return rewriter.to.hasClass(now) ? rewriter.to.member(now, key) !== undefined : false;
  });
  if (isThere) return;
  const owner = had[0] ?? "";
  rewriter.flag(
    catalogueId(rewriter.step, owner, name),
    node,
    "removed",
    `${owner}.${name}${callOf(node) ? "()" : ""}`,
  );
}

/** Classes that are plain objects from version 12 on, with the same members. */
const isPart = /^MessageEmbed(Author|Field|Footer|Image|Provider|Thumbnail|Video)$/;

/** What an event hands on may be any of the interactions. */
const hasSomeInteraction = (rewriter: Rewriter, key: string): boolean =>
  [...rewriter.to.classNames()].some(
    one => /Interaction$/.test(one) && rewriter.to.member(one, key) !== undefined,
  );

/** `message.embeds[0]` and `message.components[0].components[1]`, also by the name that it got. */
function isFromMessage(rewriter: Rewriter, node: Node, depth = 0): boolean {
  const type = rewriter.typeOf(node);
  if (type?.kind === "instance" && type.made) return false;
  if (node.type === "Identifier") {
    const owner = rewriter.tree.resolve(node)?.owner;
    // `var embed = embed` holds what nobody has said.
    return owner?.type === "VariableDeclarator" && owner.id.type === "Identifier" && owner.init && depth < 20
      ? isFromMessage(rewriter, owner.init, depth + 1)
      : false;
  }
  const list = isMember(node) && node.computed ? node.object : null;
  return isMember(list) && /^(embeds|components)$/.test(memberName(list) ?? "");
}

function flagExport(rewriter: Rewriter, node: Member, name: string): void {
  if (!rewriter.from.exports.has(name) || rewriter.to.exports.has(name)) return;
  rewriter.flag(catalogueId(rewriter.step, "discord.js", name), node, "removed", name);
}

const isWritten = (node: Member): boolean => {
  const parent = parentOf(node);
  return parent?.type === "AssignmentExpression" && parent.left === node && !isMember(parent.right);
};
