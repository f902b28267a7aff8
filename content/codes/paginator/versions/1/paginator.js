const { MessageActionRow, MessageButton } = require("discord.js");

module.exports = async function showPages(interaction, pages, timeout = 120000) {
  let page = 0;
  const row = () =>
    new MessageActionRow().addComponents(
      new MessageButton()
        .setCustomId("back")
        .setLabel("‹")
        .setStyle("SECONDARY")
        .setDisabled(page === 0),
      new MessageButton()
        .setCustomId("next")
        .setLabel("›")
        .setStyle("SECONDARY")
        .setDisabled(page === pages.length - 1),
    );
  const message = await interaction.reply({ embeds: [pages[page]], components: [row()], fetchReply: true });
  const collector = message.createMessageComponentCollector({
    filter: press => press.user.id === interaction.user.id,
    time: timeout,
  });
  collector.on("collect", async press => {
    page += press.customId === "next" ? 1 : -1;
    await press.update({ embeds: [pages[page]], components: [row()] });
  });
  collector.on("end", () => interaction.editReply({ components: [] }).catch(() => {}));
};
