module.exports = {
  data: {
    name: "slowmode",
    description: "Set how long members wait between two messages here",
    options: [{ name: "seconds", description: "0 turns it off", type: "INTEGER", required: true }],
  },
  async execute(interaction) {
    if (!interaction.member.permissions.has("MANAGE_CHANNELS")) {
      return interaction.reply({ content: "You may not do that.", ephemeral: true });
    }
    const seconds = interaction.options.getInteger("seconds");
    await interaction.channel.setRateLimitPerUser(seconds);
    await interaction.reply(`Slow mode: ${seconds} s.`);
  },
};
