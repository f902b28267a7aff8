import { Client, Events, GatewayIntentBits, MessageFlags, SlashCommandBuilder } from "discord.js";
import { WebhookLogger } from "./webhook-logger.ts";

const log = new WebhookLogger({
  webhookUrl: process.env.LOG_WEBHOOK_URL,
  webhookLevel: "info",
  secrets: [process.env.DISCORD_TOKEN],
});

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const command = new SlashCommandBuilder()
  .setName("log")
  .setDescription("Write a line into the log")
  .addStringOption(option =>
    option.setName("text").setDescription("Which").setMaxLength(500).setRequired(true),
  );

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  log.info(`${ready.user.tag} is ready in ${ready.guilds.cache.size} servers`);
});
client.on(Events.GuildCreate, guild => log.info(`Joined ${guild.name} (${guild.memberCount} members)`));
client.on(Events.GuildDelete, guild => log.warn(`Left ${guild.name}`));
client.on(Events.Error, error => log.error("Connection error:", error));

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand()) return;
  try {
    log.info(`${interaction.user.tag}: ${interaction.options.getString("text", true)}`);
    await interaction.reply({ content: "Written.", flags: MessageFlags.Ephemeral });
  } catch (error) {
    log.error(`/${interaction.commandName}:`, error);
  }
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    log.info("The bot stops");
    await client.destroy();
    await log.flush();
    process.exit(0);
  });

await client.login(process.env.DISCORD_TOKEN);
