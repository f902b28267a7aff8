import { Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";
import { buildCommands, findCommand } from "./src/commands.js";
import { getLanguage, setLanguage } from "./src/languages.js";
import { texts } from "./src/texts.js";

/** @import { Guild } from "discord.js" */

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

/**
 * Guild commands appear at once, and each server can have its own names.
 * @param {Guild} guild
 */
async function registerIn(guild) {
  await guild.commands.set(buildCommands(getLanguage(guild.id)));
}

client.once(Events.ClientReady, async ready => {
  for (const guild of ready.guilds.cache.values()) {
    // A server that invited the bot without the scope applications.commands must not stop the others.
    await registerIn(guild).catch(error => console.error(`Commands of ${guild.name}:`, error));
  }
  console.log(`${ready.user.tag} is ready`);
});
client.on(Events.GuildCreate, guild => registerIn(guild).catch(console.error));

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  const language = getLanguage(interaction.guildId);
  try {
    const key = findCommand(interaction.commandName, language);
    if (key === "language") {
      const chosen = interaction.options.getString("code", true) === "ar" ? "ar" : "en";
      setLanguage(interaction.guildId, chosen);
      await registerIn(interaction.guild);
      await interaction.reply({ content: texts[chosen].languageSet, flags: MessageFlags.Ephemeral });
    } else if (key === "members") {
      const { memberCount, name } = interaction.guild;
      await interaction.reply(texts[language].members(memberCount, name));
    } else if (key === "age") {
      const days = Math.floor((Date.now() - interaction.user.createdTimestamp) / 86_400_000);
      await interaction.reply(texts[language].age(days));
    }
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
    if (interaction.replied) return;
    await interaction
      .reply({ content: texts[language].failed, flags: MessageFlags.Ephemeral })
      .catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
