import { DatabaseSync } from "node:sqlite";
import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";

const database = new DatabaseSync("links.sqlite");
database.exec(
  "CREATE TABLE IF NOT EXISTS allowed (guild_id TEXT, entry TEXT, PRIMARY KEY (guild_id, entry)) STRICT, WITHOUT ROWID",
);
const insert = database.prepare("INSERT OR IGNORE INTO allowed VALUES (?, ?)");
const select = database.prepare("SELECT 1 FROM allowed WHERE guild_id = ? AND entry = ?");
const selectAll = database.prepare("SELECT entry FROM allowed WHERE guild_id = ? ORDER BY entry");
const forget = database.prepare("DELETE FROM allowed WHERE guild_id = ? AND entry = ?");

const isChannelId = (/** @type {string} */ entry) => /^\d{17,20}$/.test(entry);
const domain = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}$/u;

/** @param {string} entry */
const tidy = entry =>
  entry
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/.*$/, "");

/** @param {string} guildId @param {string} entry */
export function allow(guildId, entry) {
  const tidied = tidy(entry);
  if (!isChannelId(tidied) && !domain.test(tidied)) return false;
  insert.run(guildId, tidied);
  return true;
}

/** @param {string} guildId @param {string} entry */
export const remove = (guildId, entry) => forget.run(guildId, tidy(entry)).changes > 0;

/** @param {string} guildId @param {string} channelId */
export const isAllowedChannel = (guildId, channelId) => select.get(guildId, channelId) !== undefined;

/**
 * Allowing example.com allows docs.example.com, too, but not badexample.com.
 * @param {string} guildId
 * @param {string} host
 */
export function isAllowedDomain(guildId, host) {
  const parts = host.split(".");
  return parts.some((_, at) => select.get(guildId, parts.slice(at).join(".")) !== undefined);
}

/** @param {string} guildId */
export function listAllowed(guildId) {
  const entries = selectAll.all(guildId).map(row => String(row.entry));
  return (
    entries.map(entry => (isChannelId(entry) ? `<#${entry}>` : `\`${entry}\``)).join(", ") ||
    "Nothing is allowed."
  );
}

export const command = new SlashCommandBuilder()
  .setName("links")
  .setDescription("What links may be posted")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    sub
      .setName("allow-domain")
      .setDescription("Allow links to a domain")
      .addStringOption(option =>
        option.setName("domain").setDescription("example.com").setMaxLength(100).setRequired(true),
      ),
  )
  .addSubcommand(sub =>
    sub
      .setName("allow-channel")
      .setDescription("Allow all links in a channel")
      .addChannelOption(option => option.setName("channel").setDescription("Where").setRequired(true)),
  )
  .addSubcommand(sub =>
    sub
      .setName("forget")
      .setDescription("Take a domain or a channel off the list")
      .addStringOption(option => option.setName("domain").setDescription("example.com").setMaxLength(100))
      .addChannelOption(option => option.setName("channel").setDescription("Where")),
  )
  .addSubcommand(sub => sub.setName("list").setDescription("What is allowed"));
