/** @import { AutocompleteInteraction, ChatInputCommandInteraction, PermissionResolvable, SharedSlashCommand } from "discord.js" */

/**
 * @typedef {object} Command
 * @property {SharedSlashCommand} data what is registered at Discord
 * @property {number} [cooldownS] seconds that one user waits between two uses
 * @property {PermissionResolvable} [botPermissions] what the bot itself needs in the channel
 * @property {(interaction: ChatInputCommandInteraction<"cached">) => Promise<unknown>} execute
 * @property {(interaction: AutocompleteInteraction<"cached">) => Promise<unknown>} [autocomplete]
 */

/**
 * Changes nothing: it only tells your editor what a command consists of.
 * @param {Command} command
 */
export const defineCommand = command => command;
