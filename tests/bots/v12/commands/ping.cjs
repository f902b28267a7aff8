const { MessageEmbed } = require("discord.js");

module.exports = {
  name: "ping",
  run: async (client, message) => {
    const channels = message.guild.channels.cache.filter(channel => channel.type === "text").array();
    const embed = new MessageEmbed()
      .setTitle(message.guild.name)
      .addField("Channels", channels.length)
      .setFooter(client.user.username, client.user.displayAvatarURL({ dynamic: true }));
    await message.channel.send("Pong", { embed });
  },
};
