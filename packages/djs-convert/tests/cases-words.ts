import type { Case } from "./run-case.ts";

/**
 * Words behind a command, which may be missing or anything, texts that stand for nothing, colors that are made up, what
 * functions make of embeds, and options that only types refuse.
 */
export const casesWords: readonly Case[] = [
  [
    "13-019",
    "exports.run = (message, args) => f(new Discord.MessageEmbed().addField('a', args[1]));",
    "exports.run = (message, args) => f(new Discord.MessageEmbed().addField('a', String(args[1])));",
  ],
  [
    "13-019",
    "exports.run = (message, args) => { let one; if (x) one = 'a'; else one = args[0]; embed.setDescription(one); };",
    "exports.run = (message, args) => { let one; if (x) one = 'a'; else one = args[0]; embed.setDescription(String(one)); };",
  ],
  [
    "12-026",
    "exports.run = (message, args) => channel.fetchMessage(args[0]);",
    "exports.run = (message, args) => channel.messages.fetch(String(args[0]));",
  ],
  [
    "12-026",
    "exports.run = (message, args) => { if (args.length > 0) channel.fetchMessage(args[0]); };",
    "exports.run = (message, args) => { if (args.length > 0) channel.messages.fetch(args[0]); };",
  ],
  ["13-T39", "exports.run = (message, args) => embed.setColor(args[1]);", null],
  [
    "13-T39",
    "exports.run = (message, args) => { const color = args[1]; guild.roles.create({ data: { color } }); };",
    "exports.run = (message, args) => { const color = args[1]; guild.roles.create({ color }); };",
    "remark",
  ],
  [
    "13-T35",
    "const paint = (x, color = '0xfa0') => embed.setColor(color); paint(y);",
    "const paint = (x, color = '#000fa0') => embed.setColor(color); paint(y);",
  ],
  [
    "13-T35",
    "let color = 'red'; if (x) color = 'ff0000'; embed.setColor(color);",
    "let color = 'RED'; if (x) color = '#ff0000'; embed.setColor(color);",
  ],
  [
    "13-T35",
    "const color = 'green'; channel.send({ embeds: [{ title: x, color }] });",
    "const color = 'GREEN'; channel.send({ embeds: [{ title: x, color }] });",
  ],
  ["13-T39", "let color = 'ff0000'; embed.setColor(color).setTitle(color);", null],
  ["13-T39", "let color = '#ff0000'; if (x) color = y(); embed.setColor(color + '');", null],
  ["13-054", "exports.run = (message, args) => guild.channels.create(x, { type: args[1] });", null],
  [
    "13-011",
    "const make = x => { const one = { embed: { title: x } }; one.embed.color = 4; return one; }; channel.send(make('a'));",
    "const make = x => { const one = { embeds: [{ title: x }] }; one.embeds[0].color = 4; return one; }; channel.send(make('a'));",
  ],
  [
    "13-011",
    "const make = x => new Promise(done => { const one = { embed: { title: x } }; one.embed.color = 4; done(one); }); make('a').then(one => channel.send(one));",
    "const make = x => new Promise(done => { const one = { embeds: [{ title: x }] }; one.embeds[0].color = 4; done(one); }); make('a').then(one => channel.send(one));",
  ],
  [
    "14-106",
    "embed = new Discord.MessageEmbed().setDescription(''); f(embed.description.length);",
    'embed = new Discord.EmbedBuilder().setDescription(null); f((embed.data.description ?? "").length);',
  ],
  [
    "14-106",
    "embed = new Discord.MessageEmbed().setTitle(``); f(`${embed.title}, ` + embed.title, embed.title, embed.description.length);",
    'embed = new Discord.EmbedBuilder().setTitle(null); f(`${embed.data.title ?? ""}, ` + (embed.data.title ?? ""), embed.data.title, embed.data.description.length);',
  ],
  [
    "14-T87",
    "let color = '0x00FF00'; embed.setColor(`${color}`);",
    "let color = '#00ff00'; embed.setColor(`${color}`);",
  ],
  ["14-T87", "let color = '0x00FF00'; embed.setColor(color);", "let color = 0xff00; embed.setColor(color);"],
  [
    "14-006",
    "client.application.commands.create({ name: 'a', description: 'b', type: 'Chat_Input' });",
    "client.application.commands.create({ name: 'a', description: 'b', type: Discord.ApplicationCommandType.ChatInput });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: `#${Math.floor(x).toString(16)}00` }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(`#${Math.floor(x).toString(16)}00`) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: size(x).toString(16) }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(size(x).toString(16)) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: own.size(x).toString(16) }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(own.size(x).toString(16)) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: '#' + /* a */ Math.floor(x).toString(16) }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor('#' + /* a */ Math.floor(x).toString(16)) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: Math.floor(x).toString(2) }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(Math.floor(x).toString(2)) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: parseInt(x).toString(16) }] });",
    "channel.send({ embeds: [{ title: 'a', color: parseInt(x) }] });",
  ],
  [
    "13-003",
    "new(Discord.Client);",
    "new(Discord.Client)({ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES] });",
    "remark",
  ],
  [
    "13-123",
    "guild.roles.create({ data: { name: x }, hoist: true });",
    "guild.roles.create({ name: x, hoist: true });",
    "remark",
  ],
  ["14-040", "guild.channels.create(x, 'voice');", "guild.channels.create({ name: x });"],
  [
    "14-T89",
    "exports.run = (message, args) => { const one = args.slice(0).join(' '); embed.setDescription(one); if (!one) return; embed.setDescription(one); };",
    "exports.run = (message, args) => { const one = args.slice(0).join(' '); embed.setDescription(one || null); if (!one) return; embed.setDescription(one); };",
  ],
  [
    "14-008",
    "new Discord.MessageButton().setStyle(x ? 'PRIMARY' : y && 'DANGER' || 'SUCCESS');",
    "new Discord.ButtonBuilder().setStyle(x ? Discord.ButtonStyle.Primary : y && Discord.ButtonStyle.Danger || Discord.ButtonStyle.Success);",
  ],
  ["14-T96", "f(interaction.options['_group']);", null],
  ["14-T97", "interaction.editReply({ ephemeral: true, content: x, ephemeral: true });", null],
  ["14-T97", "const one = { ephemeral: true }; interaction.editReply(one);", null],
  ["14-T97", "interaction.editReply({ content: x, ephemeral: isHidden() });", null],
  [
    "14-T96",
    "const { options } = interaction; f(options._group);",
    "const { options } = interaction; f(options.getSubcommandGroup(false));",
  ],
  ["14-T96", "interaction.options._subcommand = x;", null],
  ["14-T96", "f(interaction.options._hoistedOptions[0]);", null],
  [
    "14-T97",
    "interaction.editReply({ content: x, ephemeral: true });",
    "interaction.editReply({ content: x });",
  ],
  ["14-043", "guild.emojis.create(x, 'a');", "guild.emojis.create({ attachment: x, name: 'a' });"],
  [
    "14-008",
    "const kind = 'PRIMARY'; new Discord.MessageButton().setStyle(x && kind && 'DANGER');",
    "const kind = 'PRIMARY'; new Discord.ButtonBuilder().setStyle(x && kind && Discord.ButtonStyle.Danger);",
  ],
  [
    "14-010",
    "f(Discord); const to = f(); if (to.type === 'GUILD_TEXT' || to.type !== 'DM') g();",
    "f(Discord); const to = f(); if (to.type === Discord.ChannelType.GuildText || to.type !== Discord.ChannelType.DM) g();",
  ],
  [
    "14-010",
    "f(Discord); const to = f(); switch (to.type) { case 'GUILD_TEXT': g(); } if (to.type === 'GROUP_DM') g();",
    "f(Discord); const to = f(); switch (to.type) { case Discord.ChannelType.GuildText: g(); } if (to.type === Discord.ChannelType.GroupDM) g();",
  ],
  [
    "14-T39",
    "const one = new Discord.MessageEmbed(); one.color = 'RED';",
    "const one = new Discord.EmbedBuilder(); one.data.color = Discord.Colors.Red;",
  ],
  [
    "14-T34",
    "message.components[0].components.forEach(one => { one.disabled = true; });",
    "message.components[0].components.forEach(one => { one.data.disabled = true; });",
  ],
  [
    "14-T34",
    "for (const row of message.components) for (const one of row.components) one.disabled = !one.disabled;",
    "for (const row of message.components) for (const one of row.components) one.data.disabled = !one.disabled;",
  ],
  [
    "14-T36",
    "message.components[0].components[1].label += '!';",
    "message.components[0].components[1].data.label += '!';",
  ],
  [
    "14-T131",
    "message.components[0].components[1].style = 'DANGER';",
    "message.components[0].components[1].data.style = Discord.ButtonStyle.Danger;",
  ],
  ["14-106", "message.embeds[0].title = 'a';", "message.embeds[0].data.title = 'a';"],
  ["14-T39", "message.embeds[0].color = 'RED';", "message.embeds[0].data.color = Discord.Colors.Red;"],
  [
    "14-098",
    "message.components[0].components.forEach(one => one.setDisabled());",
    "message.components[0].components.forEach(one => one.data.disabled = true);",
  ],
  [
    "14-098",
    "message.components[0].components[1].setStyle('DANGER');",
    "message.components[0].components[1].data.style = Discord.ButtonStyle.Danger;",
  ],
  ["14-098", "message.components[0].components[1].setLabel('a').setDisabled();", null],
  ["14-098", "message.components[0].components[1]?.setDisabled(true);", null],
  ["14-098", "message.components[0].components[1].setEmoji('a');", null],
  ["14-026", "message.embeds[0].setTitle('a');", "message.embeds[0].data.title = 'a';"],
  ["14-026", "message.embeds[0].setColor(x);", null],
  ["14-105", "embed.setColor(all.first().content.toUpperCase());", null],
  ["14-105", "embed.setColor(`${all.first().content || '#ffffff'}`);", null],
  ["14-105", "guild.roles.create({ name: x, color: `${args[0]}` });", null],
  ["14-105", "member.roles.highest.edit({ color: interaction.options.getString('color') });", null],
  [
    "14-018",
    "for (const one of ['BAN_MEMBERS', 'SPEAK']) f(Discord.Permissions.FLAGS[one]);",
    "for (const one of ['BanMembers', 'Speak']) f(Discord.PermissionsBitField.Flags[one]);",
  ],
  [
    "14-018",
    "const all = ['GUILDS', 'GUILD_BANS']; f(all.map(one => Discord.Intents.FLAGS[one]));",
    "const all = ['Guilds', 'GuildModeration']; f(all.map(one => Discord.GatewayIntentBits[one]));",
  ],
  [
    "14-018",
    "const one = x ? 'BAN_MEMBERS' : 'KICK_MEMBERS'; f(Discord.Permissions.FLAGS[one]);",
    "const one = x ? 'BanMembers' : 'KickMembers'; f(Discord.PermissionsBitField.Flags[one]);",
  ],
  [
    "14-058",
    "for (const one of ['BAN_MEMBERS']) f(Discord.Permissions.FLAGS[one], one);",
    "for (const one of ['BanMembers']) f(Discord.PermissionsBitField.Flags[one], one);",
    "remark",
  ],
  ["14-058", "f(Discord.UserFlags.FLAGS[x]);", "f(Discord.UserFlagsBitField.Flags[x]);", "remark"],
  ["14-058", "f(Discord.Intents.FLAGS[x]);", "f(Discord.GatewayIntentBits[x]);", "remark"],
  [
    "14-058",
    "f(Discord.Permissions.FLAGS[x.permission]);",
    "f(Discord.PermissionsBitField.Flags[x.permission]);",
  ],
  ["14-003", "f(['GUILD_BANS'], embed);", null],
  [
    "14-058",
    "x.permissions.forEach(one => f(Discord.Permissions.FLAGS[one]));",
    "x.permissions.forEach(one => f(Discord.PermissionsBitField.Flags[one]));",
  ],
  ["14-003", "f(embed, intents.includes('GUILD_BANS'), own.push('GUILD_BANS'));", null],
  [
    "14-010",
    "const { type } = channel; f(type.toLowerCase());",
    "const { type } = channel; f(Discord.ChannelType[type].replace(/[a-z](?=[A-Z])/g, '$&_').toLowerCase());",
  ],
  [
    "14-013",
    "const { verificationLevel: level } = guild; f(`${level}`);",
    "const { verificationLevel: level } = guild; f(`${['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][level]}`);",
  ],
  ["14-010", "let { type } = channel; type = x; f(`${type}`);", null],
  [
    "14-010",
    "f(guild.channels.cache.sort((one, two) => one.type.localeCompare(two.type)));",
    "f(guild.channels.cache.sort((one, two) => Discord.ChannelType[one.type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase().localeCompare(Discord.ChannelType[two.type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase())));",
  ],
  [
    "14-013",
    "client.guilds.cache.map(({ name, mfaLevel }) => `${name} ${mfaLevel}`);",
    "client.guilds.cache.map(({ name, mfaLevel }) => `${name} ${['NONE', 'ELEVATED'][mfaLevel]}`);",
  ],
  [
    "14-010",
    "const { type } = channel; embed.addField('a', type);",
    "const { type } = channel; embed.addFields({ name: 'a', value: Discord.ChannelType[type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase() });",
  ],
  [
    "14-010",
    "const names = { GUILD_TEXT: 'a', DM: 'b' }; const { type } = channel; f(names[type] || x);",
    "const names = { [Discord.ChannelType.GuildText]: 'a', [Discord.ChannelType.DM]: 'b' }; const { type } = channel; f(names[type] || x);",
  ],
  [
    "14-010",
    "const { type } = channel; f({ text: 'a' }[type]);",
    "const { type } = channel; f({ text: 'a' }[Discord.ChannelType[type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase()]);",
  ],
  [
    "14-013",
    "const { mfaLevel: value } = guild; embed.addFields([{ name: 'a', value }]);",
    "const { mfaLevel: value } = guild; embed.addFields([{ name: 'a', value: ['NONE', 'ELEVATED'][value] }]);",
  ],
];
