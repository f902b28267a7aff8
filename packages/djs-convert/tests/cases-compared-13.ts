import type { Case } from "./run-case.ts";

/** What running bots of versions 11 and 12 beside what becomes of them has shown. */
export const casesCompared13: readonly Case[] = [
  [
    "13-T70",
    "channel.overwritePermissions(x, { SEND_MESSAGES: false, READ_MESSAGES: false });",
    "channel.permissionOverwrites.edit(x, { SEND_MESSAGES: false, VIEW_CHANNEL: false });",
  ],
  [
    "13-019",
    "const one = { a: [] }; if (!one.a.length) one.a = 'none'; embed.addField('x', one.a);",
    "const one = { a: [] }; if (!one.a.length) one.a = 'none'; embed.addField('x', [one.a].flat().join('\\n'));",
  ],
  [
    "13-019",
    "function say(one) { embed.setDescription(one); } say(['a', 'b']); say('c'); say();",
    "function say(one) { embed.setDescription([one ?? 'undefined'].flat().join('\\n')); } say(['a', 'b']); say('c'); say();",
  ],
  [
    "13-019",
    "function say(one) { embed.setDescription(one); } say(['a', 'b']); say(['c']);",
    "function say(one) { embed.setDescription(one.join('\\n')); } say(['a', 'b']); say(['c']);",
  ],
  [
    "13-019",
    "function all(one) { if (!one) return [one]; return 'none'; } embed.addField('a', all(1));",
    "function all(one) { if (!one) return [one]; return 'none'; } embed.addField('a', [all(1)].flat().join('\\n'));",
  ],
  [
    "13-009",
    "function say(one) { if (Array.isArray(one)) f(one); else channel.send(one); } say(['a']);",
    null,
  ],
  [
    "13-009",
    "function say(one) { if (!Array.isArray(one)) return channel.send(one); f(one); } say(['a']);",
    null,
  ],
  ["13-T87", "f(new Discord.Message());", "f(Object.create(Discord.Message.prototype));"],
  ["13-T87", "f(new Discord.Guild);", "f(Object.create(Discord.Guild.prototype));"],
  ["13-T86", "message.delete({ reason: x });", "message.delete();", "remark"],
  [
    "13-T86",
    "message.delete({ timeout: 5, reason: x });",
    "setTimeout(() => message.delete(), 5);",
    "remark",
  ],
  [
    "13-T60",
    "embed.addFields({ name: 'a' }, { name: 'b', inline: true }, { name: 'c', value: 'd' });",
    "embed.addFields({ name: 'a', value: 'undefined' }, { name: 'b', inline: true, value: 'undefined' }, { name: 'c', value: 'd' });",
  ],
  [
    "13-096",
    "if (!guild.voice) f(guild.voice.speaking);",
    "if (!guild.voiceStates.cache.get(guild.client.user.id)) f(guild.me.voice.speaking);",
  ],
  [
    "13-096",
    "const one = message.guild?.voice; f(one);",
    "const one = message.guild?.voiceStates.cache.get(message.guild.client.user.id); f(one);",
  ],
  ["13-096", "f(client.guilds.cache.get(x).voice);", "f(client.guilds.cache.get(x).me.voice);"],
  [
    "12-022",
    "let one = null; if (x) one = guild.roles.find(f); if (one !== null) f(one.id);",
    "let one = null; if (x) one = guild.roles.cache.find(f); if (one != null) f(one.id);",
  ],
  [
    "12-022",
    "one = client.guilds.find(f); f(null === one);",
    "one = client.guilds.cache.find(f); f(null == one);",
  ],
  [
    "12-T60",
    "channel.send(`${message.cleanContent.split(' ').slice(1).join(' ')}!`); f(message.cleanContent);",
    "channel.send(`${message.cleanContent.replace(/@(everyone|here)/g, '@\\u200b$1').split(' ').slice(1).join(' ')}!`); f(message.cleanContent);",
  ],
  [
    "13-106",
    "member.hasPermission(x, { checkAdmin: true, checkOwner: false });",
    "member.permissions.has(x, true);",
    "remark",
  ],
  [
    "13-096",
    "if (guild.voice && guild.voice.channel) f();",
    "if (guild.me.voice && guild.me.voice.channel) f();",
  ],
  [
    "13-003",
    "class Bot extends Discord.Client { constructor(o) { super(o); } } new Bot({ prefix: '!' });",
    "class Bot extends Discord.Client { constructor(o) { super(o); } } new Bot({ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES], prefix: '!' });",
  ],
  [
    "13-003",
    "class Bot extends Discord.Client { constructor(...all) { super(...all); } } new Bot({ prefix: '!' });",
    "class Bot extends Discord.Client { constructor(...all) { super(...all); } } new Bot({ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES], prefix: '!' });",
  ],
  [
    "13-003",
    "class Bot extends Discord.Client {} new Bot({ presence: { activity: { name: 'a' } } });",
    "class Bot extends Discord.Client {} new Bot({ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES], presence: { activities: [{ name: 'a' }] } });",
  ],
  ["13-003", "class Bot extends Discord.Client { constructor(o) { super({ partials: [], ...o }); } }", null],
  [
    "13-019",
    "function say(one, two) { embed.setDescription(Array.isArray(one) ? one.join(' ') : one).setTitle(two); } say(['a'], 5); say(['b'], 6);",
    "function say(one, two) { embed.setDescription(Array.isArray(one) ? one.join(' ') : one).setTitle(String(two)); } say(['a'], 5); say(['b'], 6);",
  ],
  [
    "13-003",
    "class One extends Discord.Client { constructor() { super({}); } } class Two extends One {} new Two({ prefix: 'a' });",
    "class One extends Discord.Client { constructor() { super({ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES] }); } } class Two extends One {} new Two({ prefix: 'a' });",
  ],
  ["12-T61", "if (args[0] == user) f();", "if (args[0] == `${user}`) f();"],
  ["12-T61", "if (message != '') f();", "if (`${message}` != '') f();"],
  [
    "12-108",
    "const all = [{ game: { name: 'a' } }, { game: { name: 'b' } }]; me.setPresence(all[x]);",
    "const all = [{ activity: { name: 'a' } }, { activity: { name: 'b' } }]; me.setPresence(all[x]);",
  ],
  [
    "12-108",
    "for (const one of [{ game: { name: 'a' } }, { game }]) me.setPresence(one);",
    "for (const one of [{ activity: { name: 'a' } }, { activity: game }]) me.setPresence(one);",
  ],
  [
    "12-108",
    "const one = { game: { name: 'a' } }; me.setPresence(one);",
    "const one = { activity: { name: 'a' } }; me.setPresence(one);",
  ],
  ["12-071", "embed.addBlankField('a', x);", "embed.addField('\\u200b', '\\u200b', true);"],
  ["12-071", "embed.addBlankField('');", "embed.addField('\\u200b', '\\u200b', false);"],
  ["13-012", "message.edit('');", "message.edit({ content: null });"],
  ["13-019", "embed.addField('a', wallet + bank);", "embed.addField('a', String(wallet + bank));"],
  ["13-019", "embed.addField('a', wallet + x + y);", "embed.addField('a', String(wallet + x + y));"],
  [
    "13-019",
    "let names = guild.roles.cache.map(one => one.name); if (!names.length) names = 'none'; embed.setTitle(names);",
    "let names = guild.roles.cache.map(one => one.name); if (!names.length) names = 'none'; embed.setTitle([names].flat().join('\\n'));",
  ],
  [
    "13-019",
    "const names = x ? 'none' : guild.roles.cache.map(one => one.name); embed.setTitle(names);",
    "const names = x ? 'none' : guild.roles.cache.map(one => one.name); embed.setTitle([names].flat().join('\\n'));",
  ],
  [
    "13-049",
    "const own = { permission: 8 }; new Discord.Permissions(x.permission);",
    "const own = { permission: 8 }; new Discord.Permissions(typeof x.permission === 'number' ? BigInt(x.permission) : x.permission);",
  ],
  [
    "13-114",
    "const on = member.presence.clientStatus; if (on === null) f();",
    "const on = member.presence?.clientStatus ?? null; if (on === null) f();",
  ],
  [
    "13-115",
    "if (message.author.presence.clientStatus !== null) f();",
    "if ((message.member?.presence?.clientStatus ?? null) !== null) f();",
  ],
  [
    "13-114",
    "const on = member.presence.clientStatus; if (on) f();",
    "const on = member.presence?.clientStatus; if (on) f();",
  ],
  ["13-T52", "message.lineReply('a', message.author, message.channel);", "message.reply('a');"],
  ["13-012", "channel.send('a', member);", "channel.send('a');"],
  ["13-012", "channel.send('a', message);", "channel.send({ content: 'a', ...message });"],
  [
    "13-010",
    "const sent = await message.lineReply('a'); sent.edit('', new Discord.MessageEmbed());",
    "const sent = await message.reply('a'); sent.edit({ content: null, embeds: [new Discord.MessageEmbed()] });",
  ],
  [
    "13-018",
    "message.lineReply(text, { split: true });",
    "Promise.all(Discord.Util.splitMessage(text).map(part => message.reply(part)));",
  ],
  ["13-095", "message.guild.owner = x;", null],
  [
    "12-060",
    "user.avatarURL = user.avatarURL.replace('a', 'b');",
    "user.avatarURL = user.avatarURL({ format: 'png', dynamic: true, size: 2048 }).replace('a', 'b');",
  ],
  ["12-060", "[user.avatarURL] = list;", null],
  ["12-060", "delete user.avatarURL;", null],
  [
    "12-T62",
    "async () => { try { channel.bulkDelete(x).then(() => f()); } catch { g(); } };",
    "async () => { try { await channel.bulkDelete(x).then(() => f()); } catch { g(); } };",
  ],
  [
    "12-T62",
    "try { channel.bulkDelete(x); } catch { f(); }",
    "try { await channel.bulkDelete(x); } catch { f(); }",
  ],
  ["12-T62", "() => { try { if (x) channel.bulkDelete(x); } catch { f(); } };", null],
  [
    "13-009",
    "class Own { constructor() { this.log = null; } f() { this.log.send(new Discord.MessageEmbed()); } }",
    "class Own { constructor() { this.log = null; } f() { this.log.send({ embeds: [new Discord.MessageEmbed()] }); } }",
  ],
  [
    "13-119",
    "class Own { constructor() { this.msg = null; } f() { this.msg.delete({ timeout: 5 }); } }",
    "class Own { constructor() { this.msg = null; } f() { setTimeout(() => this.msg.delete(), 5); } }",
  ],
  [
    "13-009",
    "let log = null; const f = () => log.send(new Discord.MessageEmbed());",
    "let log = null; const f = () => log.send({ embeds: [new Discord.MessageEmbed()] });",
  ],
  [
    "13-019",
    "channel.send({ embed: { fields: [{ name: 'a', value: guild.memberCount }] } });",
    "channel.send({ embeds: [{ fields: [{ name: 'a', value: String(guild.memberCount) }] }] });",
  ],
  [
    "13-019",
    "new Discord.MessageEmbed({ fields: [{ name: 'a', value: guild.memberCount }] });",
    "new Discord.MessageEmbed({ fields: [{ name: 'a', value: String(guild.memberCount) }] });",
  ],
  [
    "13-053",
    "const made = new Discord.APIMessage(channel, {}); channel.send(made);",
    "const made = new Discord.MessagePayload(channel, {}); channel.send(made);",
  ],
];
