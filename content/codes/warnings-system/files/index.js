import {
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
  TimestampStyles,
  time,
} from "discord.js";
import { escalate } from "./src/escalation.js";
import { addWarning, countRecent, listWarnings, removeWarning } from "./src/store.js";

/** @import { ChatInputCommandInteraction } from "discord.js" */

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const command = new SlashCommandBuilder()
  .setName("warnings")
  .setDescription("Warn members and look back")
  .setDefaultMemberPermissions(PermissionFlagsBits.ModerateMembers)
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    sub
      .setName("add")
      .setDescription("Warn a member")
      .addUserOption(option => option.setName("user").setDescription("Who").setRequired(true))
      .addStringOption(option =>
        option.setName("reason").setDescription("Why").setMaxLength(400).setRequired(true),
      ),
  )
  .addSubcommand(sub =>
    sub
      .setName("list")
      .setDescription("A member's warnings")
      .addUserOption(option => option.setName("user").setDescription("Who").setRequired(true)),
  )
  .addSubcommand(sub =>
    sub
      .setName("remove")
      .setDescription("Take a warning back")
      .addIntegerOption(option =>
        option.setName("number").setDescription("As in the list").setRequired(true),
      ),
  );

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  const run = { add, list, remove }[interaction.options.getSubcommand()];
  try {
    await run?.(interaction);
  } catch (error) {
    console.error("/warnings:", error);
    const content = "That did not work.";
    const sent = interaction.replied
      ? interaction.followUp({ content, flags: MessageFlags.Ephemeral })
      : interaction.reply({ content, flags: MessageFlags.Ephemeral });
    await sent.catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function add(interaction) {
  const { guild, member: moderator, options } = interaction;
  const target = options.getMember("user");
  const refusal = !target
    ? "They are not in this server."
    : target.user.bot
      ? "Bots do not read warnings."
      : target.id === moderator.id || target.id === guild.ownerId
        ? "You cannot warn this person."
        : moderator.id !== guild.ownerId &&
            moderator.roles.highest.comparePositionTo(target.roles.highest) <= 0
          ? "They do not stand below you."
          : null;
  if (!target || refusal) {
    await interaction.reply({ content: refusal ?? "Nobody was found.", flags: MessageFlags.Ephemeral });
    return;
  }
  const reason = options.getString("reason", true);
  const number = addWarning({ guildId: guild.id, userId: target.id, moderatorId: moderator.id, reason });
  const count = countRecent(guild.id, target.id);
  await target.send(`You were warned in **${guild.name}**: ${reason}`).catch(() => {});
  await interaction.reply(`⚠️ ${target} was warned (no. ${number}, ${count} in 30 days): ${reason}`);
  const consequence = await escalate(target, count);
  if (consequence) await interaction.followUp(consequence);
}

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function list(interaction) {
  const user = interaction.options.getUser("user", true);
  const warnings = listWarnings(interaction.guildId, user.id);
  const lines = warnings.map(
    ({ number, reason, moderator_id, created_at }) =>
      `**${number}.** ${reason}\n${time(created_at, TimestampStyles.RelativeTime)} by <@${moderator_id}>`,
  );
  const embed = new EmbedBuilder()
    .setTitle(`Warnings of ${user.tag}`)
    .setDescription(lines.join("\n").slice(0, 4_000) || "None: a clean record.");
  await interaction.reply({ embeds: [embed], flags: MessageFlags.Ephemeral });
}

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function remove(interaction) {
  const number = interaction.options.getInteger("number", true);
  const isGone = removeWarning(interaction.guildId, number);
  const content = isGone ? `Warning ${number} was taken back.` : `There is no warning ${number}.`;
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
