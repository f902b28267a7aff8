import type { Case } from "./run-case.ts";

/** Rows about what code does with a value, and rows that the guide does not have. */
export const casesSeen: readonly Case[] = [
  [
    "12-022",
    "f(guild.roles.find(one => one.managed) === null);",
    "f(guild.roles.cache.find(one => one.managed) === undefined);",
  ],
  ["12-023", "guild.members.last(-2);", "guild.members.cache.last(-2);", "remark"],
  ["12-078", "new Discord.Attachment(x, y, z);", "new Discord.MessageAttachment(x, y, z);", "remark"],
  ["12-079", "f('Welcome ' + member + '!');", "f('Welcome ' + `${member}` + '!');"],
  ["12-102", "new Discord.Client({ shards: 2 });", null],
  ["12-145", "group.createMessageCollector(f);", null],
  ["12-155", "f(category.members);", "f(category.members);", "remark"],
  [
    "12-192",
    "guild.fetchBans().then(bans => bans.forEach(one => f(one.tag, one)));",
    "guild.fetchBans().then(bans => bans.forEach(one => f(one.user.tag, one.user)));",
  ],
  ["12-211", "f(member.voiceChannel === undefined);", "f(member.voice.channel === null);"],
  ["12-251", "new Discord.Shard(manager, 1, args);", null],
  ["12-265", "f(dispatcher.stream);", null],
  ["12-292", "f(hook instanceof Discord.Webhook);", null],
  ["12-T20", "f(guild.explicitContentFilter === 2);", "f(guild.explicitContentFilter === 'ALL_MEMBERS');"],
  ["12-T21", "channel.send('x', { file: y });", "channel.send('x', { files: [y] });"],
  [
    "12-T22",
    "guild.roles.find(one => one.name.match(x));",
    "guild.roles.cache.find(one => Boolean(one.name.match(x)));",
  ],
  ["13-028", "f(template.creatorID);", "f(template.creatorId);"],
  ["13-033", "f(message.activity.partyID);", "f(message.activity.partyId);"],
  [
    "13-034",
    "f(Discord.SnowflakeUtil.deconstruct(x).processID);",
    "f(Discord.SnowflakeUtil.deconstruct(x).processId);",
  ],
  [
    "13-043",
    "f(Discord.SnowflakeUtil.deconstruct(x).workerID);",
    "f(Discord.SnowflakeUtil.deconstruct(x).workerId);",
  ],
  ["13-046", "message.reply('x');", null],
  ["13-050", "member.permissions.has('ADMINISTRADOR');", null],
  ["13-051", 'require("discord.js/webpack/discord.min.js");', null],
  ["13-062", "client.emojis.create(x, y);", null],
  ["13-066", "setInterval(() => client.login(x), 5);", null],
  ["13-084", "f(Discord.Constants.Colors.RED);", null],
  ["13-101", "category.createInvite();", null],
  ["13-102", "category.fetchInvites();", null],
  ["13-103", "voice.setTopic('x');", null],
  ["13-126", "shard.spawn(5000);", null],
  [
    "13-T34",
    "client.on('guildBanAdd', (guild, user) => f(guild.name, user.tag));",
    "client.on('guildBanAdd', ({ guild, user }) => f(guild.name, user.tag));",
  ],
  ["13-T35", "embed.setColor('red');", "embed.setColor('RED');"],
  ["13-T31", "f(Discord.Collection.default);", null],
  ["14-002", 'require("@discordjs/builders");', null],
  ["14-060", "user.displayAvatarURL({ format: 'png' });", "user.displayAvatarURL({ extension: 'png' });"],
  ["14-089", "interaction.reply({ fetchReply: true });", null],
  ["14-T37", "Discord.MessageButton.resolveStyle(x);", "Discord.ButtonBuilder.resolveStyle(x);", "remark"],
  ["14-T68", "new Discord.Client({ retryLimit: 3 });", "new Discord.Client({ rest: { retries: 3 } });"],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: 'RED', title: x }] });",
    "channel.send({ embeds: [{ color: Discord.Colors.Red, title: x }] });",
  ],
  ["14-T70", "channel.messages.fetch({ after: 1 });", "channel.messages.fetch({ after: '1' });"],
  ["14-T71", "client.api.channels(x);", null],
];

/** Rows of package.json: what they ask of is seen in convert.test.ts. */
export const rowsOfPackage: readonly string[] = ["12-293", "13-001", "14-001"];
