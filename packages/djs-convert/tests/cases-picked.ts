import type { Case } from "./run-case.ts";

/** What a variable holds at times, and what is picked out of lists and tables of the bot's own. */
export const casesPicked: readonly Case[] = [
  [
    "13-019",
    "const at = x ? guild.createdAt : 'never'; embed.setTitle(at);",
    "const at = x ? guild.createdAt : 'never'; embed.setTitle(`${at}`);",
  ],
  ["13-019", "embed.setTitle(x ? 'a' : null);", "embed.setTitle(String(x ? 'a' : null));"],
  [
    "13-019",
    "let text; if (x) text = 'a'; embed.setTitle(text);",
    "let text; if (x) text = 'a'; embed.setTitle(String(text));",
  ],
  [
    "13-019",
    "let text; if (!text) text = 'a'; embed.setTitle(text); embed.addField('a', user.nickname);",
    "let text; if (!text) text = 'a'; embed.setTitle(text); embed.addField('a', String(user.nickname));",
  ],
  ["13-019", "embed.setFooter(x ? 'a' : undefined);", "embed.setFooter(String(x ? 'a' : undefined));"],
  [
    "13-019",
    "embed.setFooter(x ? 'a' : null); for (const one of ['a']) embed.setTitle(one); embed.addField('a', user.nickname);",
    "embed.setFooter(x ? 'a' : null); for (const one of ['a']) embed.setTitle(one); embed.addField('a', String(user.nickname));",
  ],
  [
    "13-010",
    "const one = x ? embed : null; channel.send('a', one);",
    "const one = x ? embed : null; channel.send({ content: 'a', embeds: one ? [one] : [] });",
  ],
  [
    "13-010",
    "const one = x && embed; channel.send('a', one);",
    "const one = x && embed; channel.send({ content: 'a', embeds: one ? [one] : [] });",
  ],
  [
    "13-019",
    "const fields = [{ name: 'a', value: 5 }]; embed.addFields(fields);",
    "const fields = [{ name: 'a', value: String(5) }]; embed.addFields(fields);",
  ],
  [
    "13-019",
    "const fields = []; fields.push({ name: 'a', value: guild.memberCount }); embed.addFields(...fields);",
    "const fields = []; fields.push({ name: 'a', value: String(guild.memberCount) }); embed.addFields(...fields);",
  ],
  [
    "13-019",
    "embed.addFields(x.map(one => ({ name: one, value: one.length })));",
    "embed.addFields(x.map(one => ({ name: one, value: String(one.length) })));",
  ],
  [
    "13-019",
    "const data = { title: 'a', fields: [] }; data.fields.push({ name: 'a', value: guild.memberCount }); f(data);",
    "const data = { title: 'a', fields: [] }; data.fields.push({ name: 'a', value: String(guild.memberCount) }); f(data);",
  ],
  [
    "13-019",
    "const fields = [{ name: 'a', value: 5 }]; if (fields[0].value > 3) embed.addFields(fields); embed.setTitle(user.nickname);",
    "const fields = [{ name: 'a', value: 5 }]; if (fields[0].value > 3) embed.addFields(fields); embed.setTitle(String(user.nickname));",
  ],
  [
    "13-019",
    "f(EmbedBuilder); embed.setTitle(x || null); embed.addField('a', user.nickname);",
    "f(EmbedBuilder); embed.setTitle(x || null); embed.addField('a', String(user.nickname));",
  ],
  ["13-048", "if (member.permissions & 8) f();", "if (member.permissions & 8n) f();"],
  [
    "13-048",
    "if ((overwrites.allow & 2048) === 2048) f();",
    "if ((overwrites.allow & 2048n) === 2048n) f();",
  ],
  ["13-048", "f(overwrites.deny & x);", null],
  [
    "14-105",
    "const one = [{ color: 'RED' }, { color: 'BLUE' }][x]; embed.setColor(one.color);",
    "const one = [{ color: 'Red' }, { color: 'Blue' }][x]; embed.setColor(one.color);",
  ],
  [
    "14-105",
    "const list = [{ c: 'RED' }, { c: 'BLUE' }]; const { c } = list[x]; embed.setColor(c);",
    "const list = [{ c: 'Red' }, { c: 'Blue' }]; const { c } = list[x]; embed.setColor(c);",
  ],
  [
    "14-105",
    "const list = [{ n: 1, c: 'RED' }, { n: 2, c: 'BLUE' }]; const one = list.find(y => y.n === x); if (one) embed.setColor(one.c);",
    "const list = [{ n: 1, c: 'Red' }, { n: 2, c: 'Blue' }]; const one = list.find(y => y.n === x); if (one) embed.setColor(one.c);",
  ],
  [
    "14-105",
    "const table = { a: { c: 'RED' }, b: { c: 'BLUE' } }; const one = table[x] || table.b; embed.setColor(one.c);",
    "const table = { a: { c: 'Red' }, b: { c: 'Blue' } }; const one = table[x] || table.b; embed.setColor(one.c);",
  ],
  [
    "14-105",
    "const list = []; list.push({ c: 'BLUE' }); list.push({ c: 'RED' }); embed.setColor(list[0].c);",
    "const list = []; list.push({ c: 'Blue' }); list.push({ c: 'Red' }); embed.setColor(list[0].c);",
  ],
  ["14-105", "const list = [{ c: 'RED' }, { c: 'BLUE' }]; f(list); embed.setColor(list[0].c);", null],
  [
    "14-105",
    "const list = [{ c: 'RED' }, { c: 'BLUE' }]; const one = list[x]; f(one.c); embed.setColor(one.c);",
    null,
  ],
  [
    "14-008",
    "const list = [{ s: 'PRIMARY' }, { s: 'DANGER' }]; const one = list[x]; btn.setStyle(one.s);",
    "const list = [{ s: Discord.ButtonStyle.Primary }, { s: Discord.ButtonStyle.Danger }]; const one = list[x]; btn.setStyle(one.s);",
  ],
  [
    "14-011",
    "const types = ['PLAYING', 'WATCHING']; client.user.setActivity('a', { type: types[x] });",
    "const types = [Discord.ActivityType.Playing, Discord.ActivityType.Watching]; client.user.setActivity('a', { type: types[x] });",
  ],
  [
    "14-011",
    "client.user.setActivity('a', { type: ['PLAYING', 'WATCHING'][x] });",
    "client.user.setActivity('a', { type: [Discord.ActivityType.Playing, Discord.ActivityType.Watching][x] });",
  ],
  [
    "14-010",
    "const kinds = ['GUILD_TEXT', 'GUILD_VOICE']; guild.channels.create('a', { type: kinds[x] });",
    "const kinds = [Discord.ChannelType.GuildText, Discord.ChannelType.GuildVoice]; guild.channels.create({ name: 'a', type: kinds[x] });",
  ],
  [
    "14-110",
    "const needed = x ? ['ADMINISTRATOR'] : ['SEND_MESSAGES']; member.permissions.has(needed);",
    "const needed = x ? ['Administrator'] : ['SendMessages']; member.permissions.has(needed);",
  ],
  [
    "14-110",
    "const needed = []; needed.push('SEND_MESSAGES'); member.permissions.has([...needed]);",
    "const needed = []; needed.push('SendMessages'); member.permissions.has([...needed]);",
  ],
  [
    "14-110",
    "const needed = ['SEND_MESSAGES']; f(needed.filter(one => !member.permissions.has(one)));",
    "const needed = ['SendMessages']; f(needed.filter(one => !member.permissions.has(one)));",
  ],
  [
    "14-110",
    "const needed = ['SEND_MESSAGES']; for (const one of needed) if (!member.permissions.has(one)) f(one);",
    "const needed = ['SendMessages']; for (const one of needed) if (!member.permissions.has(one)) f(one);",
  ],
  [
    "14-T136",
    "const { Client } = require('discord.js/src/index.js'); f(Client);",
    "const { Client } = require('discord.js'); f(Client);",
  ],
  ["14-110", "const levels = [['Mod', 'KICK_MEMBERS'], ['Admin', 'ADMINISTRATOR']]; f(levels);", null],
  [
    "13-009",
    "const pages = { a: new Discord.MessageEmbed(), b: embed }; channel.send(pages[x]);",
    "const pages = { a: new Discord.MessageEmbed(), b: embed }; channel.send({ embeds: [pages[x]] });",
  ],
  ["13-009", "const pages = { a: new Discord.MessageEmbed(), b: 'none' }; channel.send(pages[x]);", null],
  [
    "13-019",
    "embed.addField('a', process.memoryUsage().heapUsed);",
    "embed.addField('a', String(process.memoryUsage().heapUsed));",
  ],
  [
    "13-019",
    "const bal = await db.fetch(`x_${user.id}`); embed.addField('a', bal);",
    "const bal = await db.fetch(`x_${user.id}`); embed.addField('a', String(bal));",
  ],
  [
    "14-T136",
    "const { Client } = await import('discord.js/src/index.js'); f(Client);",
    "const { Client } = await import('discord.js'); f(Client);",
  ],
  [
    "13-019",
    "function show(one) { if (Array.isArray(one)) embed.setDescription(one.slice(0, 5)).setTitle(one); } show(x);",
    "function show(one) { if (Array.isArray(one)) embed.setDescription(one.slice(0, 5).join('\\n')).setTitle(one.join('\\n')); } show(x);",
  ],
  [
    "13-019",
    "function show(one) { if (!Array.isArray(one)) return; embed.setDescription(one); } show(x);",
    "function show(one) { if (!Array.isArray(one)) return; embed.setDescription(one.join('\\n')); } show(x);",
  ],
  [
    "13-019",
    "const [one, ...rest] = x; const last = rest.splice(-1); embed.setDescription(last).setTitle(one);",
    "const [one, ...rest] = x; const last = rest.splice(-1); embed.setDescription(last.join('\\n')).setTitle(one);",
  ],
  [
    "13-019",
    "const show = (one, ...rest) => embed.setDescription(rest).setTitle(one); show(x);",
    "const show = (one, ...rest) => embed.setDescription(rest.join('\\n')).setTitle(one); show(x);",
  ],
  ["13-113", "f(message._edits.length);", null],
  [
    "12-222",
    "message.say('a').then(one => one.delete(5000));",
    "message.say('a').then(one => one.delete({ timeout: 5000 }));",
  ],
  [
    "13-119",
    "message.say('a').then(one => { one.delete({ timeout: 5000 }); });",
    "message.say('a').then(one => { setTimeout(() => one.delete(), 5000); });",
  ],
  [
    "14-110",
    "const one = { id: x }; one.deny = ['VIEW_CHANNEL']; guild.channels.edit(x, { permissionOverwrites: [one] });",
    "const one = { id: x }; one.deny = ['ViewChannel']; guild.channels.edit(x, { permissionOverwrites: [one] });",
  ],
  [
    "14-111",
    "const made = { SEND_MESSAGES: false }; made['VIEW_CHANNEL'] = true; channel.permissionOverwrites.edit(role, { ...made });",
    "const made = { SendMessages: false }; made['ViewChannel'] = true; channel.permissionOverwrites.edit(role, { ...made });",
  ],
  [
    "14-110",
    "for (const one of x.needed) if (!['SPEAK', 'CONNECT'].includes(one) && !member.permissions.has(one)) f(one);",
    "for (const one of x.needed) if (!['Speak', 'Connect'].includes(one) && !member.permissions.has(one)) f(one);",
  ],
  [
    "14-110",
    "f(['KICK_MEMBERS', 'BAN_MEMBERS'].some(one => member.permissions.has(one)));",
    "f(['KickMembers', 'BanMembers'].some(one => member.permissions.has(one)));",
  ],
  [
    "14-110",
    "for (const one of x.needed) if (one !== 'ADMINISTRATOR' && !member.permissions.has(one)) f(one);",
    "for (const one of x.needed) if (one !== 'Administrator' && !member.permissions.has(one)) f(one);",
  ],
  [
    "14-110",
    "const keyPerms = x.filter(y); f(keyPerms.includes('ADMINISTRATOR'), keyPerms.findIndex(one => one === 'ADMINISTRATOR'), guild.id);",
    "const keyPerms = x.filter(y); f(keyPerms.includes('Administrator'), keyPerms.findIndex(one => one === 'Administrator'), guild.id);",
  ],
  ["14-092", "['MessageEmbed', 'Collection'].forEach(one => { client[one] = Discord[one]; });", null],
  [
    "14-110",
    "const { id } = role; guild.channels.edit(x, { permissionOverwrites: [{ id, deny: ['SEND_MESSAGES'].slice(y), allow: ['VIEW_CHANNEL'].concat(z) }] });",
    "const { id } = role; guild.channels.edit(x, { permissionOverwrites: [{ id, deny: ['SendMessages'].slice(y), allow: ['ViewChannel'].concat(z) }] });",
  ],
  [
    "14-110",
    "const perms = role.permissions.toArray(); perms.push('SEND_MESSAGES'); role.setPermissions(perms.filter(one => one !== 'VIEW_CHANNEL'));",
    "const perms = role.permissions.toArray(); perms.push('SendMessages'); role.setPermissions(perms.filter(one => one !== 'ViewChannel'));",
  ],
  [
    "14-003",
    "new Discord.Client({ intents: ['GUILDS', 'GUILD_EMOJIS'] });",
    "new Discord.Client({ intents: [Discord.GatewayIntentBits.Guilds, Discord.GatewayIntentBits.GuildExpressions] });",
  ],
  [
    "14-105",
    "let color = member.displayHexColor; if (color === '#000000') color = 'BLURPLE'; embed.setColor(color);",
    "let color = member.displayHexColor; if (color === '#000000') color = 'Blurple'; embed.setColor(color);",
  ],
  [
    "14-105",
    "const paint = color => { switch (color) { case 'red': break; default: if (!color) color = 'RANDOM'; } embed.setColor(color); }; paint(x);",
    "const paint = color => { switch (color) { case 'red': break; default: if (!color) color = 'Random'; } embed.setColor(color); }; paint(x);",
  ],
  ["14-105", "let color = 'RED'; if (color === 'RED') f(); embed.setColor(color);", null],
  ["13-T39", "f(new x.Embed({ title: 'a', color: 'success' }));", null],
  [
    "13-027",
    "f(members[0].voice.channelID, x.voice.channelID, channel.parentID);",
    "f(members[0].voice.channelId, x.voice.channelID, channel.parentId);",
  ],
];
