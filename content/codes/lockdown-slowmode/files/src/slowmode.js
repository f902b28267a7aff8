import { ChannelType } from "discord.js";

/** @import { GuildBasedChannel } from "discord.js" */

/**
 * @param {GuildBasedChannel | null} place
 * @param {number} seconds
 * @param {string} reason
 */
export async function setSlowmode(place, seconds, reason) {
  const all = place?.type === ChannelType.GuildCategory ? [...place.children.cache.values()] : [place];
  const channels = all.filter(channel => channel?.type === ChannelType.GuildText);
  for (const channel of channels) await channel.setRateLimitPerUser(seconds, reason);
  if (channels.length === 0) return "There is no text channel.";
  const what = seconds === 0 ? "Slow mode is off" : `One message every ${seconds} s`;
  return `${what} in ${channels.map(String).join(", ")}.`;
}
