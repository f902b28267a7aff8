import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { buildPanel, openForm, receiveForm } from "./src/form.js";
import { decide } from "./src/review.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const panel = new SlashCommandBuilder()
  .setName("applications-panel")
  .setDescription("Post the button with which members apply")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild);

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([panel]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    if (interaction.isChatInputCommand()) await interaction.reply(buildPanel());
    else if (interaction.isButton() && interaction.customId === "apply") await openForm(interaction);
    else if (interaction.isButton()) await decide(interaction);
    else if (interaction.isModalSubmit()) await receiveForm(interaction);
  } catch (error) {
    console.error(error);
    if (!interaction.isRepliable()) return;
    const content = "Something went wrong. Please try again.";
    const sent = interaction.deferred
      ? interaction.editReply(content)
      : interaction.reply({ content, flags: MessageFlags.Ephemeral });
    await sent.catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
