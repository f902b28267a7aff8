import type { Case } from "./run-case.ts";

/** What came out otherwise when bots ran in both versions, one beside the other. */
export const casesCompared: readonly Case[] = [
  ["12-024", "client.fetchUser(user);", "client.users.fetch(user.id);"],
  ["12-024", "client.fetchUser(message.author);", "client.users.fetch(message.author.id);"],
  [
    "12-024",
    "const one = x || user; client.fetchUser(one);",
    "const one = x || user; client.users.fetch(client.users.resolveID(one));",
  ],
  ["12-024", "client.fetchUser(user || x);", "client.users.fetch(client.users.resolveID(user || x));"],
  [
    "12-T56",
    "client.user.setActivity('a', { url: x });",
    "client.user.setActivity('a', { url: x, type: 'STREAMING' });",
  ],
  ["12-T52", "client.user.setActivity('a').catch(f); client.user.setStatus('idle').catch(f);", null],
  ["12-T52", "client.user.setPresence({ status: x }); client.user.setActivity('a');", null],
  ["12-T52", "client.user.setStatus('idle'); f(); client.user.setActivity('a');", null],
  ["12-T52", "client.user.setStatus('idle'); client.user.setAFK(true);", null],
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
  [
    "13-003",
    "class Bot extends Discord.Client { constructor(options = {}) { super(options); } } new Bot();",
    "class Bot extends Discord.Client { constructor(options = {}) { super(options); } } new Bot({ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES] });",
  ],
  [
    "13-T41",
    "embed.setThumbnail(guild.avatarURL).setImage(user.avatarURL);",
    "embed.setThumbnail(guild.avatarURL).setImage(user.avatarURL());",
  ],
  ["14-011", "client.user.setActivity('a', { type: x.toUpperCase() });", null],
  [
    "14-018",
    "f(Discord.PermissionsBitField.Flags.BAN_MEMBERS, Discord.PermissionsBitField.Flags.GUILD_BANS);",
    "f(Discord.PermissionsBitField.Flags.BanMembers, Discord.PermissionsBitField.Flags.GUILD_BANS);",
  ],
  ["14-026", "message.embeds[0].title = 'a';", null],
  ["14-026", "const one = message.embeds[0]; one.description = 'a';", null],
  ["14-098", "message.components[0].components[0].disabled = true;", null],
  [
    "14-T69",
    "const one = { color: member.displayHexColor }; channel.send({ embeds: [one] });",
    "const one = { color: Discord.resolveColor(member.displayHexColor) }; channel.send({ embeds: [one] });",
  ],
  [
    "14-T69",
    "f(Discord); const one = { description: 'a' }; one.color = 'RED'; channel.send({ embeds: [one] });",
    "f(Discord); const one = { description: 'a' }; one.color = Discord.Colors.Red; channel.send({ embeds: [one] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: [255, 0, 16] }] });",
    "channel.send({ embeds: [{ title: 'a', color: 0xff0010 }] });",
  ],
  [
    "14-T88",
    "let one; if (x) one = new Discord.MessageEmbed(); else one = 'a'; channel.send(one);",
    "let one; if (x) one = new Discord.EmbedBuilder(); else one = 'a'; channel.send(one);",
    "remark",
  ],
  [
    "14-T89",
    "let one = ''; for (const x of y) one += x; embed.setDescription(`${one}`);",
    "let one = ''; for (const x of y) one += x; embed.setDescription(one || null);",
  ],
  ["14-T89", "embed.setTitle(y.filter(f).join(' '));", "embed.setTitle(y.filter(f).join(' ') || null);"],
  [
    "14-T89",
    "const one = []; f(() => one.push(x)); embed.setDescription(one.join(' '));",
    "const one = []; f(() => one.push(x)); embed.setDescription(one.join(' ') || null);",
  ],
  [
    "14-T89",
    "embed.setFooter({ text: x, iconURL: y ? z : '' });",
    "embed.setFooter({ text: x, iconURL: y ? z : null });",
  ],
  [
    "13-019",
    "embed.addField('a', x.cases, true).addField('b', y.level).addField('c', z.name);",
    "embed.addField('a', String(x.cases), true).addField('b', String(y.level)).addField('c', z.name);",
  ],
  [
    "14-T89",
    "embed.setDescription((x ?? '') + (y ? z : ''));",
    "embed.setDescription((x ?? '') + (y ? z : '') || null);",
  ],
  ["14-T137", "message.awaitMessageComponent().then(one => f(one.values));", null],
  ["13-T83", "f(shards.clusterCount);", null],
  [
    "13-019",
    "const one = x[user.id].points2; embed.addField('a', one).addField('b', x[user.id].bio);",
    "const one = x[user.id].points2; embed.addField('a', String(one)).addField('b', x[user.id].bio);",
  ],
  [
    "13-009",
    "Discord.APIMessage.create(channel, embed).resolveData();",
    "Discord.MessagePayload.create(channel, { embeds: [embed] }).resolveData();",
  ],
  [
    "13-012",
    "f(Discord.APIMessage.create(channel, 'a', { tts: true }));",
    "f(Discord.MessagePayload.create(channel, { content: 'a', tts: true }));",
  ],
  [
    "13-009",
    "(async one => { f(Discord.APIMessage.create(channel, await one)); })();",
    "(async one => { f(Discord.MessagePayload.create(channel, await one)); })();",
    "remark",
  ],
  [
    "13-009",
    "function f(one) { if (typeof one === 'object') g(one); } function g(two) { channel.send(two); } f('a');",
    null,
  ],
  [
    "12-050",
    "const one = client.helpers.fetchMember(y); one.removeRole(z);",
    "const one = client.helpers.fetchMember(y); one.roles.remove(z);",
  ],
  [
    "12-010",
    "const one = x.seek(y); if (one.roles.has(z) && one.kickable) one.kick();",
    "const one = x.seek(y); if (one.roles.cache.has(z) && one.kickable) one.kick();",
  ],
  [
    "12-010",
    "f((newUser, x) => newUser.roles.has(x) && newUser.setNickname(x));",
    "f((newUser, x) => newUser.roles.cache.has(x) && newUser.setNickname(x));",
  ],
  [
    "14-T96",
    "f(interaction.options._hoistedOptions.filter(one => one.type === 'USER'));",
    "f(interaction.options._hoistedOptions.filter(one => one.type === Discord.ApplicationCommandOptionType.User));",
    "remark",
  ],
  [
    "12-192",
    "const bans = await guild.fetchBans(); const one = await bans.find(y => y.id === x); f(`${one}`, one.tag);",
    "const bans = await guild.fetchBans(); const one = await bans.find(y => y.user.id === x); f(`${one.user}`, one.user.tag);",
  ],
];
