import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";
import { defineCommand } from "../../src/command.js";

export default defineCommand({
  data: new SlashCommandBuilder()
    .setName("slowmode")
    .setDescription("Set how long members wait between two messages here")
    .addIntegerOption(option =>
      option
        .setName("seconds")
        .setDescription("0 turns it off")
        .setMinValue(0)
        .setMaxValue(21_600)
        .setRequired(true),
    )
    // Discord hides the command from everybody else; a server can change that in its settings.
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageChannels)
    .setContexts(InteractionContextType.Guild),
  botPermissions: PermissionFlagsBits.ManageChannels,
  async execute(interaction) {
    const seconds = interaction.options.getInteger("seconds", true);
    if (
      !interaction.channel ||
      interaction.channel.isThread() ||
      !("setRateLimitPerUser" in interaction.channel)
    ) {
      await interaction.reply("This channel has no slow mode.");
      return;
    }
    await interaction.channel.setRateLimitPerUser(seconds, `Set by ${interaction.user.tag}`);
    await interaction.reply(
      seconds === 0 ? "Slow mode is off." : `Slow mode: one message every ${seconds} s.`,
    );
  },
});
