import { ActionRowBuilder, ButtonBuilder, ButtonStyle, ComponentType, MessageFlags } from "discord.js";

/** @import { ButtonInteraction, ChatInputCommandInteraction } from "discord.js" */

/**
 * @typedef {object} Question
 * @property {string} question
 * @property {string} [yes] what stands on the button
 * @property {string} [no]
 * @property {boolean} [isDangerous] a red button instead of a green one
 * @property {number} [waitMs] how long the person has
 */

/**
 * @typedef {{ choice: "yes", press: ButtonInteraction } | { choice: "no" } | { choice: "late" }} Answer
 */

/**
 * Asks in a reply that only this person sees. After "yes", answer `press` within three seconds.
 * @param {ChatInputCommandInteraction} interaction
 * @param {Question} options
 * @returns {Promise<Answer>}
 */
export async function confirm(
  interaction,
  { question, yes = "Yes", no = "Cancel", isDangerous, waitMs = 30_000 },
) {
  const style = isDangerous ? ButtonStyle.Danger : ButtonStyle.Success;
  const row = /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(
    new ButtonBuilder().setCustomId("confirm-yes").setLabel(yes).setStyle(style),
    new ButtonBuilder().setCustomId("confirm-no").setLabel(no).setStyle(ButtonStyle.Secondary),
  );
  const { resource } = await interaction.reply({
    content: question,
    components: [row],
    flags: MessageFlags.Ephemeral,
    withResponse: true,
  });
  try {
    const press = await resource?.message?.awaitMessageComponent({
      componentType: ComponentType.Button,
      filter: one => one.user.id === interaction.user.id,
      time: waitMs,
    });
    if (press?.customId === "confirm-yes") return { choice: "yes", press };
    await press?.deferUpdate();
    return { choice: "no" };
  } catch {
    // The collector rejects when time is up or the message is gone.
    return { choice: "late" };
  }
}
