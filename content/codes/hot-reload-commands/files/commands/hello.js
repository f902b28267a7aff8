const { SlashCommandBuilder } = require("discord.js");

/** @import { ChatInputCommandInteraction } from "discord.js" */

module.exports = {
  data: new SlashCommandBuilder().setName("hello").setDescription("Say hello"),

  /** @param {ChatInputCommandInteraction} interaction */
  async execute(interaction) {
    await interaction.reply(`Hello, ${interaction.user.displayName}!`);
  },
};
