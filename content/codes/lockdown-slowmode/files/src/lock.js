import { DatabaseSync } from "node:sqlite";
import { ChannelType, PermissionFlagsBits } from "discord.js";

/** @import { GuildBasedChannel, NonThreadGuildBasedChannel } from "discord.js" */

/** What was before the lock: 1 allowed, 0 denied, NULL not said. Kept on disk, because a raid may outlive the bot. */
const database = new DatabaseSync("locks.sqlite");
database.exec("CREATE TABLE IF NOT EXISTS locks (channel_id TEXT PRIMARY KEY, before INTEGER) STRICT");
const save = database.prepare("INSERT OR IGNORE INTO locks VALUES (?, ?)");
const find = database.prepare("SELECT before FROM locks WHERE channel_id = ?");
const forget = database.prepare("DELETE FROM locks WHERE channel_id = ?");

const lockable = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum];

/**
 * @param {GuildBasedChannel} channel
 * @returns {channel is NonThreadGuildBasedChannel}
 */
const isLockable = channel => lockable.includes(channel.type) && !channel.isThread();

/** @param {NonThreadGuildBasedChannel} channel */
function sayOfEveryone(channel) {
  const overwrite = channel.permissionOverwrites.cache.get(channel.guild.id);
  if (overwrite?.allow.has(PermissionFlagsBits.SendMessages)) return true;
  return overwrite?.deny.has(PermissionFlagsBits.SendMessages) ? false : null;
}

/**
 * @param {GuildBasedChannel[]} channels
 * @param {string} reason
 */
export async function lock(channels, reason) {
  let count = 0;
  for (const channel of channels.filter(isLockable)) {
    const before = sayOfEveryone(channel);
    if (before === false) continue;
    // Written down before the change: if the bot stops in between, unlocking still knows.
    save.run(channel.id, before === null ? null : Number(before));
    await channel.permissionOverwrites.edit(channel.guild.id, { SendMessages: false }, { reason });
    count += 1;
  }
  return count === 0
    ? "It is closed already."
    : `🔒 Closed ${count === 1 ? "1 channel" : `${count} channels`}.`;
}

/**
 * @param {GuildBasedChannel[]} channels
 * @param {string} reason
 */
export async function unlock(channels, reason) {
  let count = 0;
  for (const channel of channels.filter(isLockable)) {
    const row = find.get(channel.id);
    if (!row) continue;
    const SendMessages = row.before === null ? null : Boolean(row.before);
    await channel.permissionOverwrites.edit(channel.guild.id, { SendMessages }, { reason });
    forget.run(channel.id);
    count += 1;
  }
  return count === 0
    ? "I did not close anything here."
    : `🔓 Opened ${count === 1 ? "1 channel" : `${count} channels`}.`;
}
