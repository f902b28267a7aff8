// A bot of version 12, with a command in a file of its own.
const { Client, Collection } = require("discord.js");
const ping = require("./commands/ping.cjs");

const client = new Client({ disableMentions: "everyone", ws: { intents: ["GUILDS", "GUILD_MESSAGES"] } });
client.commands = new Collection([[ping.name, ping]]);

client.on("message", async message => {
  if (message.author.bot || !message.content.startsWith("!")) return;
  const command = client.commands.get(message.content.slice(1));
  if (command) await command.run(client, message);
});

client.login(process.env.DISCORD_TOKEN);
