import type { Case } from "./run-case.ts";

/** Lists and names that are put together elsewhere: a client's intents, types of channels, what an embed is signed with. */
export const casesPutTogether: readonly Case[] = [
  [
    "14-003",
    "const { Client } = Discord; const list = []; list.push('GUILDS', 'GUILD_BANS'); new Client({ intents: list });",
    "const { Client } = Discord; const list = []; list.push(Discord.GatewayIntentBits.Guilds, Discord.GatewayIntentBits.GuildModeration); new Client({ intents: list });",
  ],
  [
    "14-003",
    "f(new Discord.Client({ intents: x ? ['GUILDS'] : 'GUILD_BANS' }));",
    "f(new Discord.Client({ intents: x ? [Discord.GatewayIntentBits.Guilds] : Discord.GatewayIntentBits.GuildModeration }));",
  ],
  [
    "14-003",
    "f(new Discord.Client({ intents: ['GUILDS'].concat(['GUILD_BANS'], more) }));",
    "f(new Discord.Client({ intents: [Discord.GatewayIntentBits.Guilds].concat([Discord.GatewayIntentBits.GuildModeration], more) }));",
  ],
  [
    "14-004",
    "f(new Discord.Client({ intents: [], partials: x ? ['MESSAGE'] : ['USER', 'CHANNEL'] }));",
    "f(new Discord.Client({ intents: [], partials: x ? [Discord.Partials.Message] : [Discord.Partials.User, Discord.Partials.Channel] }));",
  ],
  [
    "14-004",
    "f(new Discord.Client({ intents: [], partials: ['MESSAGE'].concat(more) }));",
    "f(new Discord.Client({ intents: [], partials: [Discord.Partials.Message].concat(more) }));",
  ],
  [
    "14-010",
    "f(Discord, context => { if (context.channel?.type !== 'DM') g(); });",
    "f(Discord, context => { if (context.channel?.type !== Discord.ChannelType.DM) g(); });",
  ],
  [
    "14-010",
    "f(Discord, context => ['DM', 'GROUP_DM'].includes(context.channel.type));",
    "f(Discord, context => [Discord.ChannelType.DM, Discord.ChannelType.GroupDM].includes(context.channel.type));",
  ],
  ["14-010", "f(Discord, context => context.channel.type.toLowerCase());", null],
  [
    "14-010",
    "f(Discord, /THREAD/.test(message.channel.type));",
    "f(Discord, /THREAD/.test(Discord.ChannelType[message.channel.type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase()));",
  ],
  ["14-010", "f(Discord, this.add('Members', 'GUILD_VOICE'));", null],
  ["14-010", "f(Discord, [['Members', 'GUILD_VOICE']].map(g));", null],
  [
    "14-010",
    "f(Discord, message.guild.channels.create('a', { type: `GUILD_${kind}` }));",
    "f(Discord, message.guild.channels.create({ name: 'a', type: { GUILD_TEXT: Discord.ChannelType.GuildText, DM: Discord.ChannelType.DM, GUILD_VOICE: Discord.ChannelType.GuildVoice, GROUP_DM: Discord.ChannelType.GroupDM, GUILD_CATEGORY: Discord.ChannelType.GuildCategory, GUILD_NEWS: Discord.ChannelType.GuildAnnouncement, GUILD_NEWS_THREAD: Discord.ChannelType.AnnouncementThread, GUILD_PUBLIC_THREAD: Discord.ChannelType.PublicThread, GUILD_PRIVATE_THREAD: Discord.ChannelType.PrivateThread, GUILD_STAGE_VOICE: Discord.ChannelType.GuildStageVoice, GUILD_DIRECTORY: Discord.ChannelType.GuildDirectory, GUILD_FORUM: Discord.ChannelType.GuildForum }[`GUILD_${kind}`] }));",
  ],
  [
    "14-058",
    "f(Discord, () => { for (const badge of badges) if (message.author.flags.has(badge.name)) g(badge, [{ name: 'HOUSE_BRAVERY' }]); });",
    null,
  ],
  [
    "14-058",
    "f(Discord, Object.keys({ EARLY_SUPPORTER: 'a' }).filter(name => message.author.flags.has(name)));",
    null,
  ],
  [
    "14-101",
    "embed.setAuthor(message.author || 'None');",
    "embed.setAuthor({ name: `${message.author || 'None'}` });",
  ],
  [
    "14-101",
    "embed.setAuthor(message.author);",
    'embed.setAuthor(typeof message.author === "string" ? { name: message.author } : message.author);',
  ],
  [
    "14-102",
    "embed.setFooter(x ? data.text : 'None');",
    "embed.setFooter({ text: x ? data.text : 'None' });",
  ],
  [
    "13-059",
    "f(Discord, context => { if (context.channel.type === 'dm') g(); });",
    "f(Discord, context => { if (context.channel.type === 'DM') g(); });",
  ],
  ["13-054", "f(Discord, context => context.channel.type.toUpperCase());", null],
  ["13-082", "f(message.mentions.roles.array([1]));", "f([...message.mentions.roles.values()]);"],
  [
    "13-083",
    "f(Discord, () => { let [count, all] = [1, message.guild.members.cache.filter(g)]; h(all.keyArray()); all = [...all]; });",
    "f(Discord, () => { let [count, all] = [1, message.guild.members.cache.filter(g)]; h([...all.keys()]); all = [...all]; });",
  ],
  // What is of something unknown is told by what is asked of it.
  ["12-080", "f(Discord, context => context.client.ping);", "f(Discord, context => context.client.ws.ping);"],
  [
    "12-222",
    "f(Discord, context => context.message.delete(1000));",
    "f(Discord, context => context.message.delete({ timeout: 1000 }));",
  ],
  [
    "12-060",
    "f(Discord, context => [context.author.tag, context.author.avatarURL]);",
    "f(Discord, context => [context.author.tag, context.author.avatarURL({ format: 'png', dynamic: true, size: 2048 })]);",
  ],
  [
    "13-069",
    "f(Discord, context => context.client.setInterval(g, 1));",
    "f(Discord, context => setInterval(g, 1));",
  ],
  // Events whose names are written elsewhere.
  [
    "14-072",
    "f(Discord, () => { const names = { said: 'message' }; client.on(names.said, g); });",
    "f(Discord, () => { const names = { said: 'messageCreate' }; client.on(names.said, g); });",
  ],
  [
    "14-072",
    "f(Discord, client.on(x ? 'message' : 'ready', g));",
    "f(Discord, client.on(x ? 'messageCreate' : 'ready', g));",
  ],
  [
    "14-072",
    "f(Discord, () => { const all = { message: g, ready() {} }; for (const name in all) client.on(name, all[name]); });",
    "f(Discord, () => { const all = { messageCreate: g, ready() {} }; for (const name in all) client.on(name, all[name]); });",
  ],
  [
    "14-072",
    "f(Discord, Object.entries({ message() {} }).forEach(([name, run]) => client.on(name, run)));",
    "f(Discord, Object.entries({ messageCreate() {} }).forEach(([name, run]) => client.on(name, run)));",
  ],
  [
    "14-072",
    "f(Discord, [{ name: 'message', run: g }].forEach(one => client.on(one.name, one.run)));",
    "f(Discord, [{ name: 'messageCreate', run: g }].forEach(one => client.on(one.name, one.run)));",
  ],
  [
    "14-072",
    "f(Discord, () => { const handlers = { message: g }; for (const name of Object.keys(handlers)) client.on(name, h); handlers.message(); });",
    null,
  ],
  [
    "14-072",
    "f(Discord, events.once(client, 'message'));",
    "f(Discord, events.once(client, 'messageCreate'));",
  ],
  ["14-115", "f(Discord, () => { const limit = 'rateLimit'; client.on(limit, g); });", null],
  // What another one tells of by the same name.
  ["14-072", "f(Discord, () => { const said = 'message'; client.on(said, g); socket.on(said, h); });", null],
  [
    "14-072",
    "f(Discord, () => { const names = { said: 'message' }; client.on(names.said, g); socket.emit(names.said); });",
    null,
  ],
  [
    "14-072",
    "f(Discord, () => { const all = { message: g }; for (const name in all) { client.on(name, all[name]); socket.on(name, h); } });",
    null,
  ],
  [
    "14-015",
    "const all = { kick: 'MEMBER_KICK' }; guild.fetchAuditLogs({ type: all.kick }); guild.fetchAuditLogs({ type: all[x] });",
    "const all = { kick: Discord.AuditLogEvent.MemberKick }; guild.fetchAuditLogs({ type: all.kick }); guild.fetchAuditLogs({ type: all[x] });",
  ],
  [
    "14-015",
    "const all = { kick: 'MEMBER_KICK' }; const last = type => guild.fetchAuditLogs({ type }); f(last(all.kick), all);",
    null,
  ],
  [
    "14-007",
    "const all = { user: 'USER' }; client.application.commands.set([{ name: 'a', description: 'b', options: [{ name: 'c', description: 'd', type: all.user }] }]);",
    "const all = { user: Discord.ApplicationCommandOptionType.User }; client.application.commands.set([{ name: 'a', description: 'b', options: [{ name: 'c', description: 'd', type: all.user }] }]);",
  ],
  [
    "14-018",
    "channel.permissionOverwrites.edit(role, Object.fromEntries(['SPEAK', 'STREAM'].map(name => [name, false])));",
    "channel.permissionOverwrites.edit(role, Object.fromEntries(['Speak', 'Stream'].map(name => [name, false])));",
  ],
  [
    "14-018",
    "channel.permissionOverwrites.edit(role, Object.fromEntries([['SPEAK', false]]));",
    "channel.permissionOverwrites.edit(role, Object.fromEntries([['Speak', false]]));",
  ],
  [
    "14-111",
    "channel.permissionOverwrites.edit(role, Object.fromEntries(more.map(name => [name, false])));",
    null,
  ],
  [
    "13-013",
    "f(attachment => channel.send([embed, attachment]));",
    "f(attachment => channel.send({ embeds: [embed], files: [attachment] }));",
  ],
  ["13-009", "channel.send([embed, other.part]);", null],
  [
    "14-106",
    "const made = new Discord.MessageEmbed(); const { title, fields } = made; f(title, fields);",
    "const made = new Discord.EmbedBuilder(); const { data: { title }, data: { fields = [] } } = made; f(title, fields);",
  ],
  [
    "14-T33",
    "const made = new Discord.MessageButton(); const { customId: id, label } = made; f(id, label);",
    "const made = new Discord.ButtonBuilder(); const { data: { custom_id: id }, data: { label } } = made; f(id, label);",
  ],
  [
    "14-T42",
    "const made = new Discord.MessageEmbed(); const { hexColor } = made; f(hexColor);",
    "const made = new Discord.EmbedBuilder(); const { hexColor } = made; f(hexColor);",
    "remark",
  ],
];
