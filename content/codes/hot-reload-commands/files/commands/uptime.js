const { SlashCommandBuilder, TimestampStyles, time } = require("discord.js");

/** @import { ChatInputCommandInteraction } from "discord.js" */

const startedAt = new Date(Date.now() - process.uptime() * 1_000);

module.exports = {
  data: new SlashCommandBuilder().setName("uptime").setDescription("Since when the bot runs"),

  /** @param {ChatInputCommandInteraction} interaction */
  async execute(interaction) {
    await interaction.reply(`The bot started ${time(startedAt, TimestampStyles.RelativeTime)}.`);
  },
};
