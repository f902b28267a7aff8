import type { Case } from "./run-case.ts";

/** Values that reach their place through a variable, a list or an object of another file: version 14. */
export const casesHeld14: readonly Case[] = [
  [
    "14-105",
    "let one; if (x) one = 'RED'; else one = y ? 'BLUE' : '#fff'; new Discord.MessageEmbed().setColor(one);",
    "let one; if (x) one = 'Red'; else one = y ? 'Blue' : '#fff'; new Discord.EmbedBuilder().setColor(one);",
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
  ["14-011", "const type = 'PLAYING'; f(type); client.user.setActivity(x, { type });", null],
  ["14-011", "client.user.setActivity(x, { type: y.type });", null],
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
  ["14-082", "f(message.own.guild.me);", "f(message.own.guild.members.me);"],
];
