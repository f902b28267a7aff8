import { Client, Events, GatewayIntentBits, MessageFlags, Partials, PermissionFlagsBits } from "discord.js";
import { allow, command, isAllowedChannel, isAllowedDomain, listAllowed, remove } from "./src/allow-list.js";
import { findHosts, findInviteCodes } from "./src/find-links.js";

/** @import { ChatInputCommandInteraction, Message } from "discord.js" */

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  // Edits of messages from before the start are heard, too.
  partials: [Partials.Message],
  allowedMentions: { parse: [] },
});

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.MessageCreate, message => check(message));
// A harmless message can become a link afterwards.
client.on(Events.MessageUpdate, (_before, message) => check(message));

/** @param {Message} message */
async function check(message) {
  if (!message.inGuild() || message.author.bot || !message.content) return;
  try {
    const member = message.member ?? (await message.guild.members.fetch(message.author.id));
    if (member.permissions.has(PermissionFlagsBits.ManageMessages)) return;
    if (isAllowedChannel(message.guildId, message.channelId)) return;
    const why = await findReason(message);
    if (!why) return;
    await message.delete();
    const notice = await message.channel.send(`${member}, ${why} are not allowed here.`);
    setTimeout(() => notice.delete().catch(() => {}), 6_000).unref();
  } catch (error) {
    console.error("A message could not be checked:", error);
  }
}

/** @param {Message<true>} message */
async function findReason({ guild, content }) {
  for (const code of findInviteCodes(content)) if (!(await isOwnInvite(guild.id, code))) return "invites";
  const hosts = findHosts(content).filter(host => !/^(discord\.gg|discord(app)?\.com)$/.test(host));
  return hosts.every(host => isAllowedDomain(guild.id, host)) ? null : "links";
}

/**
 * @param {string} guildId
 * @param {string} code
 */
async function isOwnInvite(guildId, code) {
  const guild = client.guilds.cache.get(guildId);
  if (guild?.vanityURLCode === code) return true;
  const invites = await guild?.invites.fetch().catch(() => null);
  return invites?.has(code) ?? false;
}

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    await interaction.reply({ content: answer(interaction), flags: MessageFlags.Ephemeral });
  } catch (error) {
    console.error("/links:", error);
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
function answer({ guildId, options }) {
  const entry = options.getString("domain") ?? options.getChannel("channel")?.id ?? "";
  const sub = options.getSubcommand();
  if (sub === "list") return listAllowed(guildId);
  if (sub === "forget") return remove(guildId, entry) ? "Removed." : "That was not on the list.";
  return allow(guildId, entry) ? "Allowed from now on." : "Write a domain like example.com.";
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
