import { Client, Events, GatewayIntentBits, PermissionFlagsBits } from "discord.js";
import { punishSpam } from "./src/punish-spam.js";
import { SpamWatch } from "./src/spam-watch.js";

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  allowedMentions: { parse: [] },
});

const watch = new SpamWatch();

client.once(Events.ClientReady, ready => {
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.MessageCreate, async message => {
  if (!message.inGuild() || message.author.bot || message.webhookId || !message.member) return;
  // Whoever may delete messages is trusted not to flood.
  if (message.member.permissions.has(PermissionFlagsBits.ManageMessages)) return;
  const catchOf = watch.look({
    id: message.id,
    channelId: message.channelId,
    key: `${message.guildId}:${message.author.id}`,
    content: message.content,
    mentions: message.mentions.users.size + message.mentions.roles.size,
    at: message.createdTimestamp,
  });
  if (!catchOf) return;
  try {
    await punishSpam(message.member, catchOf);
  } catch (error) {
    console.error("Spam was seen, but not stopped:", error);
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
