import { Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";
import { commands } from "./src/commands.js";
import { optionsFromInteraction, optionsFromText, toSlashCommand, UsageError } from "./src/hybrid.js";

const prefix = process.env.PREFIX ?? "!";

const client = new Client({
  intents: [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMessages,
    // Privileged: without it the text of messages is empty, and the prefix never matches.
    GatewayIntentBits.MessageContent,
  ],
  allowedMentions: { parse: [], repliedUser: false },
});

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set(commands.map(toSlashCommand));
  console.log(`${ready.user.tag} is ready: ${prefix}help or /help`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  const command = commands.find(one => one.name === interaction.commandName);
  if (!command) return;
  try {
    const answer = await command.run({
      guild: interaction.guild,
      member: interaction.member,
      options: optionsFromInteraction(command, interaction),
    });
    await interaction.reply(answer);
  } catch (error) {
    await interaction.reply({ content: explain(error), flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

client.on(Events.MessageCreate, async message => {
  if (message.author.bot || !message.inGuild() || !message.member) return;
  const mention = `<@${message.client.user.id}>`;
  const start = [prefix, mention].find(text => message.content.startsWith(text));
  if (start === undefined) return;
  const [name = "", ...words] = message.content.slice(start.length).trim().split(/\s+/);
  const command = commands.find(one => one.name === name.toLowerCase());
  if (!command) return;
  try {
    const answer = await command.run({
      guild: message.guild,
      member: message.member,
      options: optionsFromText(command, words),
    });
    await message.reply(answer);
  } catch (error) {
    await message.reply(explain(error)).catch(() => {});
  }
});

/** @param {unknown} error */
function explain(error) {
  if (error instanceof UsageError) return error.message;
  console.error(error);
  return "Something went wrong. Please try again.";
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
