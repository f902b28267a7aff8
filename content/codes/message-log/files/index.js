import {
  AttachmentBuilder,
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
} from "discord.js";
import { findDeleter } from "./find-deleter.js";

/** @import { Guild, Message, PartialMessage } from "discord.js" */

const messagesKept = 500;
const fieldMax = 1_000;

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  // Messages that the bot does not remember are reported as well, without their text.
  partials: [Partials.Message],
  allowedMentions: { parse: [] },
  // What was deleted is only known while the bot remembers it: more messages per channel than usual.
  makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: messagesKept }),
});

client.once(Events.ClientReady, ready => {
  console.log(`${ready.user.tag} is ready`);
});

/**
 * @param {Guild} guild
 * @param {EmbedBuilder} embed
 * @param {AttachmentBuilder[]} files
 */
async function log(guild, embed, files = []) {
  const channel = guild.channels.cache.get(process.env.LOG_CHANNEL_ID ?? "");
  if (channel?.isSendable()) await channel.send({ embeds: [embed.setTimestamp()], files });
}

/** @param {string} text */
const cut = text => (text.length > fieldMax ? `${text.slice(0, fieldMax)}…` : text || "*no text*");

/** @param {Message | PartialMessage} message */
const isOwnLog = message =>
  message.channelId === process.env.LOG_CHANNEL_ID || message.author?.id === client.user?.id;

client.on(Events.MessageUpdate, async (before, after) => {
  // Previews of links arrive as updates, too: only a changed text is an edit.
  if (!after.inGuild() || isOwnLog(after) || after.author?.bot || before.content === after.content) return;
  if (before.partial && !after.editedTimestamp) return;
  const embed = new EmbedBuilder()
    .setColor(0xffc53d)
    .setTitle("Message edited")
    .setURL(after.url)
    .setDescription(`${after.author} in ${after.channel}`)
    .addFields(
      {
        name: "Before",
        value: cut(before.partial ? "*unknown: older than the bot's memory*" : before.content),
      },
      { name: "After", value: cut(after.content) },
    );
  await log(after.guild, embed).catch(error => console.error("Edit:", error));
});

client.on(Events.MessageDelete, async message => {
  if (!message.inGuild() || isOwnLog(message) || message.author?.bot) return;
  try {
    const deleter = message.author
      ? await findDeleter(message.guild, message.author.id, message.channelId)
      : null;
    const files = message.attachments?.map(file => `[${file.name}](${file.url})`).join("\n");
    const embed = new EmbedBuilder()
      .setColor(0xe5484d)
      .setTitle("Message deleted")
      .setDescription(`${message.author ?? "Somebody"} in ${message.channel}`)
      .addFields({ name: "Text", value: cut(message.content ?? "*unknown: older than the bot's memory*") });
    if (files) embed.addFields({ name: "Files", value: cut(files) });
    if (deleter) embed.addFields({ name: "Deleted by", value: `${deleter}` });
    await log(message.guild, embed);
  } catch (error) {
    console.error("Deletion:", error);
  }
});

client.on(Events.MessageBulkDelete, async (messages, channel) => {
  const lines = [...messages.values()]
    .sort((one, other) => one.createdTimestamp - other.createdTimestamp)
    .map(
      ({ author, content, createdAt }) =>
        `[${createdAt.toISOString()}] ${author?.tag ?? "?"}: ${content ?? "?"}`,
    );
  const file = new AttachmentBuilder(Buffer.from(lines.join("\n")), { name: "deleted.txt" });
  const embed = new EmbedBuilder()
    .setColor(0xe5484d)
    .setTitle(`${messages.size} messages deleted at once`)
    .setDescription(`In ${channel}`);
  await log(channel.guild, embed, [file]).catch(error => console.error("Bulk deletion:", error));
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
