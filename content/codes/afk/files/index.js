import { DatabaseSync } from "node:sqlite";
import {
  Client,
  Events,
  escapeMarkdown,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  SlashCommandBuilder,
  TimestampStyles,
  time,
} from "discord.js";

/** @import { Message } from "discord.js" */
/** @typedef {{ reason: string, since: number }} Away */

const noticePauseMs = 60_000;
/** Whoever writes right after /afk, to say goodbye, is not back yet. */
const settleS = 10;

const database = new DatabaseSync("afk.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS away (
    guild_id TEXT NOT NULL, user_id TEXT NOT NULL, reason TEXT NOT NULL,
    since INTEGER NOT NULL DEFAULT (unixepoch()), PRIMARY KEY (guild_id, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS asked (guild_id TEXT NOT NULL, user_id TEXT NOT NULL, url TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS asked_for ON asked (guild_id, user_id);
`);
const insertAway = database.prepare(
  "INSERT OR REPLACE INTO away (guild_id, user_id, reason) VALUES (?, ?, ?)",
);
const selectAway = database.prepare("SELECT reason, since FROM away WHERE guild_id = ? AND user_id = ?");
const deleteAway = database.prepare(
  "DELETE FROM away WHERE guild_id = ? AND user_id = ? AND since <= unixepoch() - ?",
);
const insertAsked = database.prepare("INSERT INTO asked VALUES (?, ?, ?)");
const takeAsked = database.prepare("DELETE FROM asked WHERE guild_id = ? AND user_id = ? RETURNING url");

const client = new Client({
  // Mentions come without the content of the message: no privileged intent is needed.
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  allowedMentions: { parse: [], repliedUser: false },
});

const command = new SlashCommandBuilder()
  .setName("afk")
  .setDescription("Say that you are away")
  .setContexts(InteractionContextType.Guild)
  .addStringOption(option => option.setName("reason").setDescription("Why").setMaxLength(150));

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    insertAway.run(
      interaction.guildId,
      interaction.user.id,
      interaction.options.getString("reason") ?? "away",
    );
    const content = "You are away now. Write a message anywhere to come back.";
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } catch (error) {
    console.error("/afk:", error);
  }
});

client.on(Events.MessageCreate, async message => {
  if (!message.inGuild() || message.author.bot) return;
  try {
    await welcomeBack(message);
    await tellAboutAway(message);
  } catch (error) {
    console.error("AFK:", error);
  }
});

/** @param {Message<true>} message */
async function welcomeBack(message) {
  if (deleteAway.run(message.guildId, message.author.id, settleS).changes === 0) return;
  const urls = takeAsked.all(message.guildId, message.author.id).map(row => String(row.url));
  const asked =
    urls.length === 0 ? "Nobody asked for you." : `You were asked for: ${urls.slice(-5).join(" ")}`;
  await message.reply(`Welcome back! ${asked}`);
}

/** When a channel was last told about somebody. @type {Map<string, number>} */
const told = new Map();

/** @param {Message<true>} message */
async function tellAboutAway(message) {
  const { guildId, channelId } = message;
  const lines = [];
  for (const user of message.mentions.users.values()) {
    const away = /** @type {Away | undefined} */ (selectAway.get(guildId, user.id));
    if (!away || user.id === message.author.id) continue;
    insertAsked.run(guildId, user.id, message.url);
    const key = `${channelId}:${user.id}`;
    if (Date.now() - (told.get(key) ?? 0) < noticePauseMs) continue;
    told.set(key, Date.now());
    const since = time(away.since, TimestampStyles.RelativeTime);
    lines.push(
      `**${escapeMarkdown(user.displayName)}** is away since ${since}: ${escapeMarkdown(away.reason)}`,
    );
  }
  if (lines.length > 0) await message.reply(lines.join("\n").slice(0, 2_000));
}

setInterval(() => {
  for (const [key, at] of told) if (Date.now() - at > noticePauseMs) told.delete(key);
}, noticePauseMs).unref();

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
