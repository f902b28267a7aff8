import type { Case } from "./run-case.ts";

/** Options that are one of several: in a choice, in a variable that is given another one, in a list. */
export const casesChoices: readonly Case[] = [
  [
    "12-T53",
    "client.user.setActivity(x, y ? { type: 'watching' } : { type: 'playing' });",
    "client.user.setActivity(x, y ? { type: 'WATCHING' } : { type: 'PLAYING' });",
  ],
  [
    "12-T46",
    "channel.edit(x ? { parent: '1' } : { parent: null });",
    "channel.edit(x ? { parentID: '1' } : { parentID: null });",
  ],
  [
    "13-081",
    "const shown = [{ activity: { name: x } }, { activity: { name: y } }]; client.user.setPresence(shown[i]);",
    "const shown = [{ activities: [{ name: x }] }, { activities: [{ name: y }] }]; client.user.setPresence(shown[i]);",
  ],
  [
    "13-081",
    "let shown = { activity: { name: x } }; if (y) shown = { activity: { name: y } }; client.user.setPresence(shown); client.user.setPresence(shown);",
    "let shown = { activities: [{ name: x }] }; if (y) shown = { activities: [{ name: y }] }; client.user.setPresence(shown); client.user.setPresence(shown);",
  ],
  [
    "13-081",
    "client.presence.set(x ? { activity: { name: x } } : { activity: null });",
    "client.presence.set(x ? { activities: [{ name: x }] } : { activities: [] });",
  ],
  [
    "13-081",
    "new Discord.Client({ intents: x, presence: y ? { activity: { name: y } } : { activity: null } });",
    "new Discord.Client({ intents: x, presence: y ? { activities: [{ name: y }] } : { activities: [] } });",
  ],
  [
    "13-T47",
    "client.user.setActivity(x ? { name: x, type: 0 } : { name: y, type: 3 });",
    "client.user.setActivity(x ? { name: x, type: 'PLAYING' } : { name: y, type: 'WATCHING' });",
  ],
  [
    "13-T64",
    "client.user.setActivity(x, y ? { shardID: 1 } : { shardID: 2 });",
    "client.user.setActivity(x, y ? { shardId: 1 } : { shardId: 2 });",
  ],
  [
    "13-123",
    "guild.roles.create(x ? { data: { name: x } } : { data: { name: y }, reason: z });",
    "guild.roles.create(x ? { name: x } : { name: y, reason: z });",
  ],
  [
    "13-054",
    "let made = { type: 'voice' }; if (x) made = { type: 'text', parentID: y }; guild.channels.create(z, made); guild.channels.create(x, made);",
    "let made = { type: 'GUILD_VOICE' }; if (x) made = { type: 'GUILD_TEXT', parent: y }; guild.channels.create(z, made); guild.channels.create(x, made);",
  ],
  [
    "13-010",
    "const e = new Discord.MessageEmbed(); exports.f = log => log.send('a', e);",
    "const e = new Discord.MessageEmbed(); exports.f = log => log.send({ content: 'a', embeds: [e] });",
  ],
  [
    "13-012",
    "exports.f = log => log.send('a', { files: [x] });",
    "exports.f = log => log.send({ content: 'a', files: [x] });",
  ],
  [
    "13-012",
    "exports.f = log => log.send('a', { tts: true });",
    "exports.f = log => log.send({ content: 'a', tts: true });",
  ],
  ["13-012", "const e = new Discord.MessageEmbed(); exports.f = log => log.send(g(x), e);", null],
  [
    "13-114",
    "const p = member.presence; f(p.status, p.activities.length);",
    "const p = member.presence; f(p?.status ?? 'offline', (p?.activities ?? []).length);",
  ],
  [
    "13-115",
    "const p = member.user.presence; f(p.status);",
    "const p = member.presence; f(p?.status ?? 'offline');",
  ],
  ["13-114", "f(member.presence);", null],
  ["13-114", "const p = member.presence; p.status = x;", null],
  [
    "14-078",
    "member.ban(x ? { days: 7 } : { days: y });",
    "member.ban(x ? { deleteMessageSeconds: 604800 } : { deleteMessageSeconds: y * 86_400 });",
  ],
  [
    "14-078",
    "const ban = { days: 1 }; member.ban(ban); other.ban(ban);",
    "const ban = { deleteMessageSeconds: 86400 }; member.ban(ban); other.ban(ban);",
  ],
  [
    "14-059",
    "const picture = { dynamic: true, format: 'png', size: 64 }; f(user.avatarURL(picture), guild.iconURL(picture));",
    "const picture = { extension: 'png', size: 64 }; f(user.avatarURL(picture), guild.iconURL(picture));",
  ],
  [
    "14-059",
    "f(user.displayAvatarURL(x ? { format: 'jpg' } : { dynamic: false }));",
    "f(user.displayAvatarURL(x ? { extension: 'jpg', forceStatic: true } : { forceStatic: true }));",
  ],
  [
    "13-020",
    "Discord.Structures.extend('Guild', Guild => class extends Guild { get a() { return this.ownerID; } });",
    "Object.defineProperties(Discord.Guild.prototype, (({ constructor, ...own }) => own)(Object.getOwnPropertyDescriptors((class extends Discord.Guild { get a() { return this.ownerId; } }).prototype)));",
  ],
  [
    "13-020",
    "class Own extends Discord.Structures.get('Message') { f() {} } Discord.Structures.extend('Message', () => Own);",
    "class Own extends Discord.Message { f() {} } Object.defineProperties(Discord.Message.prototype, (({ constructor, ...own }) => own)(Object.getOwnPropertyDescriptors(Own.prototype)));",
  ],
  [
    "13-020",
    "Discord.Structures.extend('User', function (User) { class Own extends User { constructor(client, data) { super(client, data); } f() {} } return Own; });",
    "Object.defineProperties(Discord.User.prototype, (({ constructor, ...own }) => own)(Object.getOwnPropertyDescriptors((function (User) { class Own extends User { constructor(client, data) { super(client, data); } f() {} } return Own; })(Discord.User).prototype)));",
  ],
  [
    "13-020",
    "Discord.Structures.extend('Guild', Guild => class extends Guild { constructor(...all) { super(...all); f(all); } });",
    null,
  ],
  ["13-020", "Discord.Structures.extend('Guild', Guild => class extends Guild { a = 1; });", null],
  [
    "13-020",
    "Discord.Structures.extend('Guild', Guild => class extends Guild { leave() { return super.leave(); } });",
    null,
  ],
  ["13-020", "Discord.Structures.extend('Guild', Guild => class extends own(Guild) { f() {} });", null],
  ["13-020", "Discord.Structures.extend('Guild', () => class { f() {} });", null],
  ["13-020", "Discord.Structures.extend('Nothing', Guild => class extends Guild { f() {} });", null],
];
