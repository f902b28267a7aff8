const fs = require("node:fs");
const { Client, Intents } = require("discord.js");

const client = new Client({ intents: [Intents.FLAGS.GUILDS, Intents.FLAGS.GUILD_MEMBERS] });

for (const file of fs.readdirSync("./events")) {
  const event = require(`./events/${file}`);
  if (event.once) client.once(event.name, (...args) => event.run(...args));
  else client.on(event.name, (...args) => event.run(...args));
}

client.login(process.env.DISCORD_TOKEN);
