import { Client, Events, GatewayIntentBits } from "discord.js";
import { handleInteraction } from "./src/handle-interaction.js";
import { loadCommands } from "./src/load-commands.js";

const commands = await loadCommands(new URL("commands/", import.meta.url));

const client = new Client({
  // Slash commands need nothing but Guilds: no privileged intent.
  intents: [GatewayIntentBits.Guilds],
  // Nobody is mentioned by what a user typed into an option.
  allowedMentions: { parse: [] },
});

client.once(Events.ClientReady, async ready => {
  const definitions = commands.map(command => command.data.toJSON());
  // With GUILD_ID they are registered in that server only, which is handy while you develop.
  const guildId = process.env.GUILD_ID;
  if (guildId) await ready.application.commands.set(definitions, guildId);
  else await ready.application.commands.set(definitions);
  console.log(`${ready.user.tag} is ready with ${commands.size} commands`);
});

client.on(Events.InteractionCreate, interaction => handleInteraction(interaction, commands));
client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
