import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { createStats, removeStats, updateStats } from "./stats.js";

/** Discord lets a channel be renamed twice in ten minutes: this stays below. */
const updateEveryMs = 6 * 60_000;

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const command = new SlashCommandBuilder()
  .setName("stats")
  .setDescription("Channels that show numbers of this server")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub => sub.setName("on").setDescription("Make them"))
  .addSubcommand(sub => sub.setName("off").setDescription("Remove them"));

async function updateAll() {
  for (const guild of client.guilds.cache.values())
    await updateStats(guild).catch(error => console.error(`Stats of ${guild.name}:`, error));
}

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
  updateAll();
  setInterval(updateAll, updateEveryMs);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const isOn = interaction.options.getSubcommand() === "on";
    const content = isOn ? await createStats(interaction.guild) : await removeStats(interaction.guild);
    await interaction.editReply(content);
  } catch (error) {
    console.error("/stats:", error);
    await interaction
      .editReply("That did not work. I need Manage Channels and Manage Roles.")
      .catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
