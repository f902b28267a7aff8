import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { countVotes, toggleVote } from "./store.js";

/** @import { ButtonInteraction, ChatInputCommandInteraction, ModalSubmitInteraction } from "discord.js" */

const colours = { open: 0x3e63dd, accept: 0x30a46c, decline: 0xe5484d };
const barLength = 12;

/** @param {string} customId @param {string} title @param {TextInputBuilder} input @param {string} label */
const form = (customId, title, input, label) =>
  new ModalBuilder()
    .setCustomId(customId)
    .setTitle(title)
    .addLabelComponents(new LabelBuilder().setLabel(label).setTextInputComponent(input));

const buttons = () => {
  /** @param {string} id @param {string} label @param {ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger} style */
  const button = (id, label, style) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);
  return /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(
    button("vote:up", "👍", ButtonStyle.Secondary),
    button("vote:down", "👎", ButtonStyle.Secondary),
    button("accept", "Accept", ButtonStyle.Success),
    button("decline", "Decline", ButtonStyle.Danger),
  );
};

/** @param {{ up: number, down: number }} votes */
function describeVotes({ up, down }) {
  const filled = up + down === 0 ? 0 : Math.round((up / (up + down)) * barLength);
  return `👍 ${up} ${"🟩".repeat(filled)}${"🟥".repeat(up + down === 0 ? 0 : barLength - filled)} ${down} 👎`;
}

/** @param {ChatInputCommandInteraction<"cached">} interaction */
export async function askForText(interaction) {
  const input = new TextInputBuilder()
    .setCustomId("text")
    .setStyle(TextInputStyle.Paragraph)
    .setMinLength(20)
    .setMaxLength(1_500);
  await interaction.showModal(
    form("suggestion", "A suggestion", input, "What would make this server better?"),
  );
}

/** @param {ModalSubmitInteraction<"cached">} interaction */
export async function publish(interaction) {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const channel = await interaction.guild.channels
    .fetch(process.env.SUGGESTION_CHANNEL_ID ?? "")
    .catch(() => null);
  if (channel?.type !== ChannelType.GuildText) {
    await interaction.editReply("Suggestions are not set up here yet.");
    return;
  }
  const text = interaction.fields.getTextInputValue("text");
  const embed = new EmbedBuilder()
    .setColor(colours.open)
    .setAuthor({ name: interaction.member.displayName, iconURL: interaction.member.displayAvatarURL() })
    .setDescription(text)
    .addFields({ name: "Votes", value: describeVotes({ up: 0, down: 0 }) })
    .setTimestamp();
  const message = await channel.send({ embeds: [embed], components: [buttons()] });
  // The discussion is welcome, but the suggestion stands without it, too.
  await message.startThread({ name: text.slice(0, 60) }).catch(error => console.error("Thread:", error));
  await interaction.editReply(`Thank you: ${message.url}`);
}

/** @param {ButtonInteraction<"cached">} interaction */
export async function vote(interaction) {
  toggleVote(interaction.message.id, interaction.user.id, interaction.customId === "vote:up");
  const embed = EmbedBuilder.from(interaction.message.embeds[0]);
  embed.spliceFields(0, 1, { name: "Votes", value: describeVotes(countVotes(interaction.message.id)) });
  await interaction.update({ embeds: [embed] });
}

/** @param {ButtonInteraction<"cached">} interaction */
export async function askForReason(interaction) {
  const { customId: choice } = interaction;
  if (choice !== "accept" && choice !== "decline") return;
  if (!interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild)) {
    await interaction.reply({ content: "You need Manage Server to decide.", flags: MessageFlags.Ephemeral });
    return;
  }
  const input = new TextInputBuilder()
    .setCustomId("reason")
    .setStyle(TextInputStyle.Paragraph)
    .setMaxLength(500)
    .setRequired(false);
  await interaction.showModal(form(`decide:${choice}`, "Your decision", input, "Why? (may be left out)"));
}

/** @param {ModalSubmitInteraction<"cached">} interaction */
export async function decide(interaction) {
  if (!interaction.isFromMessage()) return;
  const isAccepted = interaction.customId === "decide:accept";
  const reason = interaction.fields.getTextInputValue("reason") || "No reason given";
  const embed = EmbedBuilder.from(interaction.message.embeds[0])
    .setColor(isAccepted ? colours.accept : colours.decline)
    .addFields({
      name: `${isAccepted ? "Accepted" : "Declined"} by ${interaction.member.displayName}`,
      value: reason,
    });
  await interaction.update({ embeds: [embed], components: [] });
  await interaction.message.thread?.setArchived(true, "Decided").catch(() => {});
}
