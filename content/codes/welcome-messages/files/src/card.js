import {
  ContainerBuilder,
  SectionBuilder,
  TextDisplayBuilder,
  ThumbnailBuilder,
  TimestampStyles,
  time,
} from "discord.js";

/** @import { GuildMember, PartialGuildMember } from "discord.js" */

/**
 * @param {string} template
 * @param {GuildMember | PartialGuildMember} member
 */
export function fillIn(template, member) {
  /** @type {Record<string, string>} */
  const values = {
    user: `${member}`,
    name: member.displayName ?? member.user.username,
    server: member.guild.name,
    count: String(member.guild.memberCount),
  };
  return template.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/**
 * @param {GuildMember} member
 * @param {string} template
 */
export function buildCard(member, template) {
  const created = time(member.user.createdAt, TimestampStyles.RelativeTime);
  const section = new SectionBuilder()
    .addTextDisplayComponents(
      new TextDisplayBuilder().setContent(fillIn(template, member)),
      new TextDisplayBuilder().setContent(`-# Account created ${created}`),
    )
    .setThumbnailAccessory(new ThumbnailBuilder().setURL(member.displayAvatarURL({ size: 256 })));
  return new ContainerBuilder().setAccentColor(0x30a46c).addSectionComponents(section);
}
