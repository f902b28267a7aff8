import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  SlashCommandBuilder,
} from "discord.js";
import { buildPanel, readTab } from "./panel.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const server = new SlashCommandBuilder()
  .setName("server")
  .setDescription("This server at a glance")
  .setContexts(InteractionContextType.Guild);

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([server]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({
        components: [buildPanel(interaction.guild, "overview")],
        // With this flag a message has neither content nor embeds: everything is a component.
        flags: MessageFlags.IsComponentsV2,
      });
    } else if (interaction.isButton()) {
      const tab = readTab(interaction.customId);
      if (tab) await interaction.update({ components: [buildPanel(interaction.guild, tab)] });
    }
  } catch (error) {
    console.error(error);
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
