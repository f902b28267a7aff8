import { EmbedBuilder, TimestampStyles, time, UserFlagsBitField } from "discord.js";

/** @import { ChatInputCommandInteraction, GuildMember, UserFlagsString } from "discord.js" */

/** @type {Partial<Record<UserFlagsString, string>>} */
const badges = {
  Staff: "Discord staff",
  Partner: "Partner",
  Hypesquad: "HypeSquad events",
  BugHunterLevel1: "Bug hunter",
  BugHunterLevel2: "Bug hunter, gold",
  PremiumEarlySupporter: "Early supporter",
  VerifiedDeveloper: "Early verified bot developer",
  ActiveDeveloper: "Active developer",
  CertifiedModerator: "Moderator programme alumni",
  VerifiedBot: "Verified bot",
};
const rolesShown = 30;

/** @param {Date} date */
const dates = date => `${time(date, TimestampStyles.LongDate)}\n${time(date, TimestampStyles.RelativeTime)}`;

/** @param {ChatInputCommandInteraction<"cached">} interaction */
export async function userinfo(interaction) {
  const user = interaction.options.getUser("user") ?? interaction.user;
  // Null for people who are not here.
  const member = interaction.options.getUser("user")
    ? interaction.options.getMember("user")
    : interaction.member;
  const flags = new UserFlagsBitField(user.flags?.bitfield).toArray();
  const shown = flags.flatMap(flag => badges[flag] ?? []);

  const embed = new EmbedBuilder()
    .setAuthor({ name: user.tag, iconURL: user.displayAvatarURL() })
    .setThumbnail((member ?? user).displayAvatarURL({ size: 256 }))
    .addFields(
      { name: "Id", value: `\`${user.id}\``, inline: true },
      { name: "Kind", value: user.bot ? "Bot" : "Person", inline: true },
      { name: "Badges", value: shown.join("\n") || "none", inline: true },
      { name: "Account created", value: dates(user.createdAt), inline: true },
    );
  if (member) addMember(embed, member);
  else embed.setFooter({ text: "Not in this server" });
  await interaction.reply({ embeds: [embed] });
}

/**
 * @param {EmbedBuilder} embed
 * @param {GuildMember} member
 */
function addMember(embed, member) {
  if (member.joinedAt) embed.addFields({ name: "Joined", value: dates(member.joinedAt), inline: true });
  if (member.premiumSince)
    embed.addFields({ name: "Boosts since", value: dates(member.premiumSince), inline: true });
  const roles = [...member.roles.cache.values()]
    .filter(role => role.id !== member.guild.id)
    .sort((one, other) => other.position - one.position);
  const more = roles.length > rolesShown ? ` and ${roles.length - rolesShown} more` : "";
  embed.setColor(member.displayColor || null).addFields({
    name: `Roles (${roles.length})`,
    value: roles.slice(0, rolesShown).join(" ") + more || "none",
  });
}
