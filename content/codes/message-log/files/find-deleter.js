import { AuditLogEvent, PermissionFlagsBits } from "discord.js";

/** @import { Guild } from "discord.js" */

/** Discord writes the log a moment after the event; older entries belong to other deletions. */
const freshMs = 5_000;

/** Counts of entries seen so far: Discord adds to an entry instead of writing a new one. @type {Map<string, number>} */
const counts = new Map();

/**
 * Who deleted a message of this author, or null: deleting one's own message leaves no trace in the audit log.
 * @param {Guild} guild
 * @param {string} authorId
 * @param {string} channelId
 */
export async function findDeleter(guild, authorId, channelId) {
  if (!guild.members.me?.permissions.has(PermissionFlagsBits.ViewAuditLog)) return null;
  const { entries } = await guild.fetchAuditLogs({ type: AuditLogEvent.MessageDelete, limit: 5 });
  for (const { id, createdTimestamp, executor, extra, targetId } of entries.values()) {
    if (targetId !== authorId || extra.channel.id !== channelId) continue;
    const before = counts.get(id);
    if (counts.size > 1_000) counts.clear();
    counts.set(id, extra.count);
    const isNew = before === undefined && Date.now() - createdTimestamp < freshMs;
    const hasGrown = before !== undefined && extra.count > before;
    if (isNew || hasGrown) return executor;
  }
  return null;
}
