import { PermissionFlagsBits } from "discord.js";

/** @import { Guild } from "discord.js" */

/**
 * The channel for the log if it is in this server and the bot may write there, otherwise null.
 * @param {Guild} guild
 */
export async function findLogChannel(guild) {
  const id = process.env.LOG_CHANNEL_ID;
  const channel = id ? await guild.channels.fetch(id).catch(() => null) : null;
  const me = guild.members.me;
  if (!channel?.isSendable() || !me) return null;
  const needed = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
  return channel.permissionsFor(me).has(needed) ? channel : null;
}
