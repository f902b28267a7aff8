const { Client, Intents, Permissions } = require("discord.js");

const client = new Client({ intents: [Intents.FLAGS.GUILDS] });

const user = { name: "user", description: "Who", type: "USER", required: true };
const reason = { name: "reason", description: "Why", type: "STRING" };
const minutes = { name: "minutes", description: "For how long", type: "INTEGER", required: true };

client.once("ready", async () => {
  await client.application.commands.set([
    { name: "ban", description: "Ban a member", options: [user, reason] },
    { name: "kick", description: "Kick a member", options: [user, reason] },
    { name: "timeout", description: "Time a member out", options: [user, minutes, reason] },
  ]);
  console.log(`${client.user.tag} is ready`);
});

client.on("interactionCreate", async interaction => {
  if (!interaction.isCommand()) return;
  const member = interaction.options.getMember("user");
  const why = interaction.options.getString("reason") || "No reason given";
  try {
    if (interaction.commandName === "ban") {
      if (!interaction.member.permissions.has(Permissions.FLAGS.BAN_MEMBERS))
        return interaction.reply("You may not.");
      await member.ban({ reason: why, days: 0 });
    }
    if (interaction.commandName === "kick") {
      if (!interaction.member.permissions.has(Permissions.FLAGS.KICK_MEMBERS))
        return interaction.reply("You may not.");
      await member.kick(why);
    }
    if (interaction.commandName === "timeout") {
      if (!interaction.member.permissions.has("MODERATE_MEMBERS")) return interaction.reply("You may not.");
      await member.timeout(interaction.options.getInteger("minutes") * 60000, why);
    }
    await interaction.reply(`Done: ${interaction.commandName} ${member.user.tag}`);
  } catch (error) {
    console.error(error);
    await interaction.reply({ content: "That did not work.", ephemeral: true });
  }
});

client.login(process.env.DISCORD_TOKEN);
