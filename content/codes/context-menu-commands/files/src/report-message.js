import {
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";

/** @import { MessageContextMenuCommandInteraction, ModalSubmitInteraction } from "discord.js" */

/** @param {MessageContextMenuCommandInteraction<"cached">} interaction */
export async function openReport(interaction) {
  const reason = new TextInputBuilder()
    .setCustomId("reason")
    .setStyle(TextInputStyle.Paragraph)
    .setMinLength(5)
    .setMaxLength(500);
  const modal = new ModalBuilder()
    // The form is answered later, perhaps after a restart: the message's address travels in the id.
    .setCustomId(`report:${interaction.channelId}:${interaction.targetId}`)
    .setTitle("Report this message")
    .addLabelComponents(new LabelBuilder().setLabel("What is wrong with it?").setTextInputComponent(reason));
  await interaction.showModal(modal);
}

/** @param {ModalSubmitInteraction<"cached">} interaction */
export async function receiveReport(interaction) {
  const [kind, channelId, messageId] = interaction.customId.split(":");
  if (kind !== "report") return;
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });

  const staffChannel = await interaction.guild.channels
    .fetch(process.env.REPORT_CHANNEL_ID ?? "")
    .catch(() => null);
  const channel = await interaction.guild.channels.fetch(channelId).catch(() => null);
  const message = channel?.isTextBased() ? await channel.messages.fetch(messageId).catch(() => null) : null;
  if (!staffChannel?.isSendable() || !message) {
    await interaction.editReply(message ? "Reports are not set up here." : "The message is gone already.");
    return;
  }
  const embed = new EmbedBuilder()
    .setColor(0xe5484d)
    .setTitle("Reported message")
    .setURL(message.url)
    .setDescription(message.content.slice(0, 2_000) || "*No text*")
    .addFields(
      { name: "Written by", value: `${message.author} (${message.author.id})`, inline: true },
      { name: "Reported by", value: `${interaction.user}`, inline: true },
      { name: "Reason", value: interaction.fields.getTextInputValue("reason") },
    )
    .setTimestamp(message.createdAt);
  await staffChannel.send({ embeds: [embed] });
  await interaction.editReply("Thank you, the staff will look at it.");
}
