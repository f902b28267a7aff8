import { Client, Events, GatewayIntentBits, MessageFlags, SlashCommandBuilder } from "discord.js";
import { handle } from "./commands.ts";
import { deliver } from "./deliver.ts";
import { startScheduler } from "./scheduler.ts";

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const command = new SlashCommandBuilder()
  .setName("remind")
  .setDescription("Remind yourself")
  .addSubcommand(sub =>
    sub
      .setName("me")
      .setDescription("Of something, later")
      .addStringOption(option => option.setName("when").setDescription("10m, 2h30m, 3d").setRequired(true))
      .addStringOption(option =>
        option.setName("what").setDescription("Of what").setMaxLength(500).setRequired(true),
      )
      .addBooleanOption(option => option.setName("daily").setDescription("Every day from then on")),
  )
  .addSubcommand(sub => sub.setName("list").setDescription("What is coming"))
  .addSubcommand(sub =>
    sub
      .setName("delete")
      .setDescription("Forget one")
      .addIntegerOption(option =>
        option.setName("reminder").setDescription("Which one").setAutocomplete(true).setRequired(true),
      ),
  );

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  startScheduler(reminder => deliver(ready, reminder));
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  try {
    if (interaction.isChatInputCommand() || interaction.isAutocomplete()) await handle(interaction);
  } catch (error) {
    console.error("/remind:", error);
    if (!interaction.isRepliable() || interaction.replied) return;
    await interaction.reply({ content: "That did not work.", flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
