module.exports = {
  name: "guildMemberAdd",
  async run(member) {
    const channel = member.guild.channels.cache.get(process.env.LOG_CHANNEL_ID);
    if (channel) await channel.send(`${member} joined.`);
  },
};
