import type { Case } from "./run-case.ts";

/** Rows about what code does with a value, and rows that the guide does not have: version 12. */
export const casesSeen12: readonly Case[] = [
  [
    "12-T22",
    "guild.members.filter(x => x.voiceChannel);",
    "guild.members.cache.filter(x => Boolean(x.voice.channel));",
  ],
  [
    "12-022",
    "f(guild.roles.find(one => one.managed) === null);",
    "f(guild.roles.cache.find(one => one.managed) === undefined);",
  ],
  [
    "12-T46",
    "channel.edit({ parent: category, name: x });",
    "channel.edit({ parentID: category.id, name: x });",
  ],
  ["12-T46", "channel.edit({ parent: '123' });", "channel.edit({ parentID: '123' });"],
  ["12-T46", "channel.edit({ parent: null });", "channel.edit({ parentID: null });"],
  ["12-T46", "channel.edit({ parent: f(x) });", null],
  ["12-T46", "channel.edit({ parent: x });", "channel.edit({ parentID: (x && x.id) || x });"],
  ["12-023", "guild.members.last(-2);", "guild.members.cache.last(-2);", "remark"],
  ["12-078", "new Discord.Attachment(x, y, z);", "new Discord.MessageAttachment(x, y, z);", "remark"],
  ["12-079", "f('Welcome ' + member + '!');", "f('Welcome ' + `${member}` + '!');"],
  ["12-079", "f('Role: ' + member.hoistRole);", "f('Role: ' + `${member.roles.hoist}`);"],
  ["12-102", "new Discord.Client({ shards: 2 });", null],
  ["12-145", "group.createMessageCollector(f);", null],
  ["12-155", "f(category.members);", "f(category.members);", "remark"],
  ["12-192", "guild.fetchBans(true).then(x => f(x));", "guild.fetchBans().then(x => f(x));"],
  ["12-T23", "webhook.edit(x, y);", "webhook.edit({ name: x, avatar: y });"],
  [
    "12-070",
    "const { RichEmbed: Own } = Discord; new Own();",
    "const { MessageEmbed: Own } = Discord; new Own();",
  ],
  [
    "12-192",
    "guild.fetchBans().then(bans => bans.forEach(one => f(one.tag, one)));",
    "guild.fetchBans().then(bans => bans.forEach(one => f(one.user.tag, one.user)));",
  ],
  [
    "12-192",
    "guild.fetchBans().then(bans => { const one = bans.find(x => x.id === y); if (one) guild.unban(one.id); });",
    "guild.fetchBans().then(bans => { const one = bans.find(x => x.user.id === y); if (one) guild.members.unban(one.user.id); });",
  ],
  ["12-029", "f((await guild.fetchMembers()).members.get(x));", "f((await guild.members.fetch()).get(x));"],
  [
    "12-029",
    "message.guild.fetchMembers().then(one => f(one.members.size, one.name));",
    "message.guild.members.fetch().then(one => f(one.size, message.guild.name));",
  ],
  [
    "12-029",
    "guild.fetchMembers().then(one => f({ one }));",
    "guild.members.fetch().then(one => f({ one: guild }));",
  ],
  ["12-029", "f(guild.fetchMembers());", "f(guild.members.fetch());", "remark"],
  ["12-211", "f(member.voiceChannel === undefined);", "f(member.voice.channel === null);"],
  ["12-251", "new Discord.Shard(manager, 1, args);", null],
  ["12-265", "f(dispatcher.stream);", null],
  ["12-292", "f(hook instanceof Discord.Webhook);", null],
  ["12-T21", "channel.send('x', { file: y });", "channel.send('x', { files: [y] });"],
  [
    "12-T22",
    "guild.roles.find(one => one.name.match(x));",
    "guild.roles.cache.find(one => Boolean(one.name.match(x)));",
  ],
  ["12-175", "f(presence.game !== null);", "f(presence.activities[0] !== undefined);"],
  [
    "12-175",
    "f(presence.game && presence.game.type === 1);",
    "f(presence.activities[0] && presence.activities[0].type === 'STREAMING');",
  ],
  [
    "12-236",
    "channel.overwritePermissions(role, { VIEW_CHANNEL: true, READ_MESSAGES: true });",
    "channel.updateOverwrite(role, { VIEW_CHANNEL: true });",
  ],
];
