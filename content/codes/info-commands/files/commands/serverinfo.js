import { ChannelType, EmbedBuilder, GuildVerificationLevel, TimestampStyles, time } from "discord.js";

/** @import { ChatInputCommandInteraction } from "discord.js" */

/** @param {ChatInputCommandInteraction<"cached">} interaction */
export async function serverinfo(interaction) {
  const { guild } = interaction;
  /** @param {ChannelType[]} types */
  const count = (...types) => guild.channels.cache.filter(channel => types.includes(channel.type)).size;
  const embed = new EmbedBuilder()
    .setTitle(guild.name)
    .setThumbnail(guild.iconURL({ size: 256 }))
    .setImage(guild.bannerURL({ size: 1_024 }))
    .setDescription(guild.description)
    .addFields(
      { name: "Owner", value: `<@${guild.ownerId}>`, inline: true },
      { name: "Members", value: guild.memberCount.toLocaleString("en"), inline: true },
      { name: "Roles", value: String(guild.roles.cache.size - 1), inline: true },
      {
        name: "Channels",
        value: [
          `${count(ChannelType.GuildText, ChannelType.GuildAnnouncement)} text`,
          `${count(ChannelType.GuildVoice, ChannelType.GuildStageVoice)} voice`,
          `${count(ChannelType.GuildForum, ChannelType.GuildMedia)} forum`,
        ].join(", "),
        inline: true,
      },
      { name: "Emojis", value: String(guild.emojis.cache.size), inline: true },
      {
        name: "Boosts",
        value: `${guild.premiumSubscriptionCount ?? 0} (level ${guild.premiumTier})`,
        inline: true,
      },
      { name: "Verification", value: GuildVerificationLevel[guild.verificationLevel], inline: true },
      { name: "Created", value: time(guild.createdAt, TimestampStyles.LongDate), inline: true },
    )
    .setFooter({ text: guild.id });
  await interaction.reply({ embeds: [embed] });
}
