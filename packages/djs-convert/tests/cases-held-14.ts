import type { Case } from "./run-case.ts";

/** Values that reach their place through a variable, a list or an object of another file: version 14. */
export const casesHeld14: readonly Case[] = [
  [
    "14-105",
    "let one; if (x) one = 'RED'; else one = y ? 'BLUE' : '#ffffff'; new Discord.MessageEmbed().setColor(one);",
    "let one; if (x) one = 'Red'; else one = y ? 'Blue' : '#ffffff'; new Discord.EmbedBuilder().setColor(one);",
  ],
  ["14-105", "const one = 'RED'; f(one); embed.setColor(one);", null],
  [
    "14-010",
    "const all = ['GUILD_TEXT', 'DM']; f(all.includes(channel.type), all.includes(thread.type));",
    "const all = [Discord.ChannelType.GuildText, Discord.ChannelType.DM]; f(all.includes(channel.type), all.includes(thread.type));",
  ],
  ["14-010", "const all = ['GUILD_TEXT']; f(all); f(all.includes(channel.type));", null],
  [
    "14-011",
    "const all = [{ name: x, type: 'WATCHING' }]; f(client.user.setActivity(all[0].name, { type: all[0].type }));",
    "const all = [{ name: x, type: Discord.ActivityType.Watching }]; f(client.user.setActivity(all[0].name, { type: all[0].type }));",
  ],
  [
    "14-011",
    "const type = 'PLAYING'; client.user.setActivity(x, { type });",
    "const type = Discord.ActivityType.Playing; client.user.setActivity(x, { type });",
  ],
  [
    "14-004",
    "new message.Own({ intents: x, partials: ['CHANNEL'] });",
    "new message.Own({ intents: x, partials: [Discord.Partials.Channel] });",
  ],
  [
    "14-T82",
    "const all = [{ id: x, allow: [], type: 'role' }]; guild.channels.create(y, { permissionOverwrites: x ? all : all.slice(1) });",
    "const all = [{ id: x, allow: [], type: Discord.OverwriteType.Role }]; guild.channels.create({ name: y, permissionOverwrites: x ? all : all.slice(1) });",
  ],
  [
    "14-008",
    "let one = x ? 'PRIMARY' : 'DANGER'; if (y) one = 'LINK'; btn.setStyle(one).setLabel(x);",
    "let one = x ? Discord.ButtonStyle.Primary : Discord.ButtonStyle.Danger; if (y) one = Discord.ButtonStyle.Link; btn.setStyle(one).setLabel(x);",
  ],
  [
    "14-010",
    "const one = 'GUILD_TEXT'; f(guild.channels.create(x, { type: one }));",
    "const one = Discord.ChannelType.GuildText; f(guild.channels.create({ name: x, type: one }));",
  ],
  [
    "14-010",
    "f(guild.channels.cache.filter(({ type }) => type === 'GUILD_TEXT'));",
    "f(guild.channels.cache.filter(({ type }) => type === Discord.ChannelType.GuildText));",
  ],
  [
    "14-010",
    "slash.edit({ options: [{ name: x, type: 7, channelTypes: ['GUILD_TEXT', 'GUILD_NEWS'] }] });",
    "slash.edit({ options: [{ name: x, type: 7, channelTypes: [Discord.ChannelType.GuildText, Discord.ChannelType.GuildAnnouncement] }] });",
  ],
  ["14-040", "guild.channels.create('a', 'GUILD_TEXT');", "guild.channels.create({ name: 'a' });"],
  [
    "14-004",
    "class Own extends Discord.Client {} f(new Own({ intents: x, partials: ['USER'] }));",
    "class Own extends Discord.Client {} f(new Own({ intents: x, partials: [Discord.Partials.User] }));",
  ],
  [
    "14-004",
    "let one = 'USER'; one = x ? one : 'CHANNEL'; new Discord.Client({ intents: [], partials: [one] });",
    null,
  ],
  [
    "14-010",
    "const one = 'GUILD_TEXT'; f(channel.type === one);",
    "const one = Discord.ChannelType.GuildText; f(channel.type === one);",
  ],
  ["14-010", "const one = 'GUILD_TEXT'; f(channel.type === one, one);", null],
  [
    "14-010",
    "const { type } = channel; f(type === 'GUILD_TEXT');",
    "const { type } = channel; f(type === Discord.ChannelType.GuildText);",
  ],
  [
    "14-013",
    "const one = guild.premiumTier; if (one !== 'TIER_2') f();",
    "const one = guild.premiumTier; if (one !== Discord.GuildPremiumTier.Tier2) f();",
  ],
  ["14-082", "f(message.own.guild.me);", "f(message.own.guild.members.me);"],
  [
    "14-T33",
    "const list = []; list.push(new Discord.MessageButton()); for (const [at, one] of list.entries()) f(at.customId, one.customId);",
    "const list = []; list.push(new Discord.ButtonBuilder()); for (const [at, one] of list.entries()) f(at.customId, one.data.custom_id);",
  ],
  [
    "14-082",
    "for (const [id, one] of client.guilds.cache.entries()) f(id.me, one.me);",
    "for (const [id, one] of client.guilds.cache.entries()) f(id.me, one.members.me);",
  ],
  [
    "14-082",
    "Array.from(client.guilds.cache).map(([id, one]) => f(id.me, one.me));",
    "Array.from(client.guilds.cache).map(([id, one]) => f(id.me, one.members.me));",
  ],
  [
    "14-107",
    "channel.permissionOverwrites.edit(role, { CREATE_PUBLIC_THREADS: x, USE_PUBLIC_THREADS: x, SPEAK: true });",
    "channel.permissionOverwrites.edit(role, { CreatePublicThreads: x, Speak: true });",
  ],
];
