const Discord = require("discord.js");

// It answers !ping with an embed.
module.exports = (client, message) => {
  if (message.author.bot || message.content !== "!ping") return;
  const role = message.guild.roles.find("name", "nobody");
  const embed = new Discord.RichEmbed()
    .setColor("GREEN")
    .setAuthor(message.author.username, message.author.displayAvatarURL)
    .addField("Members", message.guild.members.size) // with the bot
    .addField("Role", role ? role.name : message.member.highestRole.name, true);
  message.channel.send("Pong", embed);
};
