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
  [
    "13-019",
    "embed.addField('a', x.cases, true).addField('b', y.level).addField('c', z.name);",
    "embed.addField('a', String(x.cases), true).addField('b', String(y.level)).addField('c', z.name);",
  ],
  [
    "13-019",
    "embed.addField('a', queue.volume).addField('b', x.uptime).addField('c', x.volumes).addField('d', x.title);",
    "embed.addField('a', String(queue.volume)).addField('b', String(x.uptime)).addField('c', String(x.volumes)).addField('d', x.title);",
  ],
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
    "12-192",
    "const bans = await guild.fetchBans(); const one = await bans.find(y => y.id === x); f(`${one}`, one.tag);",
    "const bans = await guild.fetchBans(); const one = await bans.find(y => y.user.id === x); f(`${one.user}`, one.user.tag);",
  ],
  ["13-T94", "f(user.flags.has('SYSTEM'));", "f(user.system);"],
  ["13-T94", "f(message.author?.flags?.has('SYSTEM'));", "f(message.author?.system);"],
  ["13-T94", "const flags = await user.fetchFlags(); f(flags.has('SYSTEM'));", null],
  [
    "13-115",
    "f(message => { let one = member; if (x) one = message.mentions.users.first(); f(one.user.presence.status); });",
    "f(message => { let one = member; if (x) one = message.mentions.users.first(); f(one.presence?.status ?? 'offline'); });",
  ],
  ["13-133", "f().then(() => channel.stopTyping(true));", "f().then(() => {});"],
  ["13-133", "if (x) return channel.stopTyping();", "if (x) return;"],
  ["13-133", "if (x) return (channel.stopTyping());", "if (x) return;"],
  [
    "13-133",
    "if (z) { x && channel.stopTyping(); } f(y ? channel.stopTyping() : z);",
    "if (z) {  } f(y ? undefined : z);",
  ],
  ["13-133", "f((await g()).stopTyping());", null],
  ["13-036", "f(x.guilds.resolveID(y));", "f(x.guilds.resolveId(y));"],
  [
    "13-019",
    "let one; one = math.evaluate(x); embed.setDescription(math.eval(y)).addField('a', one);",
    "let one; one = math.evaluate(x); embed.setDescription(String(math.eval(y))).addField('a', String(one));",
  ],
  [
    "13-019",
    "embed.addField('a', x.aliases).addField('b', y.aliases || 'none');",
    "embed.addField('a', [x.aliases ?? 'undefined'].flat().join('\\n')).addField('b', [y.aliases].flat().join('\\n') || 'none');",
  ],
  [
    "13-009",
    "const one = x; if (one instanceof Discord.TextChannel || one instanceof Discord.DMChannel) one.send(y[0]);",
    null,
  ],
  [
    "13-055",
    "Discord.Util.discordSort(guild.channels.cache).filter(one => one.type === 'voice');",
    "Discord.Util.discordSort(guild.channels.cache).filter(one => one.type === 'GUILD_VOICE');",
  ],
  [
    "13-019",
    "f(Discord); this.client.util.embed().addField('a', message.author);",
    "f(Discord); this.client.util.embed().addField('a', `${message.author}`);",
  ],
  [
    "13-044",
    "f(Discord); const one = message => f(message.id); module.exports = { name: 'message', run: one };",
    "f(Discord); const one = message => f(message.id); module.exports = { name: 'messageCreate', run: one };",
  ],
  [
    "12-236",
    "channel.overwritePermissions(x, { READ_MESSAGES });",
    "channel.updateOverwrite(x, { VIEW_CHANNEL: READ_MESSAGES });",
  ],
  [
    "13-T70",
    "channel.updateOverwrite(x, { READ_MESSAGES });",
    "channel.permissionOverwrites.edit(x, { VIEW_CHANNEL: READ_MESSAGES });",
    "remark",
  ],
  [
    "12-061",
    "const one = message.mentions.members.first() || message.author; f(one.displayAvatarURL);",
    "const one = message.mentions.members.first() || message.author; f(('user' in one ? one.user : one).displayAvatarURL({ format: 'png', dynamic: true, size: 2048 }));",
  ],
  [
    "12-061",
    "let one = message.author; if (x) { one = message.mentions.members.first(); one = one.user; } f(one.displayAvatarURL);",
    "let one = message.author; if (x) { one = message.mentions.members.first(); one = one.user; } f(one.displayAvatarURL({ format: 'png', dynamic: true, size: 2048 }));",
  ],
  [
    "13-011",
    "const o = { embed: { author: {} } }; o.embed.author.name = 'a'; if (!o['embed']) f(o.embed?.title); channel.send(o); channel.send(o);",
    "const o = { embeds: [{ author: {} }] }; o.embeds[0].author.name = 'a'; if (!o.embeds?.[0]) f(o.embeds?.[0]?.title); channel.send(o); channel.send(o);",
  ],
  [
    "13-011",
    "const o = {}; o.embed = { fields: [] }; o.embed.fields.push(x); channel.send('a', o); delete o.embed;",
    "const o = {}; o.embeds = [{ fields: [] }]; o.embeds[0].fields.push(x); channel.send({ content: 'a', ...o }); delete o.embeds;",
  ],
  [
    "13-011",
    "const o = { embed: { title: 'a' } }; channel.send(o); const { embed: { title } } = o;",
    "const o = { embeds: [{ title: 'a' }] }; channel.send(o); const { embeds: [{ title }] } = o;",
  ],
];
