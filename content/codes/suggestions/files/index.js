import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  SlashCommandBuilder,
} from "discord.js";
import { askForReason, askForText, decide, publish, vote } from "./src/suggestions.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const command = new SlashCommandBuilder()
  .setName("suggest")
  .setDescription("Suggest something for this server")
  .setContexts(InteractionContextType.Guild);

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    if (interaction.isChatInputCommand()) await askForText(interaction);
    else if (interaction.isButton() && interaction.customId.startsWith("vote:")) await vote(interaction);
    else if (interaction.isButton()) await askForReason(interaction);
    else if (interaction.isModalSubmit() && interaction.customId === "suggestion") await publish(interaction);
    else if (interaction.isModalSubmit()) await decide(interaction);
  } catch (error) {
    console.error("Suggestions:", error);
    if (!interaction.isRepliable() || interaction.replied || interaction.deferred) return;
    await interaction.reply({ content: "That did not work.", flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
