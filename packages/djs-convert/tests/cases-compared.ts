import type { Case } from "./run-case.ts";

/** What came out otherwise when bots ran in both versions, one beside the other. */
export const casesCompared: readonly Case[] = [
  ["12-024", "client.fetchUser(user);", "client.users.fetch(user.id);"],
  ["12-024", "client.fetchUser(message.author);", "client.users.fetch(message.author.id);"],
  [
    "12-024",
    "const one = x || user; client.fetchUser(one);",
    "const one = x || user; client.users.fetch(one);",
  ],
  ["12-T52", "client.user.setStatus('idle'); f(); client.user.setActivity('a');", null],
  ["12-T55", "f(require('discord.js/src/client/ClientDataResolver'));", null],
  ["13-T82", "f(require('discord.js/src/util/Constants'));", null],
  ["14-T136", "f(require('discord.js/src/util/Constants'));", null],
  [
    "13-114",
    "f(x)\nmember.presence.activities.forEach(g);",
    "f(x)\n;(member.presence?.activities ?? []).forEach(g);",
  ],
  [
    "13-119",
    "channel.send('a').then(one => one.delete({ timeout: 9 })).then(f);",
    "channel.send('a').then(one => new Promise(resolve => setTimeout(resolve, 9)).then(() => one.delete())).then(f);",
  ],
  [
    "13-119",
    "async () => { await channel.send('a').then(one => one.delete({ timeout: 9 })); f(); };",
    "async () => { await channel.send('a').then(one => new Promise(resolve => setTimeout(resolve, 9)).then(() => one.delete())); f(); };",
  ],
  [
    "13-119",
    "async () => { await channel.send('a').then(one => one.delete({ timeout: 9 })); return; };",
    "async () => { await channel.send('a').then(one => setTimeout(() => one.delete(), 9)); return; };",
  ],
  ["13-T81", "client.users.cache = new Discord.Collection();", "client.users.cache.clear();"],
  ["13-T81", "client.users.cache = x;", null],
  [
    "14-T134",
    "f(user.displayAvatarURL({ size: 300 }), guild.iconURL({ format: 'png', size: 96 }));",
    "f(user.displayAvatarURL({ size: 512 }), guild.iconURL({ extension: 'png', forceStatic: true, size: 128 }));",
  ],
  ["14-T135", "actionRow.addComponents([x], [y, z,]);", "actionRow.addComponents(x, y, z);"],
  [
    "14-T135",
    "menu.addOptions({ label: 'a', value: 'b' }, [x]);",
    "menu.addOptions({ label: 'a', value: 'b' }, x);",
  ],
  ["14-T135", "actionRow.addComponents([x], []);", null],
  [
    "13-011",
    "f(Discord); const say = (one, what) => one.send(what); say(channel, { embed: x }); say(dm, { embed: y });",
    "f(Discord); const say = (one, what) => one.send(what); say(channel, { embeds: [x] }); say(dm, { embeds: [y] });",
  ],
  [
    "13-054",
    "const count = one => guild.channels.cache.filter(channel => channel.type === one).size; f(count('text'));",
    "const count = one => guild.channels.cache.filter(channel => channel.type === one).size; f(count('GUILD_TEXT'));",
  ],
];
