import { ActionRowBuilder, EmbedBuilder, StringSelectMenuBuilder } from "discord.js";

/** What a ticket can be about. At most 25. */
export const topics = [
  { value: "help", label: "I need help", emoji: "🛟" },
  { value: "report", label: "Report somebody", emoji: "🚩" },
  { value: "other", label: "Something else", emoji: "💬" },
];

export function buildPanel() {
  const menu = new StringSelectMenuBuilder()
    .setCustomId("ticket-open")
    .setPlaceholder("What is it about?")
    .addOptions(topics);
  const embed = new EmbedBuilder()
    .setTitle("Talk to the staff")
    .setDescription("Choose a topic: a channel opens that only you and the staff can see.")
    .setColor(0x5b5bd6);
  return {
    embeds: [embed],
    components: [
      /** @type {ActionRowBuilder<StringSelectMenuBuilder>} */ (new ActionRowBuilder()).addComponents(menu),
    ],
  };
}
