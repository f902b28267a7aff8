import type { Case } from "./run-case.ts";

/** What is asked of Discord by hand, and how its commands are registered. */
export const casesRequests: readonly Case[] = [
  ["14-T71", "client.api.users(user.id).get();", "client.rest.get(`/users/${user.id}`);"],
  [
    "14-T71",
    "client.api.users(user.id).get(); exports.api = x; class A extends B { c() { this.api = x; } }",
    "client.rest.get(`/users/${user.id}`); exports.api = x; class A extends B { c() { this.api = x; } }",
  ],
  ["14-T71", "client.api.users('@me').get();", "client.rest.get('/users/@me');"],
  [
    "14-T71",
    "client.api.interactions(x.id, x.token).callback.post({ data: { type: 4, data: { content: 'a' } } });",
    "client.rest.post(`/interactions/${x.id}/${x.token}/callback`, { body: { type: 4, data: { content: 'a' } } });",
  ],
  [
    "14-T71",
    "client.api.channels[x].messages(y)['crosspost'].post().then(f);",
    "client.rest.post(`/channels/${x}/messages/${y}/crosspost`).then(f);",
  ],
  [
    "14-T71",
    "client.api.guilds(x).patch({ data, reason: 'a' });",
    "client.rest.patch(`/guilds/${x}`, { body: data, reason: 'a' });",
  ],
  [
    "14-T71",
    "client.api.applications(x).guilds(null).commands.get();",
    "client.rest.get(`/applications/${x}/guilds/commands`);",
  ],
  ["14-T71", "client.api.users('@me', undefined).get();", "client.rest.get('/users/@me');"],
  ["14-T71", "let id = null; if (x) id = x.id; client.api.guilds(id).get();", null],
  ["14-T71", "client.api.guilds(x).get({ query: { limit: 1 } });", null],
  [
    "14-T71",
    "client.api.applications('Bot ID').guilds('<guild>').commands.get();",
    "client.rest.get('/applications/Bot ID/guilds/<guild>/commands');",
  ],
  ["14-T71", "client.api.guilds('a?b').get();", null],
  ["14-T71", "client.api.guilds(x).post(y);", null],
  ["14-T71", "client.api.guilds(...x).get();", null],
  ["14-T71", "client.api /* a */.guilds(x).get();", null],
  ["14-T71", "f(client.api.guilds(x).get);", null],
  [
    "14-T93",
    "guild.commands.create({ name: x, description: y, defaultPermission: false });",
    "guild.commands.create({ name: x, description: y, defaultMemberPermissions: '0' });",
    "remark",
  ],
  [
    "14-T93",
    "guild.commands.create({ name: x, description: y, defaultPermission: true });",
    "guild.commands.create({ name: x, description: y });",
  ],
  [
    "14-T93",
    "guild.commands.create({ name: x, description: y, defaultPermission: false, defaultMemberPermissions: '8' });",
    "guild.commands.create({ name: x, description: y, defaultMemberPermissions: '8' });",
  ],
  ["14-T93", "guild.commands.create({ name: x, description: y, defaultPermission: z });", null],
  [
    "14-010",
    "embed.addField('Type', x ? 'Text' : channel.type);",
    "embed.addFields({ name: 'Type', value: x ? 'Text' : Discord.ChannelType[channel.type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase() });",
  ],
  [
    "14-010",
    "embed.addField('Type', (x && thread.type) || 'none');",
    "embed.addFields({ name: 'Type', value: (x && Discord.ChannelType[thread.type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase()) || 'none' });",
  ],
  ["14-T87", "embed.setColor(`0x${x.bad}`);", "embed.setColor(Number(`0x${x.bad}`));"],
  [
    "14-T87",
    "embed.setColor(x ? '0x' + x.bad : 'RED');",
    "embed.setColor(x ? Number('0x' + x.bad) : 'Red');",
  ],
  [
    "14-T82",
    "const all = [{ type: 'role', id: x }]; f(m => all.push({ type: 'member', id: m.id })); channel.permissionOverwrites.set(all);",
    "const all = [{ type: Discord.OverwriteType.Role, id: x }]; f(m => all.push({ type: Discord.OverwriteType.Member, id: m.id })); channel.permissionOverwrites.set(all);",
  ],
  [
    "14-013",
    "let all = ''; all += guild.verificationLevel; f(all);",
    "let all = ''; all += ['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][guild.verificationLevel]; f(all);",
  ],
  [
    "14-T89",
    "const top = [...guild.members.cache.filter(f).values()].sort(g).map(h).join('\\n'); embed.setDescription(top);",
    "const top = [...guild.members.cache.filter(f).values()].sort(g).map(h).join('\\n'); embed.setDescription(top || null);",
  ],
  [
    "14-T89",
    "embed.setDescription(Array.from(x.filter(f)).join(' '));",
    "embed.setDescription(Array.from(x.filter(f)).join(' ') || null);",
  ],
  [
    "14-T89",
    "const parts = x.split('+'); if (!parts) return; embed.setDescription(parts.slice(1).join(' '));",
    "const parts = x.split('+'); if (!parts) return; embed.setDescription(parts.slice(1).join(' ') || null);",
  ],
  [
    "14-T89",
    "const parts = message.content.slice(5 + x.length).split('+'); embed.setTitle(parts[0]);",
    "const parts = message.content.slice(5 + x.length).split('+'); embed.setTitle(parts[0] || null);",
  ],
  ["12-T63", "client.api = x;", null],
  ["13-T93", "client.isReady = x;", null],
  ["14-T148", "client.deleteWebhook = x;", null],
  [
    "14-T71",
    "async () => { const { data, files } = await own.resolveFiles(); client.api.channels[x].messages.post({ data, files }); };",
    "async () => { const { data, files } = await own.resolveFiles(); client.rest.post(`/channels/${x}/messages`, { body: data, files }); };",
  ],
  ["14-T71", "const { files } = x; client.api.channels(x).messages.post({ data, files });", null],
  [
    "14-T71",
    "const { files } = await own.asked(); client.api.channels(x).messages.post({ data, files });",
    null,
  ],
  ["13-T96", "f(channel.memberPermissions(x).has(y));", "f(channel.permissionsFor(x).has(y));"],
  ["13-T96", "f(channel.rolePermissions(x));", "f(channel.permissionsFor(x));"],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: Math.floor(x).toString(16) }] });",
    "channel.send({ embeds: [{ color: Math.floor(x) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: '#' + ((x * 0xffffff) << 0).toString(16) }] });",
    "channel.send({ embeds: [{ color: ((x * 0xffffff) << 0) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: `#${parseInt(x).toString(16)}` }] });",
    "channel.send({ embeds: [{ color: parseInt(x) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: (x * 2).toString(16) }, { color: Math.floor(x).toString(2) }] });",
    "channel.send({ embeds: [{ color: Discord.resolveColor((x * 2).toString(16)) }, { color: Discord.resolveColor(Math.floor(x).toString(2)) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: `a${Math.floor(x).toString(16)}` }, { color: 'a' + Math.floor(x).toString(16) }] });",
    "channel.send({ embeds: [{ color: Discord.resolveColor(`a${Math.floor(x).toString(16)}`) }, { color: Discord.resolveColor('a' + Math.floor(x).toString(16)) }] });",
  ],
  [
    "14-T69",
    "const color = Math.floor(x).toString(16); channel.send({ embeds: [{ color }, { color: color }] });",
    "const color = Math.floor(x).toString(16); channel.send({ embeds: [{ color: parseInt(color, 16) }, { color: parseInt(color, 16) }] });",
  ],
  [
    "12-102",
    "new Discord.Client({ shardId: 0, shardCount: 0, fetchAllMembers: x });",
    "new Discord.Client({ fetchAllMembers: x });",
  ],
  [
    "12-101",
    "new Discord.Client({ shardId: 0, shardCount: 2 });",
    "new Discord.Client({ shards: 0, shardCount: 2 });",
  ],
  [
    "13-012",
    "exports.f = (channel, content, options) => Discord.APIMessage.create(channel, content, options).resolveData();",
    "exports.f = (channel, content, options) => Discord.MessagePayload.create(channel, content instanceof Discord.MessageEmbed ? { embeds: [content] } : content, options).resolveData();",
  ],
  [
    "13-012",
    "exports.f = (channel, options) => Discord.APIMessage.create(channel, x(), options);",
    "exports.f = (channel, options) => Discord.MessagePayload.create(channel, { content: x(), ...options });",
  ],
];
