// A bot of version 11: it answers !ping with an embed.
const Discord = require("discord.js");
const client = new Discord.Client({ disableEveryone: true });

client.on("ready", () => {
  client.user.setPresence({ game: { name: `${client.users.size} people` } });
});

client.on("message", message => {
  if (message.author.bot || message.content !== "!ping") return;
  const role = message.guild.roles.find("name", "nobody");
  const embed = new Discord.RichEmbed()
    .setColor("GREEN")
    .setAuthor(message.author.username, message.author.displayAvatarURL)
    .addField("Members", message.guild.members.size) // with the bot
    .addField("Role", role ? role.name : message.member.highestRole.name, true);
  message.channel.send("Pong", embed);
});

client.login(process.env.DISCORD_TOKEN);
