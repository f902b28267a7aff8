import { EmbedBuilder, MessageFlags, TimestampStyles, time } from "discord.js";

/** @import { UserContextMenuCommandInteraction } from "discord.js" */

/** @param {UserContextMenuCommandInteraction<"cached">} interaction */
export async function showProfile(interaction) {
  const { targetUser, targetMember } = interaction;
  const embed = new EmbedBuilder()
    .setTitle(targetUser.displayName)
    .setThumbnail(targetUser.displayAvatarURL({ size: 256 }))
    .addFields({
      name: "Account created",
      value: time(targetUser.createdAt, TimestampStyles.RelativeTime),
      inline: true,
    });

  // The member is missing when the person has left the server.
  if (targetMember?.joinedAt) {
    const roles = targetMember.roles.cache.filter(role => role.id !== interaction.guildId);
    embed
      .setColor(targetMember.displayColor || null)
      .addFields(
        { name: "Joined", value: time(targetMember.joinedAt, TimestampStyles.RelativeTime), inline: true },
        { name: `Roles (${roles.size})`, value: [...roles.values()].slice(0, 20).join(" ") || "none" },
      );
  }
  await interaction.reply({ embeds: [embed], flags: MessageFlags.Ephemeral });
}
