const { Client, Intents, MessageEmbed } = require("discord.js");
const showPages = require("./paginator.js");

const client = new Client({ intents: [Intents.FLAGS.GUILDS] });

client.once("ready", async () => {
  await client.application.commands.set([{ name: "roles", description: "Every role of this server" }]);
  console.log(`${client.user.tag} is ready`);
});

client.on("interactionCreate", async interaction => {
  if (!interaction.isCommand()) return;
  const roles = [...interaction.guild.roles.cache.values()];
  const pages = [];
  for (let at = 0; at < roles.length; at += 10) {
    pages.push(new MessageEmbed().setDescription(roles.slice(at, at + 10).join("\n")));
  }
  await showPages(interaction, pages);
});

client.login(process.env.DISCORD_TOKEN);
