import { isMember, memberName, type Node } from "../engine/nodes.ts";
import { type Table, tableOf } from "../tables/read-table.ts";
import type { Infer } from "./context.ts";
import { importOf } from "./modules.ts";

const before14: ReadonlyMap<string, string> = new Map([
  ["ActionRowBuilder", "MessageActionRow"],
  ["AttachmentBuilder", "MessageAttachment"],
  ["BaseInteraction", "Interaction"],
  ["ButtonBuilder", "MessageButton"],
  ["ChatInputCommandInteraction", "CommandInteraction"],
  ["ContextMenuCommandInteraction", "ContextMenuInteraction"],
  ["EmbedBuilder", "MessageEmbed"],
  ["GatewayIntentBits", "Intents"],
  ["MessageContextMenuCommandInteraction", "MessageContextMenuInteraction"],
  ["ModalBuilder", "Modal"],
  ["PermissionFlagsBits", "Permissions"],
  ["SelectMenuBuilder", "MessageSelectMenu"],
  ["StringSelectMenuBuilder", "MessageSelectMenu"],
  ["StringSelectMenuInteraction", "SelectMenuInteraction"],
  ["TextInputBuilder", "TextInputComponent"],
  ["UserContextMenuCommandInteraction", "UserContextMenuInteraction"],
]);

/**
 * The class of this version that the next one exports under such a name: whoever began to convert a file by hand has
 * changed the names first, and not yet what is done with them. Any other name as it is.
 */
export function nameInVersion(table: Table, name: string): string {
  if (table.version !== 13 || table.hasClass(name)) return name;
  return before14.get(name) ?? name.replace(/BitField$/, "");
}

/** Whether a name is of an enum that only the next version exports. */
export const isLaterEnum = (table: Table, name: string): boolean =>
  table.version === 13 && !table.exports.has(name) && tableOf(14).enums.has(name);

/** The name under which discord.js gives what stands here: `Embed` of `{ EmbedBuilder: Embed }`, `Discord.EmbedBuilder`. */
export function nameOfExport(infer: Infer, node: Node): string | undefined {
  if (isMember(node)) return infer.typeOf(node.object)?.kind === "module" ? memberName(node) : undefined;
  if (node.type !== "Identifier") return undefined;
  const binding = infer.tree.resolve(node);
  // What nothing declares is known only where it is taken for what discord.js exports.
  if (!binding) return infer.typeOf(node)?.kind === "class" ? node.name : undefined;
  const imported = importOf(binding, infer.tree);
  return imported?.origin === "discord.js" ? imported.name : undefined;
}
