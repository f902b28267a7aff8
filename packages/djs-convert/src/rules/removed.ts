import { catalogueId } from "../catalogue/find-id.ts";
import { callOf, isMember, type Member, memberName, parentOf } from "../engine/nodes.ts";
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
    Permissions: "PermissionsBitField",
    Intents: "IntentsBitField",
    Channel: "BaseChannel",
    Interaction: "BaseInteraction",
    CommandInteraction: "ChatInputCommandInteraction",
    SelectMenuInteraction: "StringSelectMenuInteraction",
    ContextMenuInteraction: "ContextMenuCommandInteraction",
  },
};

/** A member that the next version does not have, and that no rule has dealt with, is left to a person. */
export function flagRemoved(rewriter: Rewriter, node: Member): void {
  if (rewriter.done.has(node)) return;
  const name = memberName(node);
  if (name === undefined) return;
  const type = rewriter.typeOf(node.object);
  if (type?.kind === "module") {
    flagExport(rewriter, node, name);
    return;
  }
  const isStatic = type?.kind === "class";
  if (type?.kind !== "instance" && !isStatic) return;
  const names = type.kind === "instance" ? type.names : [type.name];
  const key = isStatic ? `.${name}` : name;
  const had = names.filter(one => rewriter.from.member(one, key));
  if (had.length === 0 || isWritten(node)) return;
  const renames = renamedClasses[rewriter.step] ?? {};
  const isThere = had.some(one => {
    const isBuilt = type.kind === "instance" && type.made === true && one === "MessageAttachment";
    const now = isBuilt && rewriter.step === "13-14" ? "AttachmentBuilder" : (renames[one] ?? one);
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

function flagExport(rewriter: Rewriter, node: Member, name: string): void {
  if (!rewriter.from.exports.has(name) || rewriter.to.exports.has(name)) return;
  rewriter.flag(catalogueId(rewriter.step, "discord.js", name), node, "removed", name);
}

const isWritten = (node: Member): boolean => {
  const parent = parentOf(node);
  return parent?.type === "AssignmentExpression" && parent.left === node && !isMember(parent.right);
};
