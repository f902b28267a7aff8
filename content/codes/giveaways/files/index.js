import { Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";
import { command } from "./src/command.js";
import { parseDuration } from "./src/duration.js";
import { drawAgain, enter, finish, start } from "./src/giveaway.js";
import { watchDue } from "./src/scheduler.js";

/** @import { ChatInputCommandInteraction } from "discord.js" */

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
  watchDue(giveaway => finish(ready, giveaway));
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    if (interaction.isButton()) await enter(interaction);
    else if (interaction.isChatInputCommand()) await run(interaction);
  } catch (error) {
    console.error("Giveaways:", error);
    if (!interaction.isRepliable() || interaction.replied || interaction.deferred) return;
    await interaction.reply({ content: "That did not work.", flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function run(interaction) {
  const { options } = interaction;
  if (options.getSubcommand() === "start") {
    const lasts = parseDuration(options.getString("duration", true));
    if (lasts === null) {
      const content = "Write a duration like 30m, 2h or 3d12h, from one minute to 60 days.";
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    } else await start(interaction, lasts);
    return;
  }
  const number = options.getInteger("number", true);
  const content = await drawAgain(interaction, number, options.getSubcommand() === "end");
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
