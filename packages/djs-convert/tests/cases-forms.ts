import type { Case } from "./run-case.ts";

/** Rows about what is taken apart, held elsewhere or given as a number. */
export const casesForms: readonly Case[] = [
  [
    "12-160",
    "guild.channels.create('a', { permissionOverwrites: [{ id: x, allowed: ['SPEAK'], denied: 8 }] });",
    "guild.channels.create('a', { permissionOverwrites: [{ id: x, allow: ['SPEAK'], deny: 8 }] });",
  ],
  [
    "12-160",
    "const lists = [{ id: x, denied: ['SEND_MESSAGES'] }];",
    "const lists = [{ id: x, deny: ['SEND_MESSAGES'] }];",
  ],
  ["12-T31", "connection.playStream(x, { passes: 2, seek: 1 });", "connection.play(x, { seek: 1 });"],
  ["12-190", "guild.deleteEmoji(x, y);", "guild.emojis.resolve(x).delete(y);"],
  [
    "12-192",
    "const bans = await guild.fetchBans(); const some = bans.filter(x => x.bot); guild.unban(some.first());",
    "const bans = await guild.fetchBans(); const some = bans.filter(x => x.user.bot); guild.members.unban(some.first().user);",
  ],
  ["12-192", "const bans = await guild.fetchBans(); f(bans.filter(x => x.bot));", null],
  ["12-T28", "f(Discord.Constants.Endpoints.Guild(x));", null],
  ["12-T28", "client.rest.makeRequest('get', x, true);", null],
  ["12-T29", "f(Discord.Util.escapeMarkdown(x, false, false));", "f(Discord.Util.escapeMarkdown(x));"],
  ["12-T29", "f(Discord.Util.escapeMarkdown(x, false, true));", null],
  ["12-T30", "client.resolver.resolveUserID(x);", "client.users.resolveID(x);"],
  ["12-T30", "client.resolver.resolveImage(x);", null],
  [
    "12-006",
    "const { id, members: { size } } = guild;",
    "const { id, members: { cache: { size } } } = guild;",
  ],
  [
    "12-005",
    "const { channels, roles: list } = guild; f(channels.size, list.size);",
    "const { channels: { cache: channels }, roles: { cache: list } } = guild; f(channels.size, list.size);",
  ],
  ["12-013", "reaction.users.set(user.id, user);", "reaction.users.cache.set(user.id, user);"],
  [
    "12-262",
    "const sound = connection.playFile(x); sound.on('end', f);",
    "const sound = connection.play(x); sound.on('finish', f);",
  ],
  ["13-048", "role.setPermissions(0);", "role.setPermissions(0n);"],
  ["13-048", "if (member.permissions.has([8, 0x10])) f();", "if (member.permissions.has([8n, 0x10n])) f();"],
  ["13-048", "channel.permissionsFor(user).has(1e3);", "channel.permissionsFor(user).has(BigInt(1e3));"],
  [
    "13-048",
    "member.permissions.has(Discord.Permissions.FLAGS.SPEAK | 8);",
    "member.permissions.has(Discord.Permissions.FLAGS.SPEAK | 8n);",
  ],
  ["13-048", "guild.roles.create({ permissions: 8 });", "guild.roles.create({ permissions: 8n });"],
  [
    "13-048",
    "channel.edit({ permissionOverwrites: [{ id: x, allow: 1024, deny: [1 << 11] }] });",
    "channel.edit({ permissionOverwrites: [{ id: x, allow: 1024n, deny: [BigInt(1 << 11)] }] });",
  ],
  [
    "13-048",
    "client.generateInvite({ scopes: ['bot'], permissions: 8 });",
    "client.generateInvite({ scopes: ['bot'], permissions: 8n });",
  ],
  [
    "13-048",
    "role.setPermissions(member.permissions.bitfield | 8);",
    "role.setPermissions(member.permissions.bitfield | 8n);",
  ],
  ["13-049", "f(new Discord.Permissions([8, 16]));", "f(new Discord.Permissions([8n, 16n]));"],
  [
    "13-081",
    "new Discord.Client({ intents: x, presence: { status: y, activity: { name: z, type: 3 } } });",
    "new Discord.Client({ intents: x, presence: { status: y, activities: [{ name: z, type: 'WATCHING' }] } });",
  ],
  [
    "13-019",
    "try { f(); } catch (error) { embed.addField('a', error); }",
    "try { f(); } catch (error) { embed.addField('a', String(error)); }",
  ],
  [
    "13-019",
    "fs.readdir('a', (err, files) => embed.setDescription(err));",
    "fs.readdir('a', (err, files) => embed.setDescription(String(err)));",
  ],
  [
    "13-T40",
    "const one = message.mentions.channels.first() || guild.channels.cache.find(f); one.setRateLimitPerUser(1);",
    null,
  ],
  [
    "14-T91",
    "client.generateInvite({ scopes: ['bot', 'applications.commands'] });",
    "client.generateInvite({ scopes: [Discord.OAuth2Scopes.Bot, Discord.OAuth2Scopes.ApplicationsCommands] });",
  ],
  [
    "14-T69",
    "new Discord.MessageEmbed({ title: x, color: y ? user.accentColor : '#2F3136' });",
    "new Discord.EmbedBuilder({ title: x, color: y ? user.accentColor : 0x2f3136 });",
  ],
  ["14-008", "btn.setStyle(`${x ? 'PRIMARY' : 'DANGER'}`);", null],
  ["14-T92", "guild.commands.permissions.set(x);", null],
  ["14-T92", "slash.permissions.add({ permissions: x });", null],
  ["14-T93", "guild.commands.create({ name: x, description: y, defaultPermission: false });", null],
  ["14-011", "client.user.setActivity(x, { type: `${y}` });", null],
  [
    "14-058",
    "const { Permissions: { FLAGS } } = Discord; f(FLAGS.MANAGE_GUILD);",
    "const { PermissionsBitField: { Flags: FLAGS } } = Discord; f(FLAGS.ManageGuild);",
  ],
  [
    "14-058",
    "const { Intents: { FLAGS: all } } = require('discord.js'); f([all.GUILDS, all.GUILD_BANS]);",
    "const { IntentsBitField: { Flags: all } } = require('discord.js'); f([all.Guilds, all.GuildModeration]);",
  ],
  [
    "14-058",
    "const { FLAGS } = Discord.Permissions; f(FLAGS.SPEAK);",
    "const { Flags: FLAGS } = Discord.PermissionsBitField; f(FLAGS.Speak);",
  ],
  [
    "14-018",
    "const { SPEAK, VIEW_CHANNEL: view } = Discord.Permissions.FLAGS; f(SPEAK, view);",
    "const { Speak: SPEAK, ViewChannel: view } = Discord.PermissionsBitField.Flags; f(SPEAK, view);",
  ],
  [
    "14-058",
    "const flags = Discord.UserFlags.FLAGS; f(flags.HOUSE_BRAVERY, flags);",
    "const flags = Discord.UserFlagsBitField.Flags; f(flags.HypeSquadOnlineHouse1, flags);",
    "remark",
  ],
];
