import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";
import { defineCommand } from "../types.ts";

export default defineCommand({
  data: new SlashCommandBuilder()
    .setName("say")
    .setDescription("Let the bot say something")
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageMessages)
    .setContexts(InteractionContextType.Guild)
    .addStringOption(option =>
      option.setName("text").setDescription("What").setMaxLength(2_000).setRequired(true),
    ),
  async run(interaction) {
    await interaction.reply(interaction.options.getString("text", true));
  },
});
