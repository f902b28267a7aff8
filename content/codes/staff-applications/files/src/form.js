import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { createApplication, forgetApplication, hasOpen } from "./store.js";

/** @import { ButtonInteraction, ModalSubmitInteraction } from "discord.js" */

const hours = ["1–5 hours", "6–10 hours", "More than 10 hours"];

export function buildPanel() {
  const button = new ButtonBuilder().setCustomId("apply").setLabel("Apply").setStyle(ButtonStyle.Primary);
  return {
    embeds: [
      new EmbedBuilder().setTitle("Join the staff").setDescription("It takes two minutes: press Apply."),
    ],
    components: [
      /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(button),
    ],
  };
}

/** @param {ButtonInteraction<"cached">} interaction */
export async function openForm(interaction) {
  if (hasOpen(interaction.guildId, interaction.user.id)) {
    await interaction.reply({
      content: "Your application is being read already.",
      flags: MessageFlags.Ephemeral,
    });
    return;
  }
  const age = new TextInputBuilder().setCustomId("age").setStyle(TextInputStyle.Short).setMaxLength(2);
  const why = new TextInputBuilder()
    .setCustomId("why")
    .setStyle(TextInputStyle.Paragraph)
    .setMinLength(30)
    .setMaxLength(1_000);
  const time = new StringSelectMenuBuilder()
    .setCustomId("time")
    .addOptions(hours.map(label => ({ label, value: label })));
  const modal = new ModalBuilder()
    .setCustomId("application")
    .setTitle("Application")
    .addLabelComponents(
      new LabelBuilder().setLabel("Your age").setTextInputComponent(age),
      new LabelBuilder().setLabel("Time a week").setStringSelectMenuComponent(time),
      new LabelBuilder()
        .setLabel("Why you?")
        .setDescription("At least 30 characters")
        .setTextInputComponent(why),
    );
  await interaction.showModal(modal);
}

/** @param {ModalSubmitInteraction<"cached">} interaction */
export async function receiveForm(interaction) {
  if (interaction.customId !== "application") return;
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const age = Number(interaction.fields.getTextInputValue("age"));
  if (!Number.isInteger(age) || age < 13) {
    await interaction.editReply("Please write your age as a number, 13 or more.");
    return;
  }
  const reviewId = process.env.REVIEW_CHANNEL_ID ?? "";
  const channel = await interaction.guild.channels.fetch(reviewId).catch(() => null);
  if (!channel?.isSendable()) {
    await interaction.editReply("Applications are not set up here yet.");
    return;
  }
  const id = createApplication(interaction.guildId, interaction.user.id);
  if (id === null) {
    await interaction.editReply("Your application is being read already.");
    return;
  }
  const embed = new EmbedBuilder()
    .setTitle(`Application ${id}`)
    .setAuthor({ name: interaction.user.tag, iconURL: interaction.user.displayAvatarURL() })
    .setDescription(interaction.fields.getTextInputValue("why"))
    .addFields(
      { name: "Member", value: `${interaction.user}`, inline: true },
      { name: "Age", value: String(age), inline: true },
      {
        name: "Time a week",
        value: interaction.fields.getStringSelectValues("time").join(", "),
        inline: true,
      },
    )
    .setTimestamp();
  const row = /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(
    new ButtonBuilder().setCustomId(`accept:${id}`).setLabel("Accept").setStyle(ButtonStyle.Success),
    new ButtonBuilder().setCustomId(`decline:${id}`).setLabel("Decline").setStyle(ButtonStyle.Danger),
  );
  try {
    await channel.send({ embeds: [embed], components: [row] });
  } catch (error) {
    // Without the card nobody could ever decide: the member may try again.
    forgetApplication(id);
    throw error;
  }
  await interaction.editReply("Thank you! You get the answer by direct message.");
}
