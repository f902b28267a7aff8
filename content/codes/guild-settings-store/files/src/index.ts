import {
  type ChatInputCommandInteraction,
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { KeyValue } from "./key-value.ts";
import { changeSetting, getSettings, isSettingName, resetSetting, settings } from "./settings.ts";

const store = new KeyValue(process.env.DATABASE_FILE ?? "bot.sqlite");

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const command = new SlashCommandBuilder()
  .setName("settings")
  .setDescription("Settings of this server")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub => sub.setName("show").setDescription("All of them"))
  .addSubcommand(sub =>
    sub
      .setName("change")
      .setDescription("Change one")
      .addStringOption(option =>
        option.setName("name").setDescription("Which one").setAutocomplete(true).setRequired(true),
      )
      .addStringOption(option => option.setName("value").setDescription("Its new value").setRequired(true)),
  )
  .addSubcommand(sub =>
    sub
      .setName("reset")
      .setDescription("Back to the default")
      .addStringOption(option =>
        option.setName("name").setDescription("Which one").setAutocomplete(true).setRequired(true),
      ),
  );

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

function answer({ guildId, options }: ChatInputCommandInteraction<"cached">): string {
  const uses = store.add("usage", guildId);
  if (options.getSubcommand() === "show") {
    const lines = Object.entries(getSettings(store, guildId)).map(
      ([name, value]) => `**${name}**: \`${value}\``,
    );
    return `${lines.join("\n")}\n-# /settings was used ${uses} times here`;
  }
  const name = options.getString("name", true);
  if (!isSettingName(name)) return `There is no setting ${name}.`;
  if (options.getSubcommand() === "reset")
    return resetSetting(store, guildId, name) ? "Reset." : "It was not changed.";
  const isChanged = changeSetting(store, guildId, name, options.getString("value", true));
  return isChanged
    ? `**${name}** is \`${getSettings(store, guildId)[name]}\` now.`
    : settings[name].description;
}

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      const found = Object.entries(settings).filter(([name]) => name.includes(typed));
      await interaction.respond(
        found.map(([name, one]) => ({ name: `${name}: ${one.description}`, value: name })),
      );
    } else if (interaction.isChatInputCommand())
      await interaction.reply({ content: answer(interaction), flags: MessageFlags.Ephemeral });
  } catch (error) {
    console.error("/settings:", error);
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
