import { DiscordAPIError, EmbedBuilder, MessageFlags, RESTJSONErrorCodes } from "discord.js";

/** @import { MessageContextMenuCommandInteraction } from "discord.js" */

/** @param {MessageContextMenuCommandInteraction<"cached">} interaction */
export async function saveMessage(interaction) {
  const { targetMessage, user } = interaction;
  const files = targetMessage.attachments.map(file => `[${file.name}](${file.url})`).join("\n");
  const embed = new EmbedBuilder()
    .setAuthor({ name: targetMessage.author.displayName, iconURL: targetMessage.author.displayAvatarURL() })
    .setDescription(`${targetMessage.content}\n${files}`.trim().slice(0, 4_000) || "*No text*")
    .addFields({ name: "Where", value: targetMessage.url })
    .setTimestamp(targetMessage.createdAt);
  try {
    await user.send({ embeds: [embed] });
    await interaction.reply({ content: "Saved to your direct messages.", flags: MessageFlags.Ephemeral });
  } catch (error) {
    const isClosed =
      error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.CannotSendMessagesToThisUser;
    if (!isClosed) throw error;
    await interaction.reply({ content: "Your direct messages are closed.", flags: MessageFlags.Ephemeral });
  }
}
