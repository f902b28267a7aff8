import { Events, MessageFlags } from "discord.js";
import { defineEvent } from "../types.ts";

export default defineEvent({
  name: Events.InteractionCreate,
  async run({ commands }, interaction) {
    if (!interaction.isChatInputCommand()) return;
    try {
      await commands.get(interaction.commandName)?.run(interaction);
    } catch (error) {
      console.error(`/${interaction.commandName}:`, error);
      const content = "Something went wrong. Please try again.";
      if (interaction.deferred || interaction.replied)
        await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
      else await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    }
  },
});
