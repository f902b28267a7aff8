import { ActionRowBuilder, ButtonBuilder, ButtonStyle, EmbedBuilder } from "discord.js";

/** @import { ChatInputCommandInteraction, ImageSize } from "discord.js" */

/** @type {ImageSize[]} */
const sizes = [128, 512, 1_024, 4_096];

/** @param {ChatInputCommandInteraction<"cached">} interaction */
export async function avatar(interaction) {
  const user = interaction.options.getUser("user") ?? interaction.user;
  const member = interaction.options.getUser("user")
    ? interaction.options.getMember("user")
    : interaction.member;
  const embed = new EmbedBuilder().setTitle(user.tag).setImage(user.displayAvatarURL({ size: 1_024 }));
  const ownHere = member?.avatarURL({ size: 256 });
  if (ownHere) embed.setThumbnail(ownHere).setFooter({ text: "Small: the picture in this server" });

  // Links are buttons without a custom id: nothing comes back to the bot.
  const links = sizes.map(size =>
    new ButtonBuilder()
      .setStyle(ButtonStyle.Link)
      .setLabel(`${size} px`)
      .setURL(user.displayAvatarURL({ size, extension: "png" })),
  );
  const row = /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(links);
  await interaction.reply({ embeds: [embed], components: [row] });
}
