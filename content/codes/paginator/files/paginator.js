import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";

/** @import { ButtonInteraction, ChatInputCommandInteraction, EmbedBuilder } from "discord.js" */

/**
 * @typedef {object} Pages
 * @property {number} count
 * @property {(page: number) => EmbedBuilder | Promise<EmbedBuilder>} render the page counts from 0
 * @property {number} [idleMs] the buttons switch off after so long without a press
 */

/**
 * Answers an interaction with the first page and turns pages until nobody presses any more.
 * @param {ChatInputCommandInteraction} interaction
 * @param {Pages} pages
 */
export async function showPages(interaction, { count, render, idleMs = 120_000 }) {
  let page = 0;
  const view = async (isOver = false) => ({
    embeds: [(await render(page)).setFooter({ text: `Page ${page + 1} of ${Math.max(count, 1)}` })],
    components: count > 1 ? [buttons(page, count, isOver)] : [],
  });

  const { resource } = await interaction.reply({ ...(await view()), withResponse: true });
  if (count <= 1 || !resource?.message) return;

  const collector = resource.message.createMessageComponentCollector({ idle: idleMs });
  collector.on("collect", async press => {
    try {
      if (!press.isButton()) return;
      if (press.user.id !== interaction.user.id) {
        await press.reply({ content: "These pages are not yours.", flags: MessageFlags.Ephemeral });
      } else if (press.customId === "jump") {
        const chosen = await askForPage(press, count);
        if (!chosen) return;
        page = chosen.page;
        await chosen.submit.update(await view());
      } else {
        page = { first: 0, back: page - 1, next: page + 1, last: count - 1 }[press.customId] ?? page;
        await press.update(await view());
      }
    } catch (error) {
      console.error("Turning a page failed:", error);
    }
  });
  // The message may be deleted by then, which is fine.
  collector.once("end", async () => interaction.editReply(await view(true)).catch(() => {}));
}

/**
 * @param {number} page
 * @param {number} count
 * @param {boolean} isOver
 */
function buttons(page, count, isOver) {
  const isFirst = page === 0;
  const isLast = page === count - 1;
  /** @param {string} id @param {string} label @param {boolean} isOff */
  const button = (id, label, isOff) =>
    new ButtonBuilder()
      .setCustomId(id)
      .setLabel(label)
      .setStyle(id === "jump" ? ButtonStyle.Primary : ButtonStyle.Secondary)
      .setDisabled(isOver || isOff);
  return /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(
    button("first", "«", isFirst),
    button("back", "‹", isFirst),
    button("jump", `${page + 1} / ${count}`, false),
    button("next", "›", isLast),
    button("last", "»", isLast),
  );
}

/**
 * @param {ButtonInteraction} press
 * @param {number} count
 */
async function askForPage(press, count) {
  const input = new TextInputBuilder().setCustomId("page").setStyle(TextInputStyle.Short).setMaxLength(5);
  const modal = new ModalBuilder()
    // The id of the press: two forms that are open at once do not answer each other.
    .setCustomId(`jump-${press.id}`)
    .setTitle("Go to a page")
    .addLabelComponents(new LabelBuilder().setLabel(`1 to ${count}`).setTextInputComponent(input));
  await press.showModal(modal);
  const submit = await press
    .awaitModalSubmit({ time: 60_000, filter: one => one.customId === modal.data.custom_id })
    .catch(() => null);
  if (!submit?.isFromMessage()) return null;
  const number = Number(submit.fields.getTextInputValue("page"));
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), count) - 1 : 0;
  return { page, submit };
}
