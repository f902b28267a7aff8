import { MessageFlags, PermissionsBitField, TimestampStyles, time } from "discord.js";
import { takeCooldown } from "./cooldowns.js";

/** @import { ChatInputCommandInteraction, Collection, Interaction } from "discord.js" */
/** @import { Command } from "./command.js" */

const defaultCooldownS = 2;

/**
 * @param {Interaction} interaction
 * @param {Collection<string, Command>} commands
 */
export async function handleInteraction(interaction, commands) {
  if (!interaction.inCachedGuild()) return;
  if (interaction.isAutocomplete()) {
    try {
      await commands.get(interaction.commandName)?.autocomplete?.(interaction);
    } catch (error) {
      // Suggestions that fail stay away; the command itself can still be sent.
      console.error(`Autocomplete of /${interaction.commandName}:`, error);
    }
  } else if (interaction.isChatInputCommand()) {
    const command = commands.get(interaction.commandName);
    if (!command) return;
    try {
      const refusal = findRefusal(interaction, command);
      if (refusal) await interaction.reply({ content: refusal, flags: MessageFlags.Ephemeral });
      else await command.execute(interaction);
    } catch (error) {
      console.error(`/${interaction.commandName} by ${interaction.user.id}:`, error);
      await sayItFailed(interaction).catch(() => {});
    }
  }
}

/**
 * Why the command cannot run now, or null.
 * @param {ChatInputCommandInteraction<"cached">} interaction
 * @param {Command} command
 */
function findRefusal(interaction, command) {
  const missing = interaction.appPermissions.missing(command.botPermissions ?? []);
  if (missing.length > 0) return `I need these permissions here: ${missing.join(", ")}.`;
  const isExempt = interaction.memberPermissions.has(PermissionsBitField.Flags.Administrator);
  const seconds = isExempt ? 0 : (command.cooldownS ?? defaultCooldownS);
  const left = takeCooldown(command.data.name, interaction.user.id, seconds);
  if (left === 0) return null;
  const end = new Date(Date.now() + left);
  return `Please wait: you can use this again ${time(end, TimestampStyles.RelativeTime)}.`;
}

/** @param {ChatInputCommandInteraction<"cached">} interaction */
function sayItFailed(interaction) {
  const content = "Something went wrong. Please try again in a moment.";
  return interaction.deferred || interaction.replied
    ? interaction.followUp({ content, flags: MessageFlags.Ephemeral })
    : interaction.reply({ content, flags: MessageFlags.Ephemeral });
}
