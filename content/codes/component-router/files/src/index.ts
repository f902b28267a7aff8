import { Client, Events, GatewayIntentBits, MessageFlags, SlashCommandBuilder } from "discord.js";
import { renderNote, routes } from "./notes.ts";
import { createRouter } from "./router.ts";

const router = createRouter(routes);

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const note = new SlashCommandBuilder()
  .setName("note")
  .setDescription("Post a note with buttons")
  .addStringOption(option =>
    option.setName("text").setDescription("What it says").setMaxLength(500).setRequired(true),
  );

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([note]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  try {
    if (interaction.isChatInputCommand()) {
      const text = interaction.options.getString("text", true);
      await interaction.reply(renderNote({ ownerId: interaction.user.id, colour: "blue", text }));
    } else if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
      const isKnown = await router.handle(interaction);
      if (!isKnown)
        await interaction.reply({
          content: "This button is from an older version.",
          flags: MessageFlags.Ephemeral,
        });
    }
  } catch (error) {
    console.error(error);
    if (!interaction.isRepliable() || interaction.replied || interaction.deferred) return;
    await interaction
      .reply({ content: "Something went wrong. Please try again.", flags: MessageFlags.Ephemeral })
      .catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
