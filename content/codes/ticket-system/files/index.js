import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { askForReason, claimTicket, closeTicket } from "./src/handle-ticket.js";
import { openTicket } from "./src/open-ticket.js";
import { buildPanel } from "./src/panel.js";

/** @import { Interaction } from "discord.js" */

const client = new Client({
  // The content of messages is needed for the transcript only.
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  allowedMentions: { parse: [] },
});

const command = new SlashCommandBuilder()
  .setName("ticket-panel")
  .setDescription("Post the panel with which members open tickets")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild);

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

/** @param {Interaction<"cached">} interaction */
async function handle(interaction) {
  if (interaction.isChatInputCommand()) return interaction.reply(buildPanel());
  if (interaction.isStringSelectMenu() && interaction.customId === "ticket-open")
    return openTicket(interaction);
  if (interaction.isButton() && interaction.customId === "ticket-claim") return claimTicket(interaction);
  if (interaction.isButton() && interaction.customId === "ticket-close") return askForReason(interaction);
  if (interaction.isModalSubmit() && interaction.customId === "ticket-reason")
    return closeTicket(interaction);
}

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    await handle(interaction);
  } catch (error) {
    console.error("Tickets:", error);
    if (!interaction.isRepliable()) return;
    const content = "Something went wrong. Please tell the staff.";
    const sent =
      interaction.deferred || interaction.replied
        ? interaction.followUp({ content, flags: MessageFlags.Ephemeral })
        : interaction.reply({ content, flags: MessageFlags.Ephemeral });
    await sent.catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
