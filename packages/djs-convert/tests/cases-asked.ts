import type { Case } from "./run-case.ts";

/** What is asked of something that has none, or not always. */
export const casesAsked: readonly Case[] = [
  [
    "13-019",
    "f(new Discord.MessageEmbed().addField('a', user.nickname));",
    "f(new Discord.MessageEmbed().addField('a', String(user.nickname)));",
  ],
  [
    "13-019",
    "f(new Discord.MessageEmbed().addField('a', member.username, true));",
    "f(new Discord.MessageEmbed().addField('a', String(member.username), true));",
  ],
  [
    "13-019",
    "const who = bans.get(id).user; f(new Discord.MessageEmbed().addField('a', who));",
    "const who = bans.get(id).user; f(new Discord.MessageEmbed().addField('a', String(who)));",
  ],
  [
    "13-019",
    "async function board() { return 'a'; } f(new Discord.MessageEmbed().setTitle(await board()).setDescription(board()));",
    "async function board() { return 'a'; } f(new Discord.MessageEmbed().setTitle(await board()).setDescription(String(board())));",
  ],
  ["13-T40", "message.mentions.channels.first().setNSFW(true);", null],
  ["13-T40", "f(message.mentions.channels.first().lastPinAt);", null],
  [
    "13-095",
    "const { icon, owner, name } = message.guild; f(owner.user.tag, name, icon);",
    "const { icon, name } = message.guild, owner = message.guild.members.resolve(message.guild.ownerId); f(owner.user.tag, name, icon);",
  ],
  [
    "13-095",
    "const { owner: boss } = guild; f(boss.id);",
    "const boss = guild.members.resolve(guild.ownerId); f(boss.id);",
  ],
  ["13-095", "const { owner, ...others } = guild; f(owner, others);", null],
  ["13-095", "const { owner } = find(message.guild) || guild; f(owner);", null],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: message.embeds[0].hexColor }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(message.embeds[0].hexColor ?? 'Default') }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: user.hexAccentColor }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(user.hexAccentColor ?? 'Default') }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: role.hexColor }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(role.hexColor) }] });",
  ],
  [
    "14-T99",
    "const [name, value, inline] = message.content.split('|'); f({ name, value, inline: inline || true });",
    "const [name, value, inline] = message.content.split('|'); f({ name, value, inline: String(inline || true) === \"true\" });",
  ],
  [
    "14-018",
    "for (const flag of ['SEND_MESSAGES', 'VIEW_CHANNEL']) channel.permissionOverwrites.edit(role, { [flag]: false });",
    "for (const flag of ['SendMessages', 'ViewChannel']) channel.permissionOverwrites.edit(role, { [flag]: false });",
  ],
  [
    "14-018",
    "const made = {}; ['CONNECT', 'SPEAK'].forEach(flag => (made[flag] = true)); channel.permissionOverwrites.create(role, made);",
    "const made = {}; ['Connect', 'Speak'].forEach(flag => (made[flag] = true)); channel.permissionOverwrites.create(role, made);",
  ],
  [
    "14-111",
    "const made = {}; made.SEND_MESSAGES = false; channel.permissionOverwrites.edit(role, made);",
    "const made = {}; made.SendMessages = false; channel.permissionOverwrites.edit(role, made);",
  ],
  ["14-111", "channel.permissionOverwrites.edit(role, { [f(x)]: true });", null],
  [
    "14-111",
    "const by = {}; by[x] = by.CONNECT; channel.permissionOverwrites.edit(by, { CONNECT: true });",
    "const by = {}; by[x] = by.CONNECT; channel.permissionOverwrites.edit(by, { Connect: true });",
  ],
  [
    "14-018",
    "channel.permissionOverwrites.edit(role, { [Discord.Permissions.FLAGS.CONNECT]: true });",
    "channel.permissionOverwrites.edit(role, { [Discord.PermissionsBitField.Flags.Connect]: true });",
  ],
  ["14-111", "const made = {}; made[f(x)] = true; channel.permissionOverwrites.edit(role, made);", null],
  [
    "14-110",
    "for (const flag of ['BAN_MEMBERS', 'SPEAK']) { if (flag === 'SPEAK') f(); permissions.has(flag); }",
    "for (const flag of ['BanMembers', 'Speak']) { if (flag === 'Speak') f(); permissions.has(flag); }",
  ],
  [
    "14-110",
    "const flag = x ? 'SPEAK' : 'CONNECT'; switch (flag) { case 'SPEAK': f(); } permissions.has(flag);",
    "const flag = x ? 'Speak' : 'Connect'; switch (flag) { case 'Speak': f(); } permissions.has(flag);",
  ],
  [
    "14-110",
    "const flag = 'SPEAK'; f(flag + 'CONNECT', flag < 'CONNECT'); permissions.has(flag);",
    "const flag = 'Speak'; f(flag + 'CONNECT', flag < 'CONNECT'); permissions.has(flag);",
  ],
  [
    "14-110",
    "const flag = f(x); if (flag === 'SPEAK') f(flag); permissions.has(flag, permissions.has('SPEAK'));",
    "const flag = f(x); if (flag === 'Speak') f(flag); permissions.has(flag, permissions.has('Speak'));",
  ],
  [
    "14-110",
    "const names = { BAN_MEMBERS: 'ban people' }; for (const one of channel.permissionsFor(member).missing(flags)) f(names[one]);",
    "const names = { BanMembers: 'ban people' }; for (const one of channel.permissionsFor(member).missing(flags)) f(names[one]);",
  ],
  [
    "13-004",
    "new Discord.Client({ intents: x, ws: { intents: x } });",
    "new Discord.Client({ intents: x });",
  ],
  [
    "13-004",
    "new Discord.Client({ ws: { intents: x, large_threshold: 50 }, intents: x });",
    "new Discord.Client({ ws: { large_threshold: 50 }, intents: x });",
  ],
  [
    "13-003",
    "new Discord.Client({partials: ['CHANNEL']});",
    "new Discord.Client({intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES, Discord.Intents.FLAGS.DIRECT_MESSAGES], partials: ['CHANNEL']});",
  ],
  ["12-T65", "f(channel.setParent(message.channel, { lockPermissions: true }));", null],
  ["13-T97", "guild.channels.create('a', { parent: guild.channels.cache.get(id) });", null],
  [
    "13-115",
    "const ban = await guild.fetchBan(id); f(ban.user.presence.status);",
    "const ban = await guild.bans.fetch(id); f(guild.presences.resolve(ban.user)?.status ?? 'offline');",
  ],
  [
    "12-092",
    "client.on('presenceUpdate', (oMember, nMember) => nMember.user.bot || nMember.addRole(x));",
    "client.on('presenceUpdate', (oldPresence, newPresence) => newPresence.user.bot || newPresence.member.roles.add(x));",
  ],
  [
    "12-092",
    "client.on('presenceUpdate', (oldP, newP) => oldP.status === newP.status || newP.addRole(x));",
    "client.on('presenceUpdate', (oldPresence, newPresence) => oldPresence.status === newPresence.status || newPresence.member.roles.add(x));",
  ],
  [
    "12-092",
    "client.on('presenceUpdate', (oldP, newP) => oldP.status === newP.status || newP.member.roles.add(x));",
    null,
  ],
  [
    "13-010",
    "own.get(x).send('a', [new Discord.MessageAttachment(x)]);",
    "own.get(x).send({ content: 'a', files: [new Discord.MessageAttachment(x)] });",
  ],
  [
    "13-010",
    "own.get(x).send('a', message.attachments.array());",
    "own.get(x).send({ content: 'a', files: [...message.attachments.values()] });",
  ],
  [
    "13-010",
    "own.get(x).send('a', [embed, embed]);",
    "own.get(x).send({ content: 'a', embeds: [embed, embed] });",
  ],
  [
    "13-013",
    "own.get(x).send([new Discord.MessageAttachment(x)]); own.pages.send([embed, new Discord.MessageEmbed()]); own.send('a', [1, 2]);",
    "own.get(x).send({ files: [new Discord.MessageAttachment(x)] }); own.pages.send([embed, new Discord.MessageEmbed()]); own.send('a', [1, 2]);",
  ],
  [
    "14-009",
    "module.exports = { data: { id: 'close', type: 'BUTTON' }, run: interaction => f(interaction) };",
    null,
  ],
  [
    "14-008",
    "f({ style: 'PRIMARY', emoji: x }); new Discord.MessageButton({ style: 'LINK', emoji: x, url: x });",
    "f({ style: 'PRIMARY', emoji: x }); new Discord.ButtonBuilder({ style: Discord.ButtonStyle.Link, emoji: x, url: x });",
  ],
  [
    "12-192",
    "const bans = await guild.fetchBans(); let one = f(x); if (!one) one = bans.get(x); f(one.tag);",
    "const bans = await guild.fetchBans(); let one = f(x); if (!one) one = (bans.get(x) || {}).user; f(one.tag);",
  ],
  [
    "12-192",
    "const bans = await guild.fetchBans(); let one = bans.find(y => y.tag === x); if (!one) one = f(x); f(one.tag);",
    "const bans = await guild.fetchBans(); let one = (bans.find(y => y.user.tag === x) || {}).user; if (!one) one = f(x); f(one.tag);",
  ],
  [
    "12-192",
    "const bans = await guild.fetchBans(); guild.unban(bans.get(x) || bans.first());",
    "const bans = await guild.fetchBans(); guild.members.unban((bans.get(x) || {}).user || (bans.first() || {}).user);",
  ],
  ["12-192", "const bans = await guild.fetchBans(); let one; one = bans.get(x); f(one.user.tag);", null],
  [
    "13-019",
    "const names = x ? [1].map(f) : 'none'; embed.setDescription(names);",
    "const names = x ? [1].map(f) : 'none'; embed.setDescription([names].flat().join('\\n'));",
  ],
  [
    "13-019",
    "let names; names = x ? [1].map(f) : 'none'; if (typeof y === 'string') f(y); embed.addField('a', names);",
    "let names; names = x ? [1].map(f) : 'none'; if (typeof y === 'string') f(y); embed.addField('a', [names].flat().join('\\n'));",
  ],
  [
    "13-019",
    "const names = x ? [1].map(f) : [2].filter(f); embed.setDescription(names);",
    "const names = x ? [1].map(f) : [2].filter(f); embed.setDescription(names.join('\\n'));",
  ],
  ["13-019", "channel.send(Math.PI);", "channel.send(String(Math.PI));"],
];
