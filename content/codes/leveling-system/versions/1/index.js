const fs = require("node:fs");
const { Client, Intents, MessageEmbed } = require("discord.js");

const client = new Client({ intents: [Intents.FLAGS.GUILDS, Intents.FLAGS.GUILD_MESSAGES] });
const levels = fs.existsSync("levels.json") ? JSON.parse(fs.readFileSync("levels.json", "utf8")) : {};
const pause = new Set();

client.once("ready", async () => {
  await client.application.commands.set([
    { name: "rank", description: "How far you are" },
    { name: "leaderboard", description: "Who is ahead" },
  ]);
  console.log(`${client.user.tag} is ready`);
});

client.on("messageCreate", message => {
  if (message.author.bot || pause.has(message.author.id)) return;
  const user = levels[message.author.id] || { xp: 0, level: 0 };
  user.xp += 20;
  if (user.xp >= (user.level + 1) * 200) {
    user.level += 1;
    message.channel.send(`${message.author} reached level ${user.level}!`);
  }
  levels[message.author.id] = user;
  fs.writeFileSync("levels.json", JSON.stringify(levels));
  pause.add(message.author.id);
  setTimeout(() => pause.delete(message.author.id), 60000);
});

client.on("interactionCreate", async interaction => {
  if (!interaction.isCommand()) return;
  if (interaction.commandName === "rank") {
    const user = levels[interaction.user.id] || { xp: 0, level: 0 };
    await interaction.reply(`Level ${user.level}, ${user.xp} XP`);
  } else {
    const top = Object.entries(levels)
      .sort(([, a], [, b]) => b.xp - a.xp)
      .slice(0, 10);
    const text = top.map(([id, user], at) => `${at + 1}. <@${id}> ${user.xp} XP`).join("\n");
    await interaction.reply({ embeds: [new MessageEmbed().setTitle("Leaderboard").setDescription(text)] });
  }
});

client.login(process.env.DISCORD_TOKEN);
