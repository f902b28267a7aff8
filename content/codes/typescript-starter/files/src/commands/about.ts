import { SlashCommandBuilder, TimestampStyles, time, version } from "discord.js";
import { defineCommand } from "../types.ts";

export default defineCommand({
  data: new SlashCommandBuilder().setName("about").setDescription("What this bot runs on"),
  async run(interaction) {
    const since = time(interaction.client.readyAt, TimestampStyles.RelativeTime);
    await interaction.reply(`Node ${process.version}, discord.js ${version}, connected ${since}.`);
  },
});
