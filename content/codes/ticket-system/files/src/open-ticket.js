import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  EmbedBuilder,
  MessageFlags,
  PermissionFlagsBits,
} from "discord.js";
import { topics } from "./panel.js";
import { createTicket, findOpen, saveChannel, saveClosed } from "./store.js";

/** @import { StringSelectMenuInteraction } from "discord.js" */

const { AttachFiles, ReadMessageHistory, SendMessages, ViewChannel } = PermissionFlagsBits;

/** @param {StringSelectMenuInteraction<"cached">} interaction */
export async function openTicket(interaction) {
  const { guild, user } = interaction;
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });

  const open = findOpen(guild.id, user.id);
  // A channel that somebody deleted by hand leaves its ticket open: it is closed now.
  if (open?.channel_id && !guild.channels.cache.has(open.channel_id)) saveClosed(open.number);
  const topic = topics.find(({ value }) => value === interaction.values[0]) ?? topics[0];
  const number = createTicket(guild.id, user.id, topic.label);
  if (number === null) {
    await interaction.editReply(`You have an open ticket: <#${open?.channel_id}>`);
    return;
  }
  try {
    const channel = await guild.channels.create({
      name: `ticket-${String(number).padStart(4, "0")}`,
      type: ChannelType.GuildText,
      parent: process.env.TICKET_CATEGORY_ID || null,
      topic: `${topic.label} · ${user.tag}`,
      permissionOverwrites: [
        { id: guild.id, deny: ViewChannel },
        { id: user.id, allow: [ViewChannel, SendMessages, ReadMessageHistory, AttachFiles] },
        {
          id: process.env.STAFF_ROLE_ID ?? "",
          allow: [ViewChannel, SendMessages, ReadMessageHistory, AttachFiles],
        },
        // The bot must not lock itself out.
        {
          id: interaction.client.user.id,
          allow: [ViewChannel, SendMessages, ReadMessageHistory, AttachFiles],
        },
      ],
    });
    saveChannel(number, channel.id);
    const buttons = /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(
      new ButtonBuilder().setCustomId("ticket-claim").setLabel("Claim").setStyle(ButtonStyle.Primary),
      new ButtonBuilder().setCustomId("ticket-close").setLabel("Close").setStyle(ButtonStyle.Danger),
    );
    const embed = new EmbedBuilder()
      .setTitle(`${topic.emoji} ${topic.label}`)
      .setDescription("Please describe it. Somebody of the staff will be with you.");
    await channel.send({
      content: `${user} <@&${process.env.STAFF_ROLE_ID}>`,
      embeds: [embed],
      components: [buttons],
      allowedMentions: { users: [user.id], roles: [process.env.STAFF_ROLE_ID ?? ""] },
    });
    await interaction.editReply(`Your ticket: ${channel}`);
  } catch (error) {
    saveClosed(number);
    throw error;
  }
}
