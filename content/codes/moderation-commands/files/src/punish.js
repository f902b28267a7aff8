import { EmbedBuilder } from "discord.js";
import { nextCase } from "./cases.js";

/** @import { ChatInputCommandInteraction, User } from "discord.js" */
/** @import { Action } from "./actions.js" */

/** Something the moderator can understand; its message is shown. */
export class UserError extends Error {}

/**
 * Does it and answers with what is said to the moderator.
 * @param {ChatInputCommandInteraction<"cached">} interaction
 * @param {Action} action
 */
export async function punish(interaction, action) {
  const { guild, member: moderator } = interaction;
  const user = interaction.options.getUser("user", true);
  const reason = interaction.options.getString("reason") ?? "No reason given";
  await assertAllowed(interaction, action, user);

  // Before the act: afterwards there may be no server left that both share.
  const isGood = action.name === "unban" || action.name === "release";
  const text = `You were ${action.done} in **${guild.name}**. Reason: ${reason}`;
  const wasTold = isGood
    ? null
    : await user.send(text).then(
        () => true,
        () => false,
      );

  await action.run(guild, user, `${moderator.user.tag}: ${reason}`, interaction);

  const number = nextCase({
    guildId: guild.id,
    userId: user.id,
    moderatorId: moderator.id,
    action: action.name,
    reason,
  });
  const embed = new EmbedBuilder()
    .setColor(action.colour)
    .setTitle(`Case ${number}: ${action.name}`)
    .setDescription(`${user} (\`${user.id}\`) was ${action.done} by ${moderator}.`)
    .addFields({ name: "Reason", value: reason })
    .setTimestamp();
  await log(interaction, embed);
  return `Case ${number}: ${user.tag} was ${action.done}.${wasTold === false ? " They could not be told by message." : ""}`;
}

/**
 * @param {ChatInputCommandInteraction<"cached">} interaction
 * @param {Action} action
 * @param {User} user
 */
async function assertAllowed({ guild, member: moderator, appPermissions, client }, action, user) {
  if (user.id === moderator.id) throw new UserError("You cannot do that to yourself.");
  if (user.id === client.user.id) throw new UserError("You cannot do that to me.");
  if (!appPermissions.has(action.permission)) throw new UserError("I lack the permission for that.");

  if (action.name === "unban") {
    const ban = await guild.bans.fetch(user).catch(() => null);
    if (!ban) throw new UserError(`${user.tag} is not banned.`);
    return;
  }
  const target = await guild.members.fetch(user).catch(() => null);
  if (!target) {
    if (action.needsMember) throw new UserError(`${user.tag} is not in this server.`);
    return;
  }
  if (target.id === guild.ownerId) throw new UserError("Nobody can do that to the owner.");
  const isAbove = moderator.roles.highest.comparePositionTo(target.roles.highest) > 0;
  if (moderator.id !== guild.ownerId && !isAbove)
    throw new UserError(`${user.tag} does not stand below you.`);
  const canAct = { ban: target.bannable, kick: target.kickable }[action.name] ?? target.moderatable;
  if (!canAct) throw new UserError(`${user.tag} stands above me: move my role up.`);
}

/**
 * @param {ChatInputCommandInteraction<"cached">} interaction
 * @param {EmbedBuilder} embed
 */
async function log({ guild }, embed) {
  const id = process.env.LOG_CHANNEL_ID;
  if (!id) return;
  const channel = await guild.channels.fetch(id).catch(() => null);
  // What was done is done: a log that fails must not look as if the act had failed.
  if (channel?.isSendable())
    await channel.send({ embeds: [embed] }).catch(error => console.error("Log:", error));
}
