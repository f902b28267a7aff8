import {
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  Partials,
  SlashCommandBuilder,
} from "discord.js";
import { findUsedInvite, forgetInvite, readInvites, rememberInvite } from "./src/invites.js";
import { countOf, listTop, saveJoin, saveLeave } from "./src/store.js";

/** @import { Guild, GuildMember } from "discord.js" */

const fakeAgeMs = 3 * 86_400_000;

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers, GatewayIntentBits.GuildInvites],
  // Otherwise nothing would be heard when members leave whom the bot has never seen.
  partials: [Partials.GuildMember],
  allowedMentions: { parse: [] },
});

/** @param {string} name @param {string} description */
const command = (name, description) =>
  new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setContexts(InteractionContextType.Guild);

const commands = [
  command("invites", "How many members somebody brought").addUserOption(option =>
    option.setName("user").setDescription("You if left out"),
  ),
  command("invite-leaderboard", "Who brought most"),
];

/** @param {Guild} guild */
const read = guild => readInvites(guild).catch(error => console.error(`Invites of ${guild.name}:`, error));

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set(commands);
  await Promise.all(ready.guilds.cache.map(read));
  console.log(`${ready.user.tag} is ready`);
});
client.on(Events.GuildCreate, read);
client.on(Events.InviteCreate, rememberInvite);
client.on(Events.InviteDelete, forgetInvite);

/** Joins of one server are looked at one after the other: see invites.js. @type {Map<string, Promise<void>>} */
const queues = new Map();

client.on(Events.GuildMemberAdd, member => {
  const before = queues.get(member.guild.id) ?? Promise.resolve();
  const now = before.then(() => welcome(member)).catch(error => console.error("Join:", error));
  queues.set(member.guild.id, now);
});

/** @param {GuildMember} member */
async function welcome(member) {
  if (member.user.bot) return;
  const used = await findUsedInvite(member.guild);
  const isFake = Date.now() - member.user.createdTimestamp < fakeAgeMs;
  saveJoin({ guildId: member.guild.id, userId: member.id, inviterId: used?.inviterId ?? null, isFake });
  const channel = member.guild.channels.cache.get(process.env.LOG_CHANNEL_ID ?? "");
  if (!channel?.isSendable()) return;
  const by = used?.inviterId
    ? `invited by <@${used.inviterId}> (${countOf(member.guild.id, used.inviterId).real} in all)`
    : used
      ? "through the server's own address"
      : "and I could not see how";
  await channel.send(`${member} joined, ${by}.${isFake ? " ⚠️ The account is very young." : ""}`);
}

client.on(Events.GuildMemberRemove, member => saveLeave(member.guild.id, member.id));

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    if (interaction.commandName === "invites") {
      const user = interaction.options.getUser("user") ?? interaction.user;
      const { real, left, fake } = countOf(interaction.guildId, user.id);
      await interaction.reply(
        `${user} brought **${real}** members (${left} left again, ${fake} very young accounts).`,
      );
    } else {
      const lines = listTop(interaction.guildId).map(
        (row, at) => `**${at + 1}.** <@${row.inviter_id}>: ${row.real}`,
      );
      const embed = new EmbedBuilder().setTitle("Invites").setDescription(lines.join("\n") || "Nobody yet.");
      await interaction.reply({ embeds: [embed] });
    }
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
