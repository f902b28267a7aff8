import {
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { levelOf, progressOf } from "./src/curve.js";
import { addXp, getRank, listRewards, listTop, setReward } from "./src/store.js";

/** @import { ChatInputCommandInteraction, Message } from "discord.js" */

const client = new Client({
  // Who writes is enough: what they write is not read.
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  allowedMentions: { parse: [] },
});

/** @param {string} name @param {string} description */
const command = (name, description) =>
  new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setContexts(InteractionContextType.Guild);

const commands = [
  command("rank", "How far somebody is").addUserOption(option =>
    option.setName("user").setDescription("You if left out"),
  ),
  command("leaderboard", "Who is ahead"),
  command("level-reward", "Give a role at a level")
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageRoles)
    .addIntegerOption(option =>
      option
        .setName("level")
        .setDescription("From this level on")
        .setMinValue(1)
        .setMaxValue(200)
        .setRequired(true),
    )
    .addRoleOption(option => option.setName("role").setDescription("Which role").setRequired(true)),
];

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set(commands);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.MessageCreate, async message => {
  if (!message.inGuild() || message.author.bot) return;
  const gain = addXp(message.guildId, message.author.id, Math.floor(message.createdTimestamp / 1_000));
  if (!gain || levelOf(gain.before) === levelOf(gain.after)) return;
  await celebrate(message, levelOf(gain.after)).catch(error => console.error("Level up:", error));
});

/**
 * @param {Message<true>} message
 * @param {number} level
 */
async function celebrate(message, level) {
  const { guild, member } = message;
  const roleIds = listRewards(guild.id, level).filter(id => guild.roles.cache.get(id)?.editable);
  if (member && roleIds.length > 0) await member.roles.add(roleIds, `Level ${level}`);
  await message.channel.send(`🎉 ${message.author} reached level **${level}**!`);
}

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  const run = { rank, leaderboard, "level-reward": reward }[interaction.commandName];
  try {
    await run?.(interaction);
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
    if (interaction.replied) return;
    await interaction.reply({ content: "That did not work.", flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function rank(interaction) {
  const user = interaction.options.getUser("user") ?? interaction.user;
  const found = getRank(interaction.guildId, user.id);
  if (!found) {
    await interaction.reply({
      content: `${user} has not written anything yet.`,
      flags: MessageFlags.Ephemeral,
    });
    return;
  }
  const { level, into, needed } = progressOf(found.xp);
  const filled = Math.round((into / needed) * 14);
  const embed = new EmbedBuilder()
    .setAuthor({ name: user.displayName, iconURL: user.displayAvatarURL() })
    .setTitle(`Level ${level} · place ${found.place}`)
    .setDescription(
      `${"▰".repeat(filled)}${"▱".repeat(14 - filled)}\n${into} of ${needed} XP to level ${level + 1}`,
    )
    .setFooter({ text: `${found.xp} XP in all` });
  await interaction.reply({ embeds: [embed] });
}

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function leaderboard(interaction) {
  const lines = listTop(interaction.guildId).map(
    ({ user_id, xp }, at) =>
      `${["🥇", "🥈", "🥉"][at] ?? `**${at + 1}.**`} <@${user_id}> level ${levelOf(xp)}, ${xp} XP`,
  );
  const embed = new EmbedBuilder().setTitle("Leaderboard").setDescription(lines.join("\n") || "Nobody yet.");
  await interaction.reply({ embeds: [embed] });
}

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function reward(interaction) {
  const role = interaction.options.getRole("role", true);
  const level = interaction.options.getInteger("level", true);
  if (!role.editable || role.managed || role.id === interaction.guildId) {
    await interaction.reply({
      content: "I cannot give this role: move mine above it.",
      flags: MessageFlags.Ephemeral,
    });
    return;
  }
  setReward(interaction.guildId, level, role.id);
  await interaction.reply(`${role} is given at level ${level}.`);
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
