module.exports = {
  data: { name: "ping", description: "How quickly the bot answers" },
  async execute(interaction) {
    const sent = await interaction.reply({ content: "Measuring…", fetchReply: true });
    await interaction.editReply(`Round trip ${sent.createdTimestamp - interaction.createdTimestamp} ms.`);
  },
};
