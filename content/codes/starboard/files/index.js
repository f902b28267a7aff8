import { DatabaseSync } from "node:sqlite";
import { Client, EmbedBuilder, Events, GatewayIntentBits, Partials } from "discord.js";

/** @import { Message, MessageReaction, PartialMessageReaction } from "discord.js" */

const emoji = "⭐";
const needed = Number(process.env.STARS ?? 3);

const client = new Client({
  intents: [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMessages,
    GatewayIntentBits.GuildMessageReactions,
    GatewayIntentBits.MessageContent,
  ],
  // Without partials, reactions to messages from before the start, and of people not seen yet, would not be heard.
  partials: [Partials.Message, Partials.Reaction, Partials.User],
  allowedMentions: { parse: [] },
});

const database = new DatabaseSync("starboard.sqlite");
database.exec("CREATE TABLE IF NOT EXISTS posts (message_id TEXT PRIMARY KEY, post_id TEXT NOT NULL) STRICT");
const selectPost = database.prepare("SELECT post_id FROM posts WHERE message_id = ?");
const insertPost = database.prepare("INSERT OR REPLACE INTO posts VALUES (?, ?)");
const deletePost = database.prepare("DELETE FROM posts WHERE message_id = ?");

client.once(Events.ClientReady, ready => {
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.MessageReactionAdd, changed);
client.on(Events.MessageReactionRemove, changed);

/** One at a time for each message: two stars in the same moment must not make two posts. @type {Map<string, Promise<void>>} */
const queues = new Map();

/** @param {MessageReaction | PartialMessageReaction} reaction */
function changed(reaction) {
  if (reaction.emoji.name !== emoji || !reaction.message.guildId) return;
  const { id } = reaction.message;
  const before = queues.get(id) ?? Promise.resolve();
  const now = before
    .then(() => update(reaction))
    .catch(error => console.error("Starboard:", error))
    .finally(() => {
      if (queues.get(id) === now) queues.delete(id);
    });
  queues.set(id, now);
}

/** @param {MessageReaction | PartialMessageReaction} reaction */
async function update(reaction) {
  const message = await reaction.message.fetch();
  const board = await client.channels.fetch(process.env.STARBOARD_CHANNEL_ID ?? "");
  if (!board?.isSendable() || board.id === message.channelId) return;
  // The author's own star does not count, and neither do those of bots.
  const users = await reaction.users.fetch();
  const count = users.filter(user => !user.bot && user.id !== message.author.id).size;

  const postId = selectPost.get(message.id)?.post_id;
  const post = postId ? await board.messages.fetch(String(postId)).catch(() => null) : null;
  const content = `${emoji} **${count}** ${message.url}`;
  if (count < needed) {
    deletePost.run(message.id);
    await post?.delete();
  } else if (post) await post.edit(content);
  else {
    const sent = await board.send({ content, embeds: [describe(message)] });
    insertPost.run(message.id, sent.id);
  }
}

/** @param {Message} message */
function describe(message) {
  const image = message.attachments.find(file => file.contentType?.startsWith("image/"));
  const embed = new EmbedBuilder()
    .setColor(0xffc53d)
    .setAuthor({ name: message.author.displayName, iconURL: message.author.displayAvatarURL() })
    .setTimestamp(message.createdAt);
  if (message.content) embed.setDescription(message.content.slice(0, 4_000));
  if (image) embed.setImage(image.url);
  return embed;
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
