const fs = require("node:fs");
const path = require("node:path");
const { Client, Collection, Intents } = require("discord.js");

const client = new Client({ intents: [Intents.FLAGS.GUILDS] });
const commands = new Collection();

for (const file of fs.readdirSync(path.join(__dirname, "commands"))) {
  const command = require(`./commands/${file}`);
  commands.set(command.data.name, command);
}

client.once("ready", async () => {
  await client.application.commands.set(commands.map(command => command.data));
  console.log(`${client.user.tag} is ready with ${commands.size} commands`);
});

client.on("interactionCreate", async interaction => {
  if (!interaction.isCommand()) return;
  const command = commands.get(interaction.commandName);
  if (!command) return;
  try {
    await command.execute(interaction);
  } catch (error) {
    console.error(error);
    await interaction.reply({ content: "Something went wrong.", ephemeral: true });
  }
});

client.login(process.env.DISCORD_TOKEN);
