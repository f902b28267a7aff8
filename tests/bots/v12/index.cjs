// A bot of version 12, with commands and events in files of their own, as the guide had it.
const { readdirSync } = require("node:fs");
const { join } = require("node:path");
const { Client, Collection } = require("discord.js");
const ping = require("./commands/ping.cjs");

const client = new Client({ disableMentions: "everyone", ws: { intents: ["GUILDS", "GUILD_MESSAGES"] } });
client.commands = new Collection([[ping.name, ping]]);

for (const file of readdirSync(join(__dirname, "events"))) {
  const event = require(`./events/${file}`);
  client.on(event.name, (...given) => event.execute(...given, client));
}

client.login(process.env.DISCORD_TOKEN);
