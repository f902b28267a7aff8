import type { Case } from "./run-case.ts";

/** The same of the step to version 14. */
export const casesCompared14: readonly Case[] = [
  ["14-T136", "f(require('discord.js/src/util/Constants'));", null],
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
  ["14-T135", "menu.addOptions([names.map(f)]);", "menu.addOptions([...names.map(f)]);"],
  [
    "14-T135",
    "actionRow.setComponents(x ? [y.map(f)] : [z.map(f)]);",
    "actionRow.setComponents((x ? [y.map(f)] : [z.map(f)]).flat());",
  ],
  ["14-T135", "menu.addOptions([x, y.flatMap(f)]);", "menu.addOptions([x, ...y.flatMap(f)]);"],
  [
    "14-T135",
    "const all = [x.map(f)]; menu.addOptions(all);",
    "const all = [x.map(f)]; menu.addOptions(all.flat());",
  ],
  [
    "14-T135",
    "const all = x.map(y); menu.addOptions([z], all);",
    "const all = x.map(y); menu.addOptions(z, ...all);",
  ],
  [
    "14-018",
    "f(Discord.PermissionsBitField.Flags.BAN_MEMBERS, Discord.PermissionsBitField.Flags.GUILD_BANS);",
    "f(Discord.PermissionsBitField.Flags.BanMembers, Discord.PermissionsBitField.Flags.GUILD_BANS);",
  ],
  [
    "14-106",
    "const one = message.embeds[0]; one.description = 'a';",
    "const one = message.embeds[0]; one.data.description = 'a';",
  ],
  ["14-026", "message.embeds[0].title ??= 'a';", null],
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
    "14-T89",
    "embed.setDescription((x ?? '') + (y ? z : ''));",
    "embed.setDescription((x ?? '') + (y ? z : '') || null);",
  ],
  ["14-T137", "message.awaitMessageComponent().then(one => f(one.values));", null],
  [
    "14-T96",
    "f(interaction.options._hoistedOptions.filter(one => one.type === 'USER'));",
    "f(interaction.options._hoistedOptions.filter(one => one.type === Discord.ApplicationCommandOptionType.User));",
    "remark",
  ],
  [
    "14-T138",
    "f(new Discord.TextInputComponent(), new Discord.TextInputComponent({ label: 'a' }));",
    "f(new Discord.TextInputBuilder().setRequired(false), new Discord.TextInputBuilder({ required: false, label: 'a' }));",
  ],
  [
    "14-T138",
    "f(Discord); f({ type: 'TEXT_INPUT', label: 'a' });",
    "f(Discord); f({ required: false, type: Discord.ComponentType.TextInput, label: 'a' });",
  ],
  ["14-T139", "module.exports = { name: 'messageReactionAdd', execute(reaction, user, client) {} };", null],
  [
    "14-T89",
    "f((x, title = '') => embed.setDescription(x).setTitle(title));",
    "f((x, title = '') => embed.setDescription(x).setTitle(title || null));",
  ],
  [
    "14-T89",
    "function f(x, y) { if (y === undefined) y = ''; embed.setTitle(x).setFooter({ text: `${y}` }); } f('');",
    "function f(x, y) { if (y === undefined) y = ''; embed.setTitle(x || null).setFooter(y ? { text: `${y}` } : null); } f('');",
  ],
  [
    "14-T89",
    "let one = ''; if (x) one = y; embed.setImage(one);",
    "let one = ''; if (x) one = y; embed.setImage(one || null);",
  ],
  ["14-T116", "embed.setColor(user.displayHexColor);", "embed.setColor(user.displayHexColor ?? null);"],
  ["14-105", "embed.setColor(args[0]);", null],
  [
    "14-018",
    "const one = permissions.toArray(); f(one.findIndex(two => two === 'SPEAK'));",
    "const one = permissions.toArray(); f(one.findIndex(two => two === 'Speak'));",
  ],
  [
    "14-T86",
    "f(permissions.missing(x).filter(one => 'SPEAK' !== one));",
    "f(permissions.missing(x).filter(one => 'Speak' !== one));",
    "remark",
  ],
  [
    "14-111",
    "channel.permissionOverwrites.edit(x, { SEND_MESSAGES });",
    "channel.permissionOverwrites.edit(x, { SendMessages: SEND_MESSAGES });",
  ],
  [
    "14-010",
    "const one = { GUILD_TEXT: 'a', GUILD_STORE: 'b' }; f(one[channel.type]);",
    "const one = { [Discord.ChannelType.GuildText]: 'a', GUILD_STORE: 'b' }; f(one[channel.type]);",
  ],
  [
    "14-110",
    "f(Discord, (x, permissions = 'SPEAK') => x.has(permissions));",
    "f(Discord, (x, permissions = 'Speak') => x.has(permissions));",
  ],
  [
    "14-110",
    "f(Discord, x.filter(one => one.permission === 'SPEAK' || one.role === 'SPEAK'));",
    "f(Discord, x.filter(one => one.permission === 'Speak' || one.role === 'SPEAK'));",
  ],
  [
    "14-110",
    "f(Discord); switch (x.perm) { case 'SPEAK': f(); }",
    "f(Discord); switch (x.perm) { case 'Speak': f(); }",
  ],
  [
    "14-T86",
    "f(permissions.toArray().filter(x).includes('SPEAK'));",
    "f(permissions.toArray().filter(x).includes('Speak'));",
    "remark",
  ],
  [
    "14-T69",
    "const color = interaction.options.getString('a'); channel.send({ embeds: [{ title: x, color: color }] });",
    "const color = interaction.options.getString('a'); channel.send({ embeds: [{ title: x, color: Discord.resolveColor(color ?? 'Default') }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: x, color: interaction.options.getString('c2', true) }] });",
    "channel.send({ embeds: [{ title: x, color: Discord.resolveColor(interaction.options.getString('c2', true)) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: x, color: y.member?.displayHexColor }] });",
    "channel.send({ embeds: [{ title: x, color: Discord.resolveColor(y.member?.displayHexColor ?? 'Default') }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: x, color: y.hexColor || 'RED' }] });",
    "channel.send({ embeds: [{ title: x, color: Discord.resolveColor(y.hexColor || Discord.Colors.Red) }] });",
  ],
  [
    "14-105",
    "channel.send({ embeds: [{ title: x, color: y.replace('a', 'DARK_RED').trim() }] });",
    "channel.send({ embeds: [{ title: x, color: Discord.resolveColor(y.replace('a', 'DarkRed').trim()) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: 'RED', title: x, color: 'BLUE' }] });",
    "channel.send({ embeds: [{ color: Discord.Colors.Red, title: x, color: Discord.Colors.Blue }] });",
  ],
  ["14-T85", "event.setStatus('ACTIVE');", "event.setStatus(Discord.GuildScheduledEventStatus.Active);"],
  [
    "14-T85",
    "event.edit({ status: 'COMPLETED' });",
    "event.edit({ status: Discord.GuildScheduledEventStatus.Completed });",
  ],
  [
    "14-T43",
    "const one = new Discord.MessageEmbed(); f(one.image !== null, null === one.title);",
    "const one = new Discord.EmbedBuilder(); f(one.data.image !== undefined, undefined === one.data.title);",
  ],
  [
    "14-T89",
    "const parts = args.join(' ').split('|'); embed.setTitle(parts[0]);",
    "const parts = args.join(' ').split('|'); embed.setTitle(parts[0] || null);",
  ],
  [
    "14-105",
    "const one = 'RED'; channel.send({ embeds: [{ title: x, color: one || y.hexColor }] });",
    "const one = 'Red'; channel.send({ embeds: [{ title: x, color: Discord.resolveColor(one || y.hexColor) }] });",
  ],
  [
    "14-059",
    "user.avatarURL({ dynamic: true, format: 'gif', format: 'png' });",
    "user.avatarURL({ extension: 'gif', extension: 'png' });",
  ],
  [
    "14-T115",
    "const one = '0x' + Math.floor(x).toString(16); embed.setColor(one);",
    "const one = '#' + Math.floor(x).toString(16).padStart(6, '0'); embed.setColor(one);",
  ],
  [
    "14-T115",
    "embed.setColor(`0x${x.toString(16)}`);",
    "embed.setColor(`#${x.toString(16).padStart(6, '0')}`);",
  ],
  [
    "14-T89",
    "const one = message.content.split(' ').slice(1).join(' '); embed.setDescription(one);",
    "const one = message.content.split(' ').slice(1).join(' '); embed.setDescription(one || null);",
  ],
  [
    "14-T89",
    "const words = message.content.split(' '); words.splice(0, 1); embed.setDescription(words.join(' '));",
    "const words = message.content.split(' '); words.splice(0, 1); embed.setDescription(words.join(' ') || null);",
  ],
  ["14-T144", "guild.fetchAuditLogs({ type: 'MESSAGE_UPDATE' });", "guild.fetchAuditLogs({});"],
  ["14-T144", "guild.fetchAuditLogs({ limit: 1, type: 'ALL' });", "guild.fetchAuditLogs({ limit: 1 });"],
  [
    "14-T145",
    "channel.send({ content: x, allowedMentions: ['users'] });",
    "channel.send({ content: x, allowedMentions: { parse: [] } });",
  ],
  [
    "14-006",
    "f(Discord, { name: x, description: y, type: 'USER', run() {} });",
    "f(Discord, { name: x, description: y, type: Discord.ApplicationCommandType.User, run() {} });",
  ],
  [
    "14-006",
    "f(Discord); module.exports = { name: x, description: y, type: 'MESSAGE' };",
    "f(Discord); module.exports = { name: x, description: y, type: Discord.ApplicationCommandType.Message };",
  ],
  [
    "14-007",
    "f(Discord); x.y = { name: x, description: y, type: 'USER' };",
    "f(Discord); x.y = { name: x, description: y, type: Discord.ApplicationCommandOptionType.User };",
  ],
  [
    "14-006",
    "if (context.type !== 'USER') f(Discord);",
    "if (context.type !== Discord.ApplicationCommandType.User) f(Discord);",
  ],
  [
    "14-T89",
    "embed.setTitle(args.join(' ').split('').reverse().join(''));",
    "embed.setTitle(args.join(' ').split('').reverse().join('') || null);",
  ],
  [
    "14-T89",
    "embed.setTitle(args.join(' ').trim().toUpperCase());",
    "embed.setTitle(args.join(' ').trim().toUpperCase() || null);",
  ],
  [
    "14-T89",
    "const said = message.content.slice(5); embed.setTitle(said);",
    "const said = message.content.slice(5); embed.setTitle(said || null);",
  ],
  ["14-T89", "embed.setTitle(x.map(f).join(' '));", "embed.setTitle(x.map(f).join(' ') || null);"],
  [
    "14-T115",
    "const one = Math.random().toString(16); embed.setColor(`#${one}`);",
    "const one = Math.random().toString(16).padStart(6, '0'); embed.setColor(`#${one}`);",
  ],
  [
    "14-T115",
    "const one = Math.random().toString(16); embed.setColor('#' + one);",
    "const one = Math.random().toString(16).padStart(6, '0'); embed.setColor('#' + one);",
  ],
  [
    "14-T115",
    "function any() { return '#' + Math.random().toString(16); } embed.setColor(any());",
    "function any() { return '#' + Math.random().toString(16).padStart(6, '0'); } embed.setColor(any());",
  ],
];
