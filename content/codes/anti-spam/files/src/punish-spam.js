/** @import { GuildMember } from "discord.js" */
/** @import { Catch } from "./spam-watch.js" */

/** First catch, second, and every one after that. */
const timeoutsMs = [60_000, 10 * 60_000, 60 * 60_000];

/** How often somebody was caught since the bot started. @type {Map<string, number>} */
const catches = new Map();

/**
 * @param {GuildMember} member
 * @param {Catch} caught
 */
export async function punishSpam(member, { reason, messages }) {
  const key = `${member.guild.id}:${member.id}`;
  const count = catches.get(key) ?? 0;
  catches.set(key, count + 1);
  const durationMs = timeoutsMs[Math.min(count, timeoutsMs.length - 1)];

  // The timeout first: it stops what is still coming.
  if (member.moderatable) await member.timeout(durationMs, `Spam: ${reason}`);
  await deleteAll(member, messages);

  const logId = process.env.LOG_CHANNEL_ID;
  const channel = logId ? await member.guild.channels.fetch(logId).catch(() => null) : null;
  if (!channel?.isSendable()) return;
  const minutes = member.moderatable
    ? `timed out for ${durationMs / 60_000} min`
    : "not timed out: their role is above mine";
  await channel.send(
    `🚨 ${member} (\`${member.id}\`): ${reason}; ${messages.length} messages deleted, ${minutes}.`,
  );
}

/**
 * One call per channel, and messages that are gone already are no reason to stop.
 * @param {GuildMember} member
 * @param {Catch["messages"]} messages
 */
async function deleteAll(member, messages) {
  const channelIds = [...new Set(messages.map(message => message.channelId))];
  for (const channelId of channelIds) {
    const channel = member.guild.channels.cache.get(channelId);
    if (!channel?.isTextBased()) continue;
    const ids = messages.filter(message => message.channelId === channelId).map(message => message.id);
    await channel.bulkDelete(ids, true).catch(error => console.error(`Messages in ${channel.name}:`, error));
  }
}
