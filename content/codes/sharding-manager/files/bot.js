import { Client, Events, GatewayIntentBits, MessageFlags, SlashCommandBuilder } from "discord.js";
import { findServer, readShards } from "./shard-stats.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const commands = [
  new SlashCommandBuilder().setName("shards").setDescription("How the shards are doing"),
  new SlashCommandBuilder()
    .setName("find")
    .setDescription("On which shard a server is")
    .addStringOption(option =>
      option.setName("id").setDescription("Its id").setMaxLength(20).setRequired(true),
    ),
];

client.once(Events.ClientReady, async ready => {
  // Commands belong to the application, not to a shard: one of them registers.
  if (ready.shard?.ids.includes(0)) await ready.application.commands.set(commands);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !client.isReady()) return;
  try {
    // Asking every process may take a moment.
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const isStats = interaction.commandName === "shards";
    const id = interaction.options.getString("id") ?? "";
    await interaction.editReply(isStats ? await readShards(client) : await findServer(client, id));
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
    await interaction.editReply("Some shards are still starting. Try again in a minute.").catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
