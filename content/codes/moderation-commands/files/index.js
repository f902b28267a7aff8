import { Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";
import { actions, commands } from "./src/actions.js";
import { punish, UserError } from "./src/punish.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set(commands);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  const action = actions.find(one => one.name === interaction.commandName);
  if (!action) return;
  try {
    // Telling the member, acting and logging may take longer than the three seconds for an answer.
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply(await punish(interaction, action));
  } catch (error) {
    if (!(error instanceof UserError)) console.error(`/${interaction.commandName}:`, error);
    const content =
      error instanceof UserError ? error.message : "Discord refused that. Please look at my permissions.";
    await interaction.editReply(content).catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
