import {
  ApplicationCommandType,
  Client,
  ContextMenuCommandBuilder,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
} from "discord.js";
import { openReport, receiveReport } from "./src/report-message.js";
import { saveMessage } from "./src/save-message.js";
import { showProfile } from "./src/show-profile.js";

/** The names are what people see in the menu; they may have spaces and capitals. */
const menus = {
  profile: "Show profile",
  report: "Report to staff",
  save: "Save to my DMs",
};

/** @param {string} name @param {ApplicationCommandType.User | ApplicationCommandType.Message} type */
const menu = (name, type) =>
  new ContextMenuCommandBuilder().setName(name).setType(type).setContexts(InteractionContextType.Guild);

const commands = [
  menu(menus.profile, ApplicationCommandType.User),
  menu(menus.report, ApplicationCommandType.Message),
  menu(menus.save, ApplicationCommandType.Message),
];

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set(commands);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    if (interaction.isUserContextMenuCommand()) await showProfile(interaction);
    else if (interaction.isMessageContextMenuCommand()) {
      if (interaction.commandName === menus.report) await openReport(interaction);
      else await saveMessage(interaction);
    } else if (interaction.isModalSubmit()) await receiveReport(interaction);
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
