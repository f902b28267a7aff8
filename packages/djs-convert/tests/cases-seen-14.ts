import type { Case } from "./run-case.ts";

/** Rows about what code does with a value, and rows that the guide does not have: version 14. */
export const casesSeen14: readonly Case[] = [
  [
    "14-T54",
    "f(Discord.MessageMentions.USERS_PATTERN.test(x));",
    "f(Discord.MessageMentions.UsersPattern.test(x));",
  ],
  [
    "14-T53",
    "f(x.match(Discord.MessageMentions.ROLES_PATTERN));",
    'f(x.match(new RegExp(Discord.MessageMentions.RolesPattern, "g")));',
  ],
  [
    "14-T52",
    "f(x.replace(Discord.MessageMentions.EVERYONE_PATTERN, y));",
    'f(x.replace(new RegExp(Discord.MessageMentions.EveryonePattern, "g"), y));',
  ],
  [
    "14-T20",
    "f(Discord.GuildTemplate.GUILD_TEMPLATES_PATTERN.test(x));",
    "f(Discord.GuildTemplate.GuildTemplatesPattern.test(x));",
  ],
  [
    "14-T22",
    "f(x.match(Discord.Invite.INVITES_PATTERN));",
    'f(x.match(new RegExp(Discord.Invite.InvitesPattern, "gi")));',
  ],
  [
    "14-T68",
    "new Discord.WebhookClient({ id: x, token: y }, { retryLimit: 3 });",
    "new Discord.WebhookClient({ id: x, token: y }, { rest: { retries: 3 } });",
  ],
  ["14-034", "hook.edit({ name: x }, y);", "hook.edit({ name: x, reason: y });"],
  [
    "14-010",
    "const one = x => guild.channels.cache.filter(y => x.includes(y.type)).size; f(one(['GUILD_TEXT', 'GUILD_NEWS']), one(['GUILD_VOICE']));",
    "const one = x => guild.channels.cache.filter(y => x.includes(y.type)).size; f(one([Discord.ChannelType.GuildText, Discord.ChannelType.GuildAnnouncement]), one([Discord.ChannelType.GuildVoice]));",
  ],
  ["14-026", "let one = message.embeds[0]; one.setURL(x, y); one = f(one);", null],
  ["14-T51", "while (Discord.MessageMentions.CHANNELS_PATTERN.exec(x)) f();", null],
  [
    "14-122",
    "f(Discord.Util.splitMessage(x, { maxLength: 1900, char: '\\n' }));",
    "f((String(x).match(/[^\\n][^]{0,1899}(?=\\n|$)|[^\\n][^]{0,1899}/g) ?? ['']));",
  ],
  ["14-122", "f(Discord.Util.splitMessage(x, { char: y }));", null],
  [
    "14-102",
    "new Discord.MessageEmbed().setFooter({ text: 'a', icon_url: x });",
    "new Discord.EmbedBuilder().setFooter({ text: 'a', iconURL: x });",
  ],
  [
    "14-110",
    "f(member.permissions.toArray().includes('BAN_MEMBERS'));",
    "f(member.permissions.toArray().includes('BanMembers'));",
  ],
  [
    "14-106",
    "const one = f(x); if (one instanceof Discord.MessageEmbed) f(one.title);",
    "const one = f(x); if (one instanceof Discord.EmbedBuilder) f(one.data.title);",
  ],
  ["14-002", 'require("@discordjs/builders");', null],
  [
    "14-040",
    "let a = { b: x }; a = a.b; guild.channels.create(a, { topic: x });",
    "let a = { b: x }; a = a.b; guild.channels.create({ name: a, topic: x });",
  ],
  [
    "14-060",
    "user.displayAvatarURL({ format: 'png' });",
    "user.displayAvatarURL({ extension: 'png', forceStatic: true });",
  ],
  ["14-089", "interaction.reply({ fetchReply: true });", null],
  ["14-T37", "Discord.MessageButton.resolveStyle(x);", "Discord.ButtonBuilder.resolveStyle(x);", "remark"],
  ["14-T68", "new Discord.Client({ retryLimit: 3 });", "new Discord.Client({ rest: { retries: 3 } });"],
  [
    "14-004",
    "x.partials = ['USER', 'CHANNEL']; x.intents = ['a'];",
    "x.partials = [Discord.Partials.User, Discord.Partials.Channel]; x.intents = ['a'];",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: 'RED', title: x }] });",
    "channel.send({ embeds: [{ color: Discord.Colors.Red, title: x }] });",
  ],
  ["14-T70", "channel.messages.fetch({ after: 1 });", "channel.messages.fetch({ after: '1' });"],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: `#${x}`, title: y }] });",
    "channel.send({ embeds: [{ color: Discord.resolveColor(`#${x}`), title: y }] });",
  ],
  [
    "14-T69",
    "new Discord.MessageEmbed({ color: process\u002eenv.COLOR });",
    "new Discord.EmbedBuilder({ color: Discord.resolveColor(process\u002eenv.COLOR) });",
  ],
  [
    "14-T39",
    "class Own extends Discord.MessageEmbed { f() { this.color = '#ff0000'; this.timestamp = Date.now(); } }",
    "class Own extends Discord.EmbedBuilder { f() { this.data.color = 0xff0000; this.data.timestamp = new Date(Date.now()).toISOString(); } }",
  ],
  [
    "14-115",
    "client.on('rateLimit', one => f(one.timeout, one.path, one.route));",
    "client.rest.on('rateLimited', one => f(one.timeToReset, one.url, one.route));",
  ],
  [
    "14-003",
    "const Intents = Discord.Intents; f(Intents.FLAGS.GUILDS);",
    "const Intents = Discord.IntentsBitField; f(Intents.Flags.Guilds);",
  ],
  [
    "14-008",
    "new Discord.MessageButton({ customId: x, style: y ? 'SECONDARY' : 'PRIMARY' });",
    "new Discord.ButtonBuilder({ customId: x, style: y ? Discord.ButtonStyle.Secondary : Discord.ButtonStyle.Primary });",
  ],
  ["14-058", "f(user.flags.has('HOUSE_BALANCE'));", "f(user.flags.has('HypeSquadOnlineHouse3'));"],
  [
    "14-058",
    "f(Discord.UserFlags.FLAGS.EARLY_SUPPORTER);",
    "f(Discord.UserFlagsBitField.Flags.PremiumEarlySupporter);",
  ],
  [
    "14-122",
    'f(Discord.Util.splitMessage(x, { maxLength: 100, char: "" }));',
    "f((String(x).match(/[^]{1,100}/g) ?? ['']));",
  ],
  ["14-016", "f(Discord.Constants.ActivityTypes.PLAYING);", "f(Discord.ActivityType.Playing);"],
  ["14-016", "f(Discord.Constants.ActivityTypes[x]);", "f(Discord.ActivityType[x]);"],
  [
    "14-017",
    "f(Discord.Constants.MessageTypes.USER_PREMIUM_GUILD_SUBSCRIPTION);",
    "f(Discord.MessageType.GuildBoost);",
  ],
  [
    "14-067",
    "f(Discord.Constants.APIErrors.MAXIMUM_PINS);",
    "f(Discord.RESTJSONErrorCodes.MaximumNumberOfPinsReachedForTheChannel);",
  ],
  ["14-067", "f(Discord.Constants.PartialTypes.GUILD_MEMBER);", "f(Discord.Partials.GuildMember);"],
  [
    "14-067",
    "const { ActivityTypes, Colors } = Discord.Constants; f(ActivityTypes.PLAYING, Colors.RED);",
    "const { ActivityType: ActivityTypes, Colors } = Discord; f(ActivityTypes.Playing, Colors.Red);",
  ],
  [
    "14-067",
    "const { Constants: { ActivityTypes: t } } = Discord; f(t.PLAYING);",
    "const { ActivityType: t } = Discord; f(t.Playing);",
  ],
  [
    "14-T73",
    "channel.send({ embeds: [{ footer: { text: x, icon_url: member.user.displayAvatarURL } }] });",
    "channel.send({ embeds: [{ footer: { text: x, icon_url: member.user.displayAvatarURL() } }] });",
  ],
  [
    "14-T74",
    "new Discord.MessageEmbed({ author: `${x}'s warnings`, image: url });",
    "new Discord.EmbedBuilder({ author: { name: `${x}'s warnings` }, image: url });",
  ],
  [
    "14-T74",
    "channel.send({ embeds: [{ title: x, footer: 'y' }] });",
    "channel.send({ embeds: [{ title: x, footer: { text: 'y' } }] });",
  ],
  [
    "14-092",
    "const { MessageEmbed, MessageActionRow: Row } = Discord; f(new MessageEmbed(), new Row());",
    "const { EmbedBuilder, ActionRowBuilder: Row } = Discord; f(new EmbedBuilder(), new Row());",
  ],
  [
    "14-T75",
    'f(interaction.targetType === "USER");',
    "f(interaction.commandType === Discord.ApplicationCommandType.User);",
  ],
  [
    "14-T54",
    "const { MessageMentions: { USERS_PATTERN } } = Discord; f(x.replace(USERS_PATTERN, y));",
    'const { MessageMentions: { UsersPattern: USERS_PATTERN } } = Discord; f(x.replace(new RegExp(USERS_PATTERN, "g"), y));',
  ],
  [
    "14-T53",
    "const { ROLES_PATTERN } = Discord.MessageMentions; f(ROLES_PATTERN.test(x));",
    "const { RolesPattern: ROLES_PATTERN } = Discord.MessageMentions; f(ROLES_PATTERN.test(x));",
  ],
  ["14-T53", "const { ROLES_PATTERN } = Discord.MessageMentions; while (ROLES_PATTERN.exec(x)) f();", null],
  [
    "14-T54",
    "f(Discord.MessageMentions.USERS_PATTERN.exec(x)[1]);",
    "f(Discord.MessageMentions.UsersPattern.exec(x)[1]);",
  ],
  [
    "14-T38",
    "f(new Discord.MessageEmbed().author.iconURL);",
    "f(new Discord.EmbedBuilder().data.author.icon_url);",
  ],
  [
    "14-026",
    "const one = message.embeds[0]; one.setTitle(x); message.edit({ embeds: [one], content: one.title });",
    "const one = Discord.EmbedBuilder.from(message.embeds[0]); one.setTitle(x); message.edit({ embeds: [one], content: one.data.title });",
  ],
  [
    "14-026",
    "const one = message.embeds[0]; if (one) one.setTitle(x);",
    "const one = message.embeds[0] && Discord.EmbedBuilder.from(message.embeds[0]); if (one) one.setTitle(x);",
  ],
  [
    "14-098",
    "const row = message.components[0]; row.components.forEach(one => one.setDisabled(true));",
    "const row = Discord.ActionRowBuilder.from(message.components[0]); row.components.forEach(one => one.setDisabled(true));",
  ],
  [
    "14-098",
    "const row = message.components[0]; const one = row.components.find(x => x.customId === y); one.setDisabled(true);",
    "const row = Discord.ActionRowBuilder.from(message.components[0]); const one = row.components.find(x => x.data.custom_id === y); one.setDisabled(true);",
  ],
  [
    "14-095",
    "const row = new Discord.MessageActionRow(); row.components[0].setDisabled(true);",
    "const row = new Discord.ActionRowBuilder(); row.components[0].setDisabled(true);",
  ],
  [
    "14-026",
    "const one = message.embeds[0]; let two = one; two.fields = []; two.setTitle(x);",
    "const one = Discord.EmbedBuilder.from(message.embeds[0]); let two = one; two.data.fields = []; two.setTitle(x);",
  ],
  [
    "14-026",
    "let one; one = message.embeds[0]; one.setTitle(x);",
    "let one; one = Discord.EmbedBuilder.from(message.embeds[0]); one.setTitle(x);",
  ],
  // What it was called for happens to something that nobody keeps.
  ["14-026", "message.embeds[0].setTitle(x).setURL(y);", null],
  [
    "14-026",
    "new Discord.MessageEmbed(record.post.embeds[0].setTitle(x));",
    "Discord.EmbedBuilder.from(Discord.EmbedBuilder.from(record.post.embeds[0]).setTitle(x));",
  ],
  ["14-T81", "f(webhook.type === 'Incoming');", "f(webhook.type === Discord.WebhookType.Incoming);"],
  [
    "14-T82",
    "channel.permissionOverwrites.set([{ id: x, type: 'role', allow: [] }]);",
    "channel.permissionOverwrites.set([{ id: x, type: Discord.OverwriteType.Role, allow: [] }]);",
  ],
  ["14-T72", "f(Discord.Constants.Endpoints);", null],
  ["14-T72", "const { Package, Colors } = Discord.Constants;", null],
  ["14-067", "const { SweeperKeys, Colors } = Discord.Constants;", null],
  ["14-T71", "client.api.channels(x);", null],
  ["14-092", "new Discord.MessageEmbed(data, true);", "new Discord.EmbedBuilder(data);"],
  ["14-092", "new Discord.MessageEmbed(embed, true);", "Discord.EmbedBuilder.from(embed);"],
  ["14-092", "new Discord.MessageEmbed(client, x);", "new Discord.EmbedBuilder(client);", "remark"],
  ["14-092", "new Discord.MessageEmbed(x, f(1));", "new Discord.EmbedBuilder(x, f(1));", "remark"],
  [
    "14-007",
    "client.on('interactionCreate', one => { for (const y of one.options.data) f(y.type === 'SUB_COMMAND'); });",
    "client.on('interactionCreate', one => { for (const y of one.options.data) f(y.type === Discord.ApplicationCommandOptionType.Subcommand); });",
  ],
  [
    "14-111",
    "let y = { SEND_MESSAGES: false }; if (x) y = { VIEW_CHANNEL: true }; channel.permissionOverwrites.edit(user, y);",
    "let y = { SendMessages: false }; if (x) y = { ViewChannel: true }; channel.permissionOverwrites.edit(user, y);",
  ],
  [
    "14-026",
    "const one = message.embeds[0].setTitle(x).setFooter({ text: x }); one.addField('a', 'b'); f(one.fields);",
    "const one = Discord.EmbedBuilder.from(message.embeds[0]).setTitle(x).setFooter({ text: x }); one.addFields({ name: 'a', value: 'b' }); f(one.data.fields);",
  ],
  [
    "14-082",
    "Discord.GuildMember.prototype.allowed = function () { return this.guild.me; };",
    "Discord.GuildMember.prototype.allowed = function () { return this.guild.members.me; };",
  ],
  [
    "14-099",
    "channel.messages.fetch({ limit: 5 }, { cache: false, force: true });",
    "channel.messages.fetch({ limit: 5, cache: false });",
  ],
  [
    "14-T76",
    "if (interaction.isCommand()) f(); else if (interaction.isContextMenu()) f(x);",
    "if (interaction.isChatInputCommand()) f(); else if (interaction.isContextMenuCommand()) f(x);",
  ],
  [
    "14-013",
    "const y = { NONE: 1, 'LOW': 2 }; f(y[guild.verificationLevel]);",
    "const y = { [Discord.GuildVerificationLevel.None]: 1, [Discord.GuildVerificationLevel.Low]: 2 }; f(y[guild.verificationLevel]);",
  ],
  ["14-105", "f(Discord.Util.resolveColor('RED'));", "f(Discord.resolveColor('Red'));"],
  [
    "14-105",
    "new Discord.MessageEmbed().setColor(x || 'DARK_RED').setColor(x ? 'RED' : y ? 'GREEN' : 'BLUE');",
    "new Discord.EmbedBuilder().setColor(x || 'DarkRed').setColor(x ? 'Red' : y ? 'Green' : 'Blue');",
  ],
];
