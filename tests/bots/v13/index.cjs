// A bot of version 13: a slash command that is answered with an embed and a button.
const { Client, Intents, MessageActionRow, MessageButton, MessageEmbed } = require("discord.js");

const client = new Client({ intents: [Intents.FLAGS.GUILDS] });

client.once("ready", async () => {
  client.user.setActivity("version 13", { type: "WATCHING" });
  await client.application.commands.set([{ name: "ping", description: "Ping", type: "CHAT_INPUT" }]);
});

client.on("interactionCreate", async interaction => {
  if (!interaction.isCommand()) return;
  const embed = new MessageEmbed().setColor("RED").addField("Channel", interaction.channel.name, true);
  const row = new MessageActionRow().addComponents(
    new MessageButton().setCustomId("again").setLabel("Again").setStyle("PRIMARY"),
  );
  await interaction.reply({ content: "Pong", embeds: [embed], components: [row] });
});

client.login(process.env.DISCORD_TOKEN);
