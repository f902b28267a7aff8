import { DatabaseSync } from "node:sqlite";
import { ChannelType, PermissionFlagsBits } from "discord.js";

/** @import { Guild } from "discord.js" */
/** @typedef {{ members: number, online: number, boosts: number }} Numbers */

/** What is shown. Add a line here for one channel more. @type {Record<string, (numbers: Numbers) => string>} */
const counters = {
  members: ({ members }) => `👥 Members: ${members.toLocaleString("en")}`,
  online: ({ online }) => `🟢 Online: ${online.toLocaleString("en")}`,
  boosts: ({ boosts }) => `🚀 Boosts: ${boosts.toLocaleString("en")}`,
};

const database = new DatabaseSync("stats.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS channels (
    guild_id TEXT NOT NULL, counter TEXT NOT NULL, channel_id TEXT NOT NULL, PRIMARY KEY (guild_id, counter)
  ) STRICT, WITHOUT ROWID
`);
const insert = database.prepare("INSERT OR REPLACE INTO channels VALUES (?, ?, ?)");
const select = database.prepare("SELECT counter, channel_id FROM channels WHERE guild_id = ?");
const remove = database.prepare("DELETE FROM channels WHERE guild_id = ? AND counter = ?");

/** @param {string} guildId */
const listChannels = guildId =>
  /** @type {{ counter: string, channel_id: string }[]} */ (select.all(guildId));

/**
 * Approximate counts come with one call; members and presences would need two privileged intents.
 * @param {Guild} guild
 * @returns {Promise<Numbers>}
 */
async function readNumbers(guild) {
  const fresh = await guild.client.guilds.fetch({ guild: guild.id, withCounts: true, force: true });
  return {
    members: fresh.approximateMemberCount ?? guild.memberCount,
    online: fresh.approximatePresenceCount ?? 0,
    boosts: fresh.premiumSubscriptionCount ?? 0,
  };
}

/** @param {Guild} guild */
export async function createStats(guild) {
  const before = new Set(listChannels(guild.id).map(({ counter }) => counter));
  const missing = Object.entries(counters).filter(([counter]) => !before.has(counter));
  if (missing.length === 0) return "They are there already.";
  const numbers = await readNumbers(guild);
  for (const [counter, render] of missing) {
    const channel = await guild.channels.create({
      name: render(numbers),
      type: ChannelType.GuildVoice,
      position: 0,
      permissionOverwrites: [
        { id: guild.id, deny: PermissionFlagsBits.Connect },
        {
          id: guild.client.user.id,
          allow: [PermissionFlagsBits.Connect, PermissionFlagsBits.ManageChannels],
        },
      ],
      reason: "Server stats",
    });
    insert.run(guild.id, counter, channel.id);
  }
  return `Made ${missing.length} channels. They follow the numbers every six minutes.`;
}

/** @param {Guild} guild */
export async function updateStats(guild) {
  const rows = listChannels(guild.id);
  if (rows.length === 0) return;
  const numbers = await readNumbers(guild);
  for (const { counter, channel_id } of rows) {
    const channel = guild.channels.cache.get(channel_id);
    const name = counters[counter]?.(numbers);
    // Somebody deleted the channel by hand: that is an answer, too.
    if (!channel) remove.run(guild.id, counter);
    else if (name && channel.name !== name) await channel.edit({ name, reason: "Server stats" });
  }
}

/** @param {Guild} guild */
export async function removeStats(guild) {
  const rows = listChannels(guild.id);
  for (const { counter, channel_id } of rows) {
    await guild.channels.cache.get(channel_id)?.delete("Server stats were turned off");
    remove.run(guild.id, counter);
  }
  return rows.length === 0 ? "There are none." : "Removed.";
}
