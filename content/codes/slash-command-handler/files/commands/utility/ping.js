import { InteractionContextType, SlashCommandBuilder } from "discord.js";
import { defineCommand } from "../../src/command.js";

export default defineCommand({
  data: new SlashCommandBuilder()
    .setName("ping")
    .setDescription("How quickly the bot answers")
    .setContexts(InteractionContextType.Guild),
  cooldownS: 5,
  async execute(interaction) {
    const { resource } = await interaction.reply({ content: "Measuring…", withResponse: true });
    const sentAt = resource?.message?.createdTimestamp ?? Date.now();
    const gateway = interaction.client.ws.ping;
    await interaction.editReply(
      `Round trip ${sentAt - interaction.createdTimestamp} ms, gateway ${gateway < 0 ? "not measured yet" : `${gateway} ms`}.`,
    );
  },
});
