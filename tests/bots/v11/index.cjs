// A bot of version 11 whose events are in files that are called like them.
const { readdir } = require("node:fs");
const Discord = require("discord.js");
const client = new Discord.Client({ disableEveryone: true });

readdir(`${__dirname}/events`, (error, files) => {
  if (error) throw error;
  for (const file of files) {
    const handler = require(`./events/${file}`);
    client.on(file.split(".")[0], handler.bind(null, client));
  }
  client.login(process.env.DISCORD_TOKEN);
});
