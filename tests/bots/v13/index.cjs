// A bot of version 13: a slash command with an option, which is answered with an embed and a button.
// biome-ignore lint/correctness/noUndeclaredDependencies: what bots of version 13 had beside discord.js; it is gone once converted.
const { SlashCommandBuilder } = require("@discordjs/builders");
const { Client, Intents, MessageActionRow, MessageButton, MessageEmbed } = require("discord.js");

const client = new Client({ intents: [Intents.FLAGS.GUILDS] });

const ping = new SlashCommandBuilder()
  .setName("ping")
  .setDescription("Ping")
  .addStringOption(option =>
    option
      .setName("how")
      .setDescription("How it is said")
      .addChoice("Aloud", "aloud")
      .addChoice("Softly", "softly"),
  );

const button = (label, style) => new MessageButton().setCustomId("again").setLabel(label).setStyle(style);

client.once("ready", async () => {
  client.user.setActivity("version 13", { type: "WATCHING" });
  await client.application.commands.set([ping.toJSON()]);
});

client.on("interactionCreate", async interaction => {
  if (!interaction.isCommand()) return;
  const embed = new MessageEmbed().setColor("RED").addField("Channel", interaction.channel.name, true);
  const row = new MessageActionRow().addComponents(button("Again", "PRIMARY"));
  await interaction.reply({ content: "Pong", embeds: [embed], components: [row] });
});

client.login(process.env.DISCORD_TOKEN);
