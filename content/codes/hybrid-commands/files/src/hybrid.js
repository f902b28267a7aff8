import { InteractionContextType, SlashCommandBuilder } from "discord.js";

/** @import { ChatInputCommandInteraction, Guild, GuildMember } from "discord.js" */

/**
 * @typedef {object} Option
 * @property {string} name
 * @property {string} description
 * @property {"text" | "number" | "rest"} type `rest` takes everything that is left of a message
 * @property {boolean} [required]
 * @property {number} [min]
 * @property {number} [max]
 */

/**
 * @typedef {object} Context
 * @property {Guild} guild
 * @property {GuildMember} member
 * @property {Record<string, string | number | undefined>} options
 */

/**
 * @typedef {object} HybridCommand
 * @property {string} name
 * @property {string} description
 * @property {Option[]} options required ones first
 * @property {(context: Context) => Promise<string> | string} run answers with what is said
 */

/** Something the user can put right; its message is shown. */
export class UsageError extends Error {}

/** @param {HybridCommand} command */
export function toSlashCommand(command) {
  const builder = new SlashCommandBuilder()
    .setName(command.name)
    .setDescription(command.description)
    .setContexts(InteractionContextType.Guild);
  for (const { name, description, type, required = false, min, max } of command.options) {
    if (type === "number")
      builder.addIntegerOption(option => {
        if (min !== undefined) option.setMinValue(min);
        if (max !== undefined) option.setMaxValue(max);
        return option.setName(name).setDescription(description).setRequired(required);
      });
    else
      builder.addStringOption(option =>
        option.setName(name).setDescription(description).setRequired(required),
      );
  }
  return builder;
}

/**
 * @param {HybridCommand} command
 * @param {ChatInputCommandInteraction} interaction
 */
export function optionsFromInteraction(command, interaction) {
  const values = command.options.map(({ name, type }) => {
    const value =
      type === "number" ? interaction.options.getInteger(name) : interaction.options.getString(name);
    return [name, value ?? undefined];
  });
  return Object.fromEntries(values);
}

/**
 * @param {HybridCommand} command
 * @param {string[]} words
 */
export function optionsFromText(command, words) {
  const left = [...words];
  const values = command.options.map(option => {
    const text = option.type === "rest" ? left.splice(0).join(" ") : left.shift();
    if (!text) {
      if (option.required) throw new UsageError(usageOf(command));
      return [option.name, undefined];
    }
    return [option.name, option.type === "number" ? readNumber(option, text) : text];
  });
  return Object.fromEntries(values);
}

/**
 * The limits that Discord checks for slash commands hold for messages, too.
 * @param {Option} option
 * @param {string} text
 */
function readNumber({ name, min = -Infinity, max = Infinity }, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new UsageError(`**${name}** must be a whole number from ${min} to ${max}.`);
  return number;
}

/** @param {HybridCommand} command */
export const usageOf = command =>
  `Usage: ${command.name} ${command.options.map(({ name, required }) => (required ? `<${name}>` : `[${name}]`)).join(" ")}`;
