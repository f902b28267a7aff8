import type { Case } from "./run-case.ts";

/** What breaks without a type error: code in texts, tables of names, objects that are sent elsewhere. */
export const casesSilent: readonly Case[] = [
  [
    "12-002",
    "client.shard.broadcastEval('this.guilds.size');",
    "client.shard.broadcastEval('this.guilds.cache.size');",
  ],
  ["12-002", "shards.fetchClientValues('guilds.size');", "shards.fetchClientValues('guilds.cache.size');"],
  ["12-080", "shards.fetchClientValues('ping');", "shards.fetchClientValues('ws.ping');"],
  [
    "12-003",
    "shards.broadcastEval(`this.channels.get('${f(x)}').send({ embed: ${y} })`);",
    "shards.broadcastEval(`this.channels.cache.get('${f(x)}').send({ embed: ${y} })`);",
  ],
  ["12-T27", "shards.broadcastEval('this.guilds.(');", null],
  ["12-T27", "shards.broadcastEval('x.addBlankField();');", null],
  [
    "13-003",
    "new message.Own({ disableMentions: 'all', prefix: x });",
    "new message.Own({ allowedMentions: { parse: [], repliedUser: true }, prefix: x });",
    "remark",
  ],
  ["13-T52", "message.lineReply('a');", "message.reply('a');"],
  ["13-T52", "message.lineReply({ embed: x });", "message.reply({ embeds: [x] });"],
  ["13-T52", "message.lineReplyNoMention('a');", "message.reply('a');", "remark"],
  ["13-T54", "message.quote(new Discord.MessageEmbed());", null],
  ["13-T54", "message.quote({ embed: embed });", null],
  ["13-T54", "f(() => ({ embed: new Discord.MessageEmbed() }));", null],
  ["13-T54", "f({ embed: { title: x, description: y } });", null],
  [
    "13-011",
    "const sent = { embed: embed }; channel.send(sent);",
    "const sent = { embeds: [embed] }; channel.send(sent);",
  ],
  [
    "13-098",
    "x.channels.array()[0].overwritePermissions(role, { SEND_MESSAGES: false });",
    "x.channels.array()[0].permissionOverwrites.edit(role, { SEND_MESSAGES: false });",
  ],
  ["14-T84", "x.addChoice('A', 'a');", "x.addChoices({ name: 'A', value: 'a' });"],
  [
    "14-T84",
    "x.addChoices([['A', 'a'], [y, 2]]);",
    "x.addChoices([{ name: 'A', value: 'a' }, { name: y, value: 2 }]);",
  ],
  ["14-T84", "x.addChannelType(0);", "x.addChannelTypes(0);"],
  [
    "14-008",
    "btn.setStyle(x.style ?? 'SECONDARY');",
    "btn.setStyle(x.style ?? Discord.ButtonStyle.Secondary);",
  ],
  [
    "14-110",
    "const names = { KICK_MEMBERS: 'a', 'BAN_MEMBERS': 'b', ADMINISTRATOR: 'c' };",
    "const names = { KickMembers: 'a', 'BanMembers': 'b', Administrator: 'c' };",
  ],
  [
    "14-058",
    "const names = { HOUSE_BRAVERY: 'a', EARLY_SUPPORTER: 'b', TEAM_USER: 'c' };",
    "const names = { HypeSquadOnlineHouse1: 'a', PremiumEarlySupporter: 'b', TeamPseudoUser: 'c' };",
  ],
  [
    "14-T85",
    "guild.scheduledEvents.create({ privacyLevel: 'GUILD_ONLY', entityType: 'VOICE' });",
    "guild.scheduledEvents.create({ privacyLevel: Discord.GuildScheduledEventPrivacyLevel.GuildOnly, entityType: Discord.GuildScheduledEventEntityType.Voice });",
  ],
  [
    "14-T85",
    "interaction.reply({ content: x, flags: ['EPHEMERAL'] });",
    "interaction.reply({ content: x, flags: ['Ephemeral'] });",
  ],
  [
    "14-013",
    "guild.setVerificationLevel('HIGH');",
    "guild.setVerificationLevel(Discord.GuildVerificationLevel.High);",
  ],
  [
    "14-002",
    "const { SlashCommandBuilder: Slash } = require('@discordjs/builders');",
    "const { SlashCommandBuilder: Slash } = require('discord.js');",
  ],
  ["14-002", "f(require('@discordjs/rest').REST);", "f(require('discord.js').REST);"],
  ["14-002", "const { NotThere } = require('discord-api-types/v9');", null],
  ["14-T86", "f(permissions.toArray().join(', '));", null],
  [
    "14-093",
    "f(message.components[0].components.some(one => one instanceof Discord.MessageButton));",
    "f(message.components[0].components.some(one => one instanceof Discord.ButtonComponent));",
  ],
  [
    "14-092",
    "f(message.embeds[0] instanceof Discord.MessageEmbed, x instanceof Discord.MessageEmbed);",
    "f(message.embeds[0] instanceof Discord.Embed, x instanceof Discord.EmbedBuilder);",
  ],
  [
    "12-093",
    "client.addListener('voiceStateUpdate', (oldMember, newMember) => f(newMember.voiceChannel));",
    "client.addListener('voiceStateUpdate', (oldState, newState) => f(newState.channel));",
  ],
  [
    "12-015",
    "guild.channels.find('name', await f(x));",
    "guild.channels.cache.find('name', await f(x));",
    "remark",
  ],
  [
    "12-016",
    "guild.channels.exists('name', x.shift());",
    "guild.channels.cache.exists('name', x.shift());",
    "remark",
  ],
  [
    "13-119",
    "(await channel.send('a')).delete({ timeout: 8000 });",
    "await channel.send('a').then(sent => setTimeout(() => sent.delete(), 8000));",
  ],
  [
    "13-119",
    "f((await channel.send('a')).delete({ timeout: 8000 }));",
    "f(channel.send('a').then(sent => new Promise(resolve => setTimeout(resolve, 8000)).then(() => sent.delete())));",
  ],
  ["13-119", "(await channel.messages.fetch()).first().delete({ timeout: 8000 });", null],
  [
    "14-106",
    "const one = new Discord.MessageEmbed(); one.fields[1] = x; one.fields[0].value = y; f(one.fields[0].value);",
    "const one = new Discord.EmbedBuilder(); one.data.fields[1] = x; one.data.fields[0].value = y; f((one.data.fields ?? [])[0].value);",
  ],
  [
    "14-008",
    "const make = (text, style = 'LINK') => new Discord.MessageButton().setStyle(style); f(make(x), make(y, 'DANGER'));",
    "const make = (text, style = Discord.ButtonStyle.Link) => new Discord.ButtonBuilder().setStyle(style); f(make(x), make(y, Discord.ButtonStyle.Danger));",
  ],
  [
    "14-008",
    "exports.make = style => new Discord.MessageButton().setStyle(style);",
    "exports.make = style => new Discord.ButtonBuilder().setStyle(style);",
    "remark",
  ],
  [
    "14-T82",
    "f([...channel.permissionOverwrites.cache.values()].filter(one => one.type === 'member'));",
    "f([...channel.permissionOverwrites.cache.values()].filter(one => one.type === Discord.OverwriteType.Member));",
  ],
  [
    "14-010",
    "f(guild.channels.cache.filter(({ type }) => ['GUILD_TEXT', 'DM'].includes(type)));",
    "f(guild.channels.cache.filter(({ type }) => [Discord.ChannelType.GuildText, Discord.ChannelType.DM].includes(type)));",
  ],
  [
    "14-011",
    "for (const one of presence.activities.values()) f(one.type === 'PLAYING');",
    "for (const one of presence.activities.values()) f(one.type === Discord.ActivityType.Playing);",
  ],
  [
    "14-013",
    "new Discord.MessageEmbed().addField('a', guild.premiumTier);",
    "new Discord.EmbedBuilder().addFields({ name: 'a', value: String(guild.premiumTier) });",
    "remark",
  ],
  ["13-106", "member.hasPermission(x, true, true);", "member.permissions.has(x);"],
  ["13-T35", "embed.setColor(x ? y : '0xffffff');", "embed.setColor(x ? y : 0xffffff);"],
  [
    "12-254",
    "const one = async () => Promise.resolve(connection); one().then(two => two.playFile(x));",
    "const one = async () => Promise.resolve(connection); one().then(two => two.play(x));",
  ],
  [
    "14-T87",
    "new Discord.MessageEmbed().setColor(x ? '#fff' : '0x00ff00');",
    "new Discord.EmbedBuilder().setColor(x ? 0xfff : 0xff00);",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: '#abc', title: x }] });",
    "channel.send({ embeds: [{ color: 0xabc, title: x }] });",
  ],
  [
    "14-T88",
    "channel.send(new Discord.MessageEmbed().setTitle('a'));",
    "channel.send({ embeds: [new Discord.EmbedBuilder().setTitle('a')] });",
  ],
];
