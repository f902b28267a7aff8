import {
  ChannelType,
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  Partials,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { buildCard, fillIn } from "./src/card.js";
import { getSettings, saveSettings } from "./src/settings.js";

/** @import { ChatInputCommandInteraction, GuildMember, PartialGuildMember } from "discord.js" */

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers],
  // Otherwise nothing would be heard when members leave whom the bot has never seen.
  partials: [Partials.GuildMember],
  allowedMentions: { parse: [] },
});

const command = new SlashCommandBuilder()
  .setName("welcome")
  .setDescription("Greet new members")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    sub
      .setName("set")
      .setDescription("{user}, {name}, {server} and {count} are filled in")
      .addChannelOption(option =>
        option
          .setName("channel")
          .setDescription("Where")
          .addChannelTypes(ChannelType.GuildText)
          .setRequired(true),
      )
      .addStringOption(option => option.setName("text").setDescription("The greeting").setMaxLength(1_000))
      .addStringOption(option =>
        option.setName("goodbye").setDescription("When somebody leaves").setMaxLength(500),
      )
      .addRoleOption(option => option.setName("role").setDescription("Everybody new gets it")),
  )
  .addSubcommand(sub => sub.setName("test").setDescription("See your own greeting"));

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.GuildMemberAdd, member => greet(member).catch(error => console.error("Greeting:", error)));
client.on(Events.GuildMemberRemove, member =>
  sayGoodbye(member).catch(error => console.error("Goodbye:", error)),
);

/** @param {GuildMember} member */
async function greet(member) {
  const settings = getSettings(member.guild.id);
  if (!settings) return;
  // Bots get no role: theirs comes with the invite.
  const role = settings.role_id && !member.user.bot ? member.guild.roles.cache.get(settings.role_id) : null;
  if (role?.editable) await member.roles.add(role, "New member");
  const channel = member.guild.channels.cache.get(settings.channel_id);
  if (!channel?.isSendable()) return;
  await channel.send({
    components: [buildCard(member, settings.text)],
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { users: [member.id] },
  });
}

/** @param {GuildMember | PartialGuildMember} member */
async function sayGoodbye(member) {
  const settings = getSettings(member.guild.id);
  const channel = settings?.goodbye ? member.guild.channels.cache.get(settings.channel_id) : null;
  if (settings && channel?.isSendable()) await channel.send(fillIn(settings.goodbye, member));
}

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    if (interaction.options.getSubcommand() === "set") await set(interaction);
    else await test(interaction);
  } catch (error) {
    console.error("/welcome:", error);
    if (interaction.replied) return;
    await interaction.reply({ content: "That did not work.", flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function set(interaction) {
  const { guild, options } = interaction;
  const channel = options.getChannel("channel", true, [ChannelType.GuildText]);
  const role = options.getRole("role");
  const me = guild.members.me;
  const problem =
    !me ||
    !channel.permissionsFor(me).has([PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages])
      ? `I may not write in ${channel}.`
      : role && !role.editable
        ? `I cannot give ${role}: move my role above it.`
        : null;
  if (!problem)
    saveSettings({
      guildId: guild.id,
      channelId: channel.id,
      text: options.getString("text") ?? "Welcome to **{server}**, {user}! You are member {count}.",
      goodbye: options.getString("goodbye") ?? "",
      roleId: role?.id ?? null,
    });
  const content = problem ?? `Done: new members are greeted in ${channel}. Try it with /welcome test.`;
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function test(interaction) {
  const settings = getSettings(interaction.guildId);
  if (!settings)
    await interaction.reply({ content: "Use /welcome set first.", flags: MessageFlags.Ephemeral });
  else
    await interaction.reply({
      components: [buildCard(interaction.member, settings.text)],
      flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
    });
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
