import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  ContainerBuilder,
  MediaGalleryBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SeparatorSpacingSize,
  TextDisplayBuilder,
  ThumbnailBuilder,
  TimestampStyles,
  time,
} from "discord.js";

/** @import { Guild } from "discord.js" */
/** @typedef {keyof typeof tabs} Tab */

const accent = 0x6e56cf;
const idPrefix = "panel:";

const tabs = {
  overview: { label: "Overview", render: overview },
  channels: { label: "Channels", render: channels },
  roles: { label: "Roles", render: roles },
};

/**
 * @param {string} customId
 * @returns {Tab | null}
 */
export function readTab(customId) {
  const name = customId.startsWith(idPrefix) ? customId.slice(idPrefix.length) : "";
  return Object.hasOwn(tabs, name) ? /** @type {Tab} */ (name) : null;
}

/**
 * @param {Guild} guild
 * @param {Tab} current
 */
export function buildPanel(guild, current) {
  const container = new ContainerBuilder().setAccentColor(accent);
  addHeading(container, guild);
  container.addSeparatorComponents(
    new SeparatorBuilder().setSpacing(SeparatorSpacingSize.Large).setDivider(true),
  );
  container.addTextDisplayComponents(new TextDisplayBuilder().setContent(tabs[current].render(guild)));

  const banner = guild.bannerURL({ size: 1_024 });
  if (current === "overview" && banner)
    container.addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems(item => item.setURL(banner).setDescription("Banner of the server")),
    );

  const buttons = Object.entries(tabs).map(([name, { label }]) =>
    new ButtonBuilder()
      .setCustomId(`${idPrefix}${name}`)
      .setLabel(label)
      .setStyle(name === current ? ButtonStyle.Primary : ButtonStyle.Secondary)
      .setDisabled(name === current),
  );
  return container.addActionRowComponents(
    /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(buttons),
  );
}

/**
 * A section needs something beside its text; a server without an icon gets plain text instead.
 * @param {ContainerBuilder} container
 * @param {Guild} guild
 */
function addHeading(container, guild) {
  const title = new TextDisplayBuilder().setContent(`# ${guild.name}\n${guild.description ?? ""}`.trim());
  const icon = guild.iconURL({ size: 256 });
  if (!icon) container.addTextDisplayComponents(title);
  else
    container.addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(title)
        .setThumbnailAccessory(new ThumbnailBuilder().setURL(icon)),
    );
}

/** @param {Guild} guild */
function overview(guild) {
  return [
    `**Owner** <@${guild.ownerId}>`,
    `**Members** ${guild.memberCount}`,
    `**Created** ${time(guild.createdAt, TimestampStyles.LongDate)}`,
    `**Boosts** ${guild.premiumSubscriptionCount ?? 0} (level ${guild.premiumTier})`,
  ].join("\n");
}

/** @param {Guild} guild */
function channels(guild) {
  /** @param {ChannelType[]} types */
  const count = (...types) => guild.channels.cache.filter(channel => types.includes(channel.type)).size;
  return [
    `**Text** ${count(ChannelType.GuildText, ChannelType.GuildAnnouncement)}`,
    `**Voice** ${count(ChannelType.GuildVoice, ChannelType.GuildStageVoice)}`,
    `**Forums** ${count(ChannelType.GuildForum, ChannelType.GuildMedia)}`,
    `**Categories** ${count(ChannelType.GuildCategory)}`,
  ].join("\n");
}

/** @param {Guild} guild */
function roles(guild) {
  const sorted = [...guild.roles.cache.values()]
    .filter(role => role.id !== guild.id)
    .sort((one, other) => other.position - one.position);
  // All text of one message together has at most 4000 characters: 40 mentions are far below.
  const shown = sorted.slice(0, 40).join(" ");
  const more = sorted.length > 40 ? ` and ${sorted.length - 40} more` : "";
  return `**${sorted.length} roles**\n${shown || "none"}${more}`;
}
