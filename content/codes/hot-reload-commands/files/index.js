const path = require("node:path");
const { Client, Events, GatewayIntentBits, MessageFlags } = require("discord.js");
const { CommandFolder } = require("./src/command-folder.js");

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });
const folder = new CommandFolder(path.join(__dirname, "commands"));

/** What Discord knows, as text: registering again what is the same would only cost time. */
let registered = "";

async function registerCommands() {
  const definitions = folder.commands.map(command => command.data.toJSON());
  const wanted = JSON.stringify(definitions);
  if (wanted === registered || !client.application) return;
  await client.application.commands.set(definitions);
  registered = wanted;
  console.log(`Registered ${definitions.length} commands`);
}

client.once(Events.ClientReady, async ready => {
  folder.loadAll();
  await registerCommands();
  folder.watch(file => {
    console.log(`Reloaded ${file}`);
    registerCommands().catch(error => console.error("The commands could not be registered:", error));
  });
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand()) return;
  try {
    // Looked up at every use: whatever was loaded last answers.
    await folder.find(interaction.commandName)?.execute(interaction);
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
    const content = "Something went wrong. Please try again in a moment.";
    const answer = { content, flags: /** @type {const} */ (MessageFlags.Ephemeral) };
    const sent =
      interaction.deferred || interaction.replied ? interaction.followUp(answer) : interaction.reply(answer);
    await sent.catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

client.login(process.env.DISCORD_TOKEN);
