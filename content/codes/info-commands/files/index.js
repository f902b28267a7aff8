import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  SlashCommandBuilder,
} from "discord.js";
import { avatar } from "./commands/avatar.js";
import { serverinfo } from "./commands/serverinfo.js";
import { userinfo } from "./commands/userinfo.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

/** @param {string} name @param {string} description */
const command = (name, description) =>
  new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setContexts(InteractionContextType.Guild);

const commands = [
  command("userinfo", "About a person").addUserOption(option =>
    option.setName("user").setDescription("You if left out"),
  ),
  command("avatar", "A person's picture").addUserOption(option =>
    option.setName("user").setDescription("You if left out"),
  ),
  command("serverinfo", "About this server"),
];

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set(commands);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  const run = { avatar, serverinfo, userinfo }[interaction.commandName];
  try {
    await run?.(interaction);
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
    if (interaction.replied) return;
    await interaction.reply({ content: "That did not work.", flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
