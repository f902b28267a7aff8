import { Client, Events, GatewayIntentBits, SlashCommandBuilder } from "discord.js";
import { UserError, wrap } from "./errors.ts";
import { createReporter } from "./reporter.ts";
import { installShutdown } from "./shutdown.ts";

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });
const report = createReporter(client, process.env.ERROR_CHANNEL_ID);
const running = installShutdown(client, report);

const divide = new SlashCommandBuilder()
  .setName("divide")
  .setDescription("Shows what happens to errors")
  .addIntegerOption(option => option.setName("number").setDescription("What is divided").setRequired(true))
  .addIntegerOption(option =>
    option.setName("by").setDescription("0 is the user's mistake").setRequired(true),
  );
const crash = new SlashCommandBuilder().setName("crash").setDescription("A mistake in the bot, on purpose");

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([divide, crash]);
  console.log(`${ready.user.tag} is ready`);
});

const handle = wrap(report, async interaction => {
  if (!interaction.isChatInputCommand()) return;
  if (interaction.commandName === "crash") throw new TypeError("This is only a test");
  const number = interaction.options.getInteger("number", true);
  const by = interaction.options.getInteger("by", true);
  if (by === 0) throw new UserError("Nothing can be divided by 0.");
  await interaction.reply(`${number} ÷ ${by} = ${number / by}`);
});

client.on(Events.InteractionCreate, interaction => running.track(handle(interaction)));

// Without a listener, an "error" event would end the process.
client.on(Events.Error, error => report(error, "connection"));
client.on(Events.Warn, message => console.warn("Warning:", message));
client.on(Events.ShardDisconnect, ({ code }, id) =>
  console.error(`Shard ${id} was closed for good: ${code}`),
);

await client.login(process.env.DISCORD_TOKEN);
