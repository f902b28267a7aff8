import type { Case } from "./run-case.ts";

/** Values that a later version refuses or takes otherwise: what may be null, what stands where options belong. */
export const casesValues: readonly Case[] = [
  ["13-019", "embed.addField('a', member.nickname);", "embed.addField('a', String(member.nickname));"],
  ["13-019", "embed.setDescription(channel.topic);", "embed.setDescription(String(channel.topic));"],
  ["13-019", "embed.addField('a', x.Health);", "embed.addField('a', String(x.Health));"],
  ["13-012", "channel.send('a', 'b');", "channel.send('a');"],
  ["13-012", "channel.send('a', '= ' + x);", "channel.send('a');"],
  ["13-012", "message.edit('', 'b');", "message.edit({ content: null });"],
  [
    "13-012",
    "channel.send(new Discord.MessageEmbed(), '', { tts: true });",
    "channel.send({ embeds: [new Discord.MessageEmbed()] });",
  ],
  [
    "13-012",
    "channel.send(new Discord.MessageEmbed(), x);",
    "channel.send({ embeds: [new Discord.MessageEmbed()], ...x });",
    "remark",
  ],
  [
    "13-T42",
    "f(x).messages.fetch(y, false, true);",
    "f(x).messages.fetch(y, { cache: false, force: true });",
  ],
  [
    "13-043",
    "const { deconstruct } = Discord.SnowflakeUtil; const a = deconstruct(x); f(a.workerID);",
    "const { deconstruct } = Discord.SnowflakeUtil; const a = deconstruct(x); f(a.workerId);",
  ],
  [
    "14-005",
    "f(new Discord.Intents(32767));",
    "f(new Discord.IntentsBitField([32767, Discord.GatewayIntentBits.MessageContent]));",
    "remark",
  ],
  [
    "14-005",
    "const all = 32767; new Discord.Client({ intents: [all] });",
    "const all = 32767; new Discord.Client({ intents: [all, Discord.GatewayIntentBits.MessageContent] });",
    "remark",
  ],
  ["14-105", "embed.setColor(process\u002eenv.COLOR);", null],
  ["14-011", "client.user.setActivity(x, { type: y.type2 });", null],
  ["14-T89", "f(x).setImage('');", "f(x).setImage(null);"],
  ["14-T89", "f(x).setFooter({ text: y, iconURL: '' });", "f(x).setFooter({ text: y, iconURL: null });"],
  ["14-T89", "embed.setDescription(message.content);", "embed.setDescription(message.content || null);"],
  ["14-T89", "embed.setDescription(`${message.content}`);", "embed.setDescription(message.content || null);"],
  [
    "14-T73",
    "const icon = guild.iconURL; embed.setThumbnail(icon);",
    "const icon = guild.iconURL(); embed.setThumbnail(icon);",
  ],
  [
    "14-T101",
    "embed.setTimestamp(x.written_on);",
    "embed.setTimestamp(x.written_on && new Date(x.written_on));",
  ],
  [
    "14-006",
    "f(['MESSAGE', 'USER'].includes(x.type));",
    "f([Discord.ApplicationCommandType.Message, Discord.ApplicationCommandType.User].includes(x.type));",
  ],
  ["14-006", "f(x.type === 'CHAT_INPUT');", "f(x.type === Discord.ApplicationCommandType.ChatInput);"],
  [
    "14-006",
    "f({ type: 'CHAT_INPUT', run });",
    "f({ type: Discord.ApplicationCommandType.ChatInput, run });",
  ],
  ["14-T69", "channel.send({ embeds: [{ color: role.color || x.color }] });", null],
  ["12-T21", "channel.send(x, { file: f() });", "channel.send(x, { files: [f()].filter(Boolean) });"],
  [
    "12-T21",
    "let one = ''; if (x) one = y; channel.send(x, { file: one });",
    "let one = ''; if (x) one = y; channel.send(x, { files: one ? [one] : [] });",
  ],
  ["12-T21", "channel.send(x, { file: './a.png' });", "channel.send(x, { files: ['./a.png'] });"],
  [
    "12-236",
    "member.hasPermissions(['VIEW_CHANNEL', 'READ_MESSAGES']);",
    "member.hasPermission(['VIEW_CHANNEL']);",
  ],
  [
    "13-003",
    "f({ clientOptions: { partials: ['USER'] } });",
    "f({ clientOptions: { intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES], partials: ['USER'] } });",
    "remark",
  ],
  [
    "13-019",
    "const all = f(x).length; embed.addField('a', all);",
    "const all = f(x).length; embed.addField('a', String(all));",
  ],
  ["13-T41", "x.icon_url = user.avatarURL;", "x.icon_url = user.avatarURL();"],
  ["13-087", "guild.fetchBans(true);", "guild.bans.fetch();"],
  [
    "13-065",
    "client.generateInvite(8).then(f);",
    "Promise.resolve(client.generateInvite({ scopes: ['bot'], permissions: 8n })).then(f);",
  ],
  ["14-105", "channel.send({ embeds: [own('RED', x)] });", null],
  [
    "13-003",
    "new Discord.Client({ fetchAllMembers: true });",
    "new Discord.Client({ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES] });",
    "remark",
  ],
  [
    "13-T42",
    "f(await client.guilds.fetch(x, false));",
    "f(await client.guilds.fetch({ guild: x, cache: false }));",
  ],
  [
    "13-T78",
    "guild.systemChannelFlags.has('WELCOME_MESSAGE_DISABLED');",
    "guild.systemChannelFlags.has('SUPPRESS_JOIN_NOTIFICATIONS');",
  ],
  [
    "13-T78",
    "f(Discord.SystemChannelFlags.FLAGS.BOOST_MESSAGE_DISABLED);",
    "f(Discord.SystemChannelFlags.FLAGS.SUPPRESS_PREMIUM_SUBSCRIPTIONS);",
  ],
  [
    "13-009",
    "const own = Object.freeze({ no: () => new Discord.MessageEmbed() }); channel.send(own.no());",
    "const own = Object.freeze({ no: () => new Discord.MessageEmbed() }); channel.send({ embeds: [own.no()] });",
  ],
  [
    "13-106",
    "const _ = require('lodash'); _.uniqBy(client.channels.cache.map(one => one.guild), 'id').forEach(one => f(one.me.hasPermission(x)));",
    "const _ = require('lodash'); _.uniqBy(client.channels.cache.map(one => one.guild), 'id').forEach(one => f(one.me.permissions.has(x)));",
  ],
  [
    "12-192",
    "guild.fetchBans().then(bans => { if (!bans.find(x => x.id === y)) return; f(bans.get(z) ? 1 : 2); });",
    "guild.fetchBans().then(bans => { if (!bans.find(x => x.user.id === y)) return; f(bans.get(z) ? 1 : 2); });",
  ],
];
