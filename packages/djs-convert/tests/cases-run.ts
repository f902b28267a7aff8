import type { Case } from "./run-case.ts";

/** What no type shows, and the next version refuses or does otherwise when it runs. */
export const casesRun: readonly Case[] = [
  [
    "14-008",
    "btn.setStyle(`${x ? 'PRIMARY' : 'DANGER'}`);",
    "btn.setStyle(x ? Discord.ButtonStyle.Primary : Discord.ButtonStyle.Danger);",
  ],
  ["12-T42", "member.hasPermission('MANAGE_SERVER');", "member.hasPermission('MANAGE_GUILD');"],
  [
    "12-T42",
    "permissions.has(Discord.Permissions.FLAGS.MANANGE_NICKNAMES);",
    "permissions.has(Discord.Permissions.FLAGS.MANAGE_NICKNAMES);",
  ],
  ["12-T43", "permissions.has('MANAGE_MEMBERS');", null],
  [
    "12-061",
    "embed.setImage((user.displayAvatarURL));",
    "embed.setImage((user.displayAvatarURL({ format: 'png', dynamic: true, size: 2048 })));",
  ],
  [
    "12-222",
    "f(Discord); queue.textChannel.send('a').then(one => one.delete(5000));",
    "f(Discord); queue.textChannel.send('a').then(one => one.delete({ timeout: 5000 }));",
  ],
  [
    "13-T46",
    "class Own extends Discord.ReactionCollector { constructor(filter, x, y) { super(message, filter, x); this.y = y; } }",
    "class Own extends Discord.ReactionCollector { constructor(filter, x, y) { super(message, { filter, ...x }); this.y = y; } }",
  ],
  [
    "13-T46",
    "class Own extends Discord.Collector { constructor(filter, x) { super(client, filter, x); } }",
    "class Own extends Discord.Collector { constructor(filter, x) { super(client, { filter, ...x }); } }",
  ],
  [
    "13-119",
    "message.reply('a').then(x.push(message)).then(one => one.delete({ timeout: 5000, reason: 'b' }));",
    "message.reply('a').then(x.push(message)).then(one => setTimeout(() => one.delete(), 5000));",
  ],
  [
    "13-119",
    "f(Discord).then(one => one.delete({ timeout: 5000 }));",
    "f(Discord).then(one => setTimeout(() => one.delete(), 5000));",
  ],
  [
    "14-122",
    "for (const one of Discord.Util.splitMessage(x, { maxLength: 10, char: '', prepend: '', append: '' })) f(one);",
    "for (const one of (String(x).match(/[^]{1,10}/g) ?? [''])) f(one);",
  ],
  ["12-T43", "permissions.has(Discord.Permissions.FLAGS.SOME_OTHER);", null],
  [
    "13-T70",
    "permissions.has(['kick_MEMBERS', 'BAN_MEMBERS']);",
    "permissions.has(['KICK_MEMBERS', 'BAN_MEMBERS']);",
  ],
  ["13-T70", "permissions.has(`ADMINISTRADOR`);", "permissions.has(`ADMINISTRATOR`);"],
  ["13-T70", "permissions.has('VİEW_CHANNELS');", "permissions.has('VIEW_CHANNEL');"],
  ["13-T70", "permissions.has('KickMembers');", "permissions.has('KICK_MEMBERS');"],
  [
    "13-T70",
    "channel.updateOverwrite(x, { SEND_MESSAGE: false, 'READ_MESSAGES': true });",
    "channel.permissionOverwrites.edit(x, { SEND_MESSAGES: false, 'VIEW_CHANNEL': true });",
  ],
  [
    "13-T70",
    "guild.channels.create('a', { permissionOverwrites: [{ id: x, deny: ['READ_MESSAGES'] }] });",
    "guild.channels.create('a', { permissionOverwrites: [{ id: x, deny: ['VIEW_CHANNEL'] }] });",
  ],
  [
    "13-121",
    "channel.updateOverwrite(x, { MANAGE_EMOJIS: true });",
    "channel.permissionOverwrites.edit(x, { MANAGE_EMOJIS_AND_STICKERS: true });",
  ],
  ["14-T120", "permissions.has('MANAGE_SERVER');", "permissions.has('ManageGuild');"],
  [
    "14-T120",
    "permissions.has(Discord.Permissions.FLAGS.MANANGE_NICKNAMES);",
    "permissions.has(Discord.PermissionsBitField.Flags.ManageNicknames);",
  ],
  [
    "14-T120",
    "channel.permissionOverwrites.edit(x, { SEND_MESSAGE: false });",
    "channel.permissionOverwrites.edit(x, { SendMessages: false });",
  ],
  [
    "14-122",
    "const y = x, { splitMessage } = Discord.Util; for (const part of splitMessage(y)) f(part);",
    "const y = x; for (const part of (String(y).match(/[^\\n][^]{0,1999}(?=\\n|$)|[^\\n][^]{0,1999}/g) ?? [''])) f(part);",
  ],
  [
    "14-122",
    "const { escapeMarkdown, splitMessage: s } = Discord.Util; f(s(x).map(escapeMarkdown));",
    "const { escapeMarkdown } = Discord; f((String(x).match(/[^\\n][^]{0,1999}(?=\\n|$)|[^\\n][^]{0,1999}/g) ?? ['']).map(escapeMarkdown));",
  ],
  ["14-122", "const { splitMessage } = Discord.Util; f(splitMessage);", null],
  [
    "13-010",
    "let file = null; if (x) file = new Discord.MessageAttachment(x); channel.send('a', file);",
    "let file = null; if (x) file = new Discord.MessageAttachment(x); channel.send({ content: 'a', files: file ? [file] : [] });",
  ],
  [
    "13-010",
    "let one; if (x) one = new Discord.MessageEmbed(); channel.send('a', { embed: one });",
    "let one; if (x) one = new Discord.MessageEmbed(); channel.send({ content: 'a', embeds: one ? [one] : [] });",
  ],
  [
    "13-010",
    "let one; if (x) one = new Discord.MessageEmbed(); else return; channel.send('a', { embed: one });",
    "let one; if (x) one = new Discord.MessageEmbed(); else return; channel.send({ content: 'a', embeds: [one] });",
  ],
  [
    "13-009",
    "sent = new Discord.MessageEmbed(); channel.send(sent);",
    "sent = new Discord.MessageEmbed(); channel.send({ embeds: [sent] });",
  ],
  [
    "13-019",
    "let names = []; names = names.join(', '); embed.setTitle(names).addField('a', guild.memberCount);",
    "let names = []; names = names.join(', '); embed.setTitle(names).addField('a', String(guild.memberCount));",
  ],
  [
    "13-019",
    "let names = []; if (x) names = 'none'; embed.setTitle(names);",
    "let names = []; if (x) names = 'none'; embed.setTitle([names].flat().join('\\n'));",
  ],
  [
    "13-019",
    "const os = require('os'); embed.addField('a', os.platform).addField('b', os.cpus().length);",
    "const os = require('os'); embed.addField('a', String(os.platform)).addField('b', String(os.cpus().length));",
  ],
  [
    "13-019",
    "const { createdAt } = guild; const at = member.joinedAt; embed.addField('a', createdAt).addField('b', at);",
    "const { createdAt } = guild; const at = member.joinedAt; embed.addField('a', `${createdAt}`).addField('b', `${at}`);",
  ],
  [
    "12-007",
    "const each = require('bluebird'); each.map(client.guilds.array(), one => one.roles.get(x));",
    "const each = require('bluebird'); each.map(client.guilds.cache.array(), one => one.roles.cache.get(x));",
  ],
  [
    "14-105",
    "const shade = `GREEN`; embed.setColor(`${shade}`);",
    "const shade = `Green`; embed.setColor(`${shade}`);",
  ],
  [
    "14-110",
    "const needed = 'BAN_MEMBERS'; permissions.has(needed);",
    "const needed = 'BanMembers'; permissions.has(needed);",
  ],
  [
    "13-054",
    "['text', 'voice'].map(x => guild.channels.cache.filter(y => y.type === x).size);",
    "['GUILD_TEXT', 'GUILD_VOICE'].map(x => guild.channels.cache.filter(y => y.type === x).size);",
  ],
  [
    "13-054",
    "for (const x of ['text', 'voice']) f(x, guild.channels.cache.filter(y => y.type === x));",
    null,
  ],
  [
    "14-010",
    "for (const x of ['GUILD_TEXT']) guild.channels.cache.filter(y => y.type === x);",
    "for (const x of [Discord.ChannelType.GuildText]) guild.channels.cache.filter(y => y.type === x);",
  ],
  ["14-T68", "client.options.restTimeOffset = 0;", "client.rest.options.offset = 0;"],
  ["14-T93", "x.defaultPermission = false;", null],
  [
    "14-T104",
    "menu.addOptions({ label: x, value: y, emoji: z ? client.emojis.resolve(z) : null });",
    "menu.addOptions({ label: x, value: y, emoji: z ? client.emojis.resolve(z) : undefined });",
  ],
  [
    "13-019",
    "embed.addField('a', names[guild.region]).addField('b', guild.region, true);",
    "embed.addField('a', String(names[guild.region])).addField('b', String(guild.region), true);",
  ],
  ["14-T121", "permissions.has('MANAGE_MEMBERS');", null],
  ["14-110", "permissions.has('USE_SOUNDBOARD');", "permissions.has('UseSoundboard');"],
  ["13-015", "const g = () => (x ? 'a' : new Discord.MessageAttachment(x)); channel.send(g());", null],
  [
    "14-T84",
    "const one = [['A', 'a']]; f(x => x.addChoices(one), one[0]);",
    "const one = [['A', 'a']]; f(x => x.addChoices(one.map(([name, value]) => ({ name, value }))), one[0]);",
  ],
  [
    "14-T84",
    "const one = [['A', 'a'], ['B', 'b']]; f(x => x.addChoices(one), y => y.setChoices(one));",
    "const one = [{ name: 'A', value: 'a' }, { name: 'B', value: 'b' }]; f(x => x.addChoices(one), y => y.setChoices(one));",
  ],
  [
    "14-T84",
    "const one = []; one.push([a, b]); f(x => x.addChoices(one));",
    "const one = []; one.push({ name: a, value: b }); f(x => x.addChoices(one));",
  ],
  [
    "14-T84",
    "f(x => x.addChoices(list.map(y => [y, y])));",
    "f(x => x.addChoices(list.map(y => ({ name: y, value: y }))));",
  ],
  [
    "13-T69",
    "const one = []; f(Discord.Util.splitMessage(one));",
    "const one = []; f(Discord.Util.splitMessage(one.join('\\n')));",
  ],
  [
    "13-T69",
    "f(Discord.Util.splitMessage(5, { char: ' ' }));",
    "f(Discord.Util.splitMessage(String(5), { char: ' ' }));",
  ],
  ["13-141", "f(new Discord.WebhookClient());", "f(new Discord.WebhookClient({}));"],
  ["12-T41", "f(new Discord.RichEmbed(0xff0000));", "f(new Discord.MessageEmbed());"],
  ["14-T116", "embed.setColor().setURL();", "embed.setColor(null).setURL(null);"],
  ["14-T116", "embed.setImage(undefined);", "embed.setImage(null);"],
  [
    "13-009",
    "let one = new Discord.MessageEmbed(); if (x) one = `${y} a`; channel.send(one);",
    "let one = new Discord.MessageEmbed(); if (x) one = `${y} a`; channel.send(typeof one === 'string' ? one : { embeds: [one] });",
  ],
  [
    "13-009",
    "const one = x ? new Discord.MessageEmbed() : 'a'; channel.send(one);",
    "const one = x ? new Discord.MessageEmbed() : 'a'; channel.send(typeof one === 'string' ? one : { embeds: [one] });",
  ],
  [
    "13-015",
    "let one = 'a'; if (x) one = new Discord.MessageAttachment(x); channel.send(one);",
    "let one = 'a'; if (x) one = new Discord.MessageAttachment(x); channel.send(typeof one === 'string' ? one : { files: [one] });",
  ],
  [
    "13-009",
    "const g = () => { if (x) return 'a'; return new Discord.MessageEmbed(); }; channel.send(g());",
    null,
  ],
  [
    "13-019",
    "const one = new Array(3).fill('a'); channel.send(one);",
    "const one = new Array(3).fill('a'); channel.send(one.join('\\n'));",
  ],
  [
    "13-018",
    "run((err, out) => channel.send(err || out, { split: true }));",
    "run((err, out) => Promise.all(Discord.Util.splitMessage(String(err || out)).map(part => channel.send(part))));",
  ],
  ["13-T35", "embed.setColor('00001');", "embed.setColor('#000001');"],
  [
    "13-T67",
    "f(Discord.Util.cleanContent(x, message));",
    "f(Discord.Util.cleanContent(x, message.channel));",
  ],
  [
    "14-026",
    "const one = new Discord.MessageActionRow(); const two = new Discord.MessageActionRow(one);",
    "const one = new Discord.ActionRowBuilder(); const two = new Discord.ActionRowBuilder({ components: one.components });",
  ],
  [
    "14-026",
    "const one = new Discord.MessageButton(); const two = new Discord.MessageButton(one);",
    "const one = new Discord.ButtonBuilder(); const two = new Discord.ButtonBuilder(one.data);",
  ],
  ["13-019", "embed.addField('a', x.user);", "embed.addField('a', String(x.user));"],
  ["13-019", "embed.setFooter(x.createdAt);", "embed.setFooter(String(x.createdAt));"],
  [
    "14-T114",
    "embed.spliceFields(0, 1, [{ name: 'a', value: 'b' }]);",
    "embed.spliceFields(0, 1, { name: 'a', value: 'b' });",
  ],
  [
    "14-T114",
    "const one = []; embed.spliceFields(0, 1, one);",
    "const one = []; embed.spliceFields(0, 1, ...one);",
  ],
  [
    "14-T115",
    "const one = '#' + Math.floor(x).toString(16); embed.setColor(one);",
    "const one = '#' + Math.floor(x).toString(16).padStart(6, '0'); embed.setColor(one);",
  ],
  [
    "14-T115",
    "embed.setColor(`#${x.toString(16)}`);",
    "embed.setColor(`#${x.toString(16).padStart(6, '0')}`);",
  ],
  [
    "14-008",
    "channel.send({ components: [{ type: 'ACTION_ROW', components: [{ type: 'BUTTON', customID: x, style: 'DANGER' }] }] });",
    "channel.send({ components: [{ type: Discord.ComponentType.ActionRow, components: [{ type: Discord.ComponentType.Button, customID: x, style: Discord.ButtonStyle.Danger }] }] });",
  ],
];
