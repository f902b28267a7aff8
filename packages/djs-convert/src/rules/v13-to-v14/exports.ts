import { bare, isMember, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import type { Infer } from "../../infer/context.ts";
import type { ExportRow } from "../export-rows.ts";
import type { Rewriter } from "../rewriter.ts";
import { isTypeScript, isTypeUse } from "../type-uses.ts";
import { isNamedForNext } from "../written-for-next.ts";
import { flagName } from "./flag-names.ts";
import { standsForReceived } from "./received-attachments.ts";
import { typeRows } from "./types.ts";

const renamed: readonly (readonly [string, string, string])[] = [
  ["14-051", "MessageFlags", "MessageFlagsBitField"],
  ["14-052", "ThreadMemberFlags", "ThreadMemberFlagsBitField"],
  ["14-053", "UserFlags", "UserFlagsBitField"],
  ["14-054", "SystemChannelFlags", "SystemChannelFlagsBitField"],
  ["14-055", "ApplicationFlags", "ApplicationFlagsBitField"],
  ["14-057", "ActivityFlags", "ActivityFlagsBitField"],
  ["14-050", "Permissions", "PermissionsBitField"],
  ["14-091", "MessageAttachment", "AttachmentBuilder"],
  ["14-092", "MessageEmbed", "EmbedBuilder"],
  ["14-093", "MessageButton", "ButtonBuilder"],
  ["14-094", "MessageSelectMenu", "StringSelectMenuBuilder"],
  ["14-095", "MessageActionRow", "ActionRowBuilder"],
  ["14-096", "TextInputComponent", "TextInputBuilder"],
  ["14-097", "Modal", "ModalBuilder"],
  ["14-104", "PartialTypes", "Partials"],
  ["14-T00", "SelectMenuInteraction", "StringSelectMenuInteraction"],
  ["14-T00", "ContextMenuInteraction", "ContextMenuCommandInteraction"],
  ["14-T00", "UserContextMenuInteraction", "UserContextMenuCommandInteraction"],
  ["14-T00", "MessageContextMenuInteraction", "MessageContextMenuCommandInteraction"],
  ["14-T00", "ThreadManager", "GuildTextThreadManager"],
  ["14-017", "MessageButtonStyles", "ButtonStyle"],
  ["14-017", "MessageComponentTypes", "ComponentType"],
  ["14-017", "MessageTypes", "MessageType"],
  ["14-016", "ApplicationCommandOptionTypes", "ApplicationCommandOptionType"],
  ["14-016", "ApplicationCommandTypes", "ApplicationCommandType"],
  ["14-016", "ApplicationCommandPermissionTypes", "ApplicationCommandPermissionType"],
  ["14-016", "ActivityTypes", "ActivityType"],
  ["14-016", "ChannelTypes", "ChannelType"],
  ["14-016", "InteractionTypes", "InteractionType"],
  ["14-016", "InteractionResponseTypes", "InteractionResponseType"],
  ["14-016", "StickerFormatTypes", "StickerFormatType"],
  ["14-016", "StickerTypes", "StickerType"],
  ["14-016", "TextInputStyles", "TextInputStyle"],
  ["14-016", "PremiumTiers", "GuildPremiumTier"],
  ["14-016", "VerificationLevels", "GuildVerificationLevel"],
  ["14-016", "NSFWLevels", "GuildNSFWLevel"],
  ["14-016", "MFALevels", "GuildMFALevel"],
  ["14-016", "ExplicitContentFilterLevels", "GuildExplicitContentFilter"],
  ["14-016", "DefaultMessageNotificationLevels", "GuildDefaultMessageNotifications"],
  ["14-016", "OverwriteTypes", "OverwriteType"],
  ["14-016", "MembershipStates", "TeamMemberMembershipState"],
  ["14-016", "WebhookTypes", "WebhookType"],
  ["14-016", "PrivacyLevels", "GuildScheduledEventPrivacyLevel"],
];

/** `Intents.FLAGS.GUILDS` needs another export than `new Intents()`; so does `Intents.GUILDS`, where somebody has forgotten it. */
function intents({ to }: Rewriter, use: Node): string {
  const member = parentOf(use);
  const name = isMember(member) && member.object === use ? memberName(member) : undefined;
  const isFlag =
    name !== undefined && (flagName("Intents", name) ?? to.enums.get("GatewayIntentBits")?.has(name));
  return name === "FLAGS" || isFlag ? "GatewayIntentBits" : "IntentsBitField";
}

/** `MessageFlags.Ephemeral` is of the enum that version 14 has under the name of the class: written for it already. */
const unlessEnum =
  (name: string, to: string) =>
  (rewriter: Rewriter, use: Node): string => {
    const values = rewriter.to.enums.get(name);
    if (!values) return to;
    const isOfEnum = (one: Node): boolean => values.has(keyAskedOf(one) ?? "");
    if (isOfEnum(use)) return name;
    const isType = use.type === "Identifier" && isTypeUse(use);
    const uses = isType ? (rewriter.tree.identifiers.get(name) ?? []) : [];
    return uses.some(isOfEnum) || (isType && isNamedForNext(rewriter)) ? name : to;
  };

/** `Ephemeral` of `MessageFlags.Ephemeral`, the value and the type. */
function keyAskedOf(use: Node): string | undefined {
  const owner = parentOf(use);
  if (owner?.type === "TSQualifiedName" && owner.left === use) return owner.right.name;
  return isMember(owner) && owner.object === use ? memberName(owner) : undefined;
}

/** As a type the old name goes on: it stands for all classes of the kind. */
const unlessType =
  (name: string, to: string) =>
  (rewriter: Rewriter, use: Node): string => {
    // Other files that take it from this one use it as a type more often than not.
    const isExported = parentOf(use)?.type === "ExportSpecifier" && isTypeScript(rewriter);
    return use.type === "Identifier" && (isTypeUse(use) || isExported) ? name : to;
  };

const alsoTypes: readonly (readonly [string, string, string])[] = [
  ["14-063", "Channel", "BaseChannel"],
  ["14-064", "Interaction", "BaseInteraction"],
];

const received: Readonly<Record<string, string>> = {
  MessageActionRow: "ActionRow",
  MessageAttachment: "Attachment",
  MessageButton: "ButtonComponent",
  MessageEmbed: "Embed",
  MessageSelectMenu: "StringSelectMenuComponent",
};

/** `message.components[0] instanceof MessageActionRow`: what comes from Discord has a class of its own. */
const unlessReceived =
  (name: string, to: string) =>
  (rewriter: Rewriter, use: Node): string => {
    const { infer } = rewriter;
    const isStated = name === "MessageAttachment" && use.type === "Identifier" && isTypeUse(use);
    if (isStated && standsForReceived(rewriter, use)) return received[name] ?? to;
    const cast = castTo(use);
    if (cast) return isReceived(infer, cast) ? (received[name] ?? to) : to;
    const test = parentOf(use);
    if (test?.type !== "BinaryExpression" || test.operator !== "instanceof" || test.right !== use) return to;
    const type = infer.typeOf(test.left);
    // What is only called an embed may just as well have been made.
    const isCalled = test.left.type === "Identifier" && infer.byName(test.left.name, true) !== undefined;
    const isOne = type?.kind === "instance" && !type.made && type.names.includes(name) && !isCalled;
    return isOne ? (received[name] ?? to) : to;
  };

/** What is said to be of this type, or a list of it: `message.embeds[0]` of `message.embeds[0] as MessageEmbed`. */
function castTo(use: Node): Node | null {
  let at = parentOf(use);
  while (at && /^TS(QualifiedName|TypeReference|ArrayType|ParenthesizedType)$/.test(at.type))
    at = parentOf(at);
  return at?.type === "TSAsExpression" && at.expression !== use ? at.expression : null;
}

/** Whether a value came with a message: a part of it, or one of a list of parts. */
function isReceived(infer: Infer, value: Node): boolean {
  const node = bare(value);
  const list = isMember(node) && node.computed ? bare(node.object) : node;
  const isPart = isMember(list) && /^(attachments|component|components|embeds)$/.test(memberName(list) ?? "");
  const type = infer.typeOf(node);
  const one = type?.kind === "array" ? type.of : type;
  return isPart && one?.kind === "instance" && !one.made && !one.weak;
}

export const exportRows: readonly ExportRow[] = [
  ...renamed.map(
    ([id, name, to]): ExportRow =>
      received[name]
        ? { id, name, to, choose: unlessReceived(name, to) }
        : { id, name, to, choose: unlessEnum(name, to) },
  ),
  ...alsoTypes.map(([id, name, to]): ExportRow => ({ id, name, to, choose: unlessType(name, to) })),
  ...typeRows(new Map(renamed.map(([, name, to]) => [name, to]))),
  { id: "14-056", name: "Intents", to: "GatewayIntentBits", choose: intents },
];
