import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { buildPanel, chooseRoles, findProblem, toggleRole } from "./roles.js";

/** @import { ChatInputCommandInteraction } from "discord.js" */

/** Discord takes at most 25 options of a command: one for the text, ten for roles. */
const roleOptions = 10;

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const command = new SlashCommandBuilder()
  .setName("role-panel")
  .setDescription("Let members choose their own roles")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageRoles)
  .setContexts(InteractionContextType.Guild)
  .addStringOption(option =>
    option.setName("text").setDescription("Above the roles").setMaxLength(1_000).setRequired(true),
  );
for (let number = 1; number <= roleOptions; number += 1)
  command.addRoleOption(option =>
    option
      .setName(`role${number}`)
      .setDescription(`Role ${number}`)
      .setRequired(number === 1),
  );

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    if (interaction.isChatInputCommand()) await makePanel(interaction);
    else if (interaction.isButton() && interaction.customId.startsWith("role:"))
      await toggleRole(interaction);
    else if (interaction.isStringSelectMenu() && interaction.customId === "roles")
      await chooseRoles(interaction);
  } catch (error) {
    console.error("Roles:", error);
    if (!interaction.isRepliable() || interaction.replied) return;
    const content = "That did not work. Is my role still above?";
    await interaction.reply({ content, flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function makePanel(interaction) {
  const chosen = Array.from({ length: roleOptions }, (_, at) => interaction.options.getRole(`role${at + 1}`));
  const roles = [...new Set(chosen.filter(role => role !== null))];
  const problems = roles
    .map(role => findProblem(role, interaction.member))
    .filter(problem => problem !== null);
  if (problems.length > 0)
    await interaction.reply({ content: problems.join("\n"), flags: MessageFlags.Ephemeral });
  else await interaction.reply(buildPanel(interaction.options.getString("text", true), roles));
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
