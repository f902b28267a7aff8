import { Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";
import { commands } from "./src/commands.js";
import { lock, unlock } from "./src/lock.js";
import { setSlowmode } from "./src/slowmode.js";

/** @import { ChatInputCommandInteraction } from "discord.js" */

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set(commands);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    // A whole server takes a while: Discord lets only a few channels be changed a second.
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply(await run(interaction));
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
    await interaction
      .editReply("Discord refused that. I need Manage Channels and Manage Roles.")
      .catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function run({ commandName, guild, channel, options, user }) {
  const chosen = options.getChannel("channel") ?? channel;
  const reason = `${options.getString("reason") ?? commandName} (by ${user.tag})`;
  const isEverywhere = options.getBoolean("everywhere") ?? false;
  if (commandName === "slowmode") return setSlowmode(chosen, options.getInteger("seconds", true), reason);
  const channels = isEverywhere ? [...guild.channels.cache.values()] : chosen ? [chosen] : [];
  return commandName === "lock" ? lock(channels, reason) : unlock(channels, reason);
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
