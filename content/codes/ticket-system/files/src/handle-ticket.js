import {
  AttachmentBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { findHere, saveClaim, saveClosed } from "./store.js";
import { renderTranscript } from "./transcript.js";

/** @import { ButtonInteraction, GuildMember, GuildTextBasedChannel, Message, ModalSubmitInteraction } from "discord.js" */

/** So many messages stand in a transcript at most. */
const messagesMax = 2_000;

/** @param {GuildMember} member */
const isStaff = member => member.roles.cache.has(process.env.STAFF_ROLE_ID ?? "");

/** @param {ButtonInteraction<"cached">} interaction */
export async function claimTicket(interaction) {
  const ticket = findHere(interaction.channelId);
  const refusal = !ticket
    ? "This ticket is closed."
    : !isStaff(interaction.member)
      ? "Only the staff can claim tickets."
      : saveClaim(ticket.number, interaction.user.id)
        ? null
        : `<@${ticket.claimed_by}> has it already.`;
  if (refusal) await interaction.reply({ content: refusal, flags: MessageFlags.Ephemeral });
  else await interaction.reply(`${interaction.member} takes care of this.`);
}

/** @param {ButtonInteraction<"cached">} interaction */
export async function askForReason(interaction) {
  const ticket = findHere(interaction.channelId);
  if (!ticket || (!isStaff(interaction.member) && interaction.user.id !== ticket.owner_id)) {
    await interaction.reply({ content: "You cannot close this.", flags: MessageFlags.Ephemeral });
    return;
  }
  const input = new TextInputBuilder()
    .setCustomId("reason")
    .setStyle(TextInputStyle.Short)
    .setMaxLength(200)
    .setRequired(false);
  await interaction.showModal(
    new ModalBuilder()
      .setCustomId("ticket-reason")
      .setTitle("Close the ticket")
      .addLabelComponents(new LabelBuilder().setLabel("Why? (may be left out)").setTextInputComponent(input)),
  );
}

/** @param {ModalSubmitInteraction<"cached">} interaction */
export async function closeTicket(interaction) {
  const { channel, client, guild, user } = interaction;
  const ticket = channel && findHere(channel.id);
  if (!ticket || !saveClosed(ticket.number)) return;
  await interaction.reply("The ticket is being closed…");

  const reason = interaction.fields.getTextInputValue("reason") || "No reason given";
  const messages = await collectMessages(channel);
  const html = renderTranscript({ title: `#${channel.name} · ${guild.name}`, messages });
  const name = `${channel.name}.html`;
  const content = `Ticket ${ticket.number} of <@${ticket.owner_id}>, closed by ${user}: ${reason}`;
  const file = () => new AttachmentBuilder(Buffer.from(html), { name });

  const log = await guild.channels.fetch(process.env.LOG_CHANNEL_ID ?? "").catch(() => null);
  if (log?.isSendable()) await log.send({ content, files: [file()] });
  const owner = await client.users.fetch(ticket.owner_id).catch(() => null);
  await owner
    ?.send({ content: `Your ticket at **${guild.name}** was closed: ${reason}`, files: [file()] })
    .catch(() => {});
  await channel.delete(`Closed by ${user.tag}: ${reason}`);
}

/**
 * Oldest first.
 * @param {GuildTextBasedChannel} channel
 */
async function collectMessages(channel) {
  /** @type {Message[]} */
  const all = [];
  /** @type {string | undefined} */
  let before;
  while (all.length < messagesMax) {
    const page = await channel.messages.fetch({ limit: 100, before, cache: false });
    all.push(...page.values());
    before = page.lastKey();
    if (page.size < 100) break;
  }
  return all.reverse();
}
