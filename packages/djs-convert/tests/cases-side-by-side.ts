import type { Case } from "./run-case.ts";

/** More that came out otherwise when bots ran in both versions: what is nothing at times, and what a name says alone. */
export const casesSideBySide: readonly Case[] = [
  [
    "13-011",
    "channel.send({ embed: x ? embed : null, content: 'a' });",
    "channel.send({ embeds: x ? [embed] : [], content: 'a' });",
  ],
  [
    "13-011",
    "message.edit({ embed: (x && y ? embed : z ? undefined : other) });",
    "message.edit({ embeds: (x && y ? [embed] : z ? [] : [other]) });",
  ],
  [
    "13-011",
    "message.edit({ embed: (x || y) && embed });",
    "message.edit({ embeds: (x || y) ? [embed] : [] });",
  ],
  [
    "13-011",
    "message.edit({ embed: x && (y ? embed : null) });",
    "message.edit({ embeds: x ? (y ? [embed] : []) : [] });",
  ],
  ["13-011", "message.edit({ embed: embed || null });", "message.edit({ embeds: embed ? [embed] : [] });"],
  ["13-011", "message.edit({ embed: embed || other });", "message.edit({ embeds: [embed || other] });"],
  [
    "13-010",
    "channel.send('a', x ? null : embed);",
    "channel.send({ content: 'a', embeds: x ? [] : [embed] });",
  ],
  [
    "13-081",
    "client.user.setPresence({ activity: x ? { name: 'a' } : null });",
    "client.user.setPresence({ activities: x ? [{ name: 'a' }] : [] });",
  ],
  [
    "12-T21",
    "channel.send('a', { file: x ? 'a.png' : null });",
    "channel.send('a', { files: x ? ['a.png'] : [] });",
  ],
  ["12-T52", "client.user.setStatus('idle'); if (x) client.user.setActivity('a'); else f();", null],
  [
    "12-T52",
    "client.user.setStatus('idle'); if (x) { f(); } else { f(); client.user.setActivity('a'); }",
    null,
  ],
  ["12-T52", "client.user.setStatus('idle'); const y = 'a'; client.user.setActivity(y);", null],
  ["14-T132", "const one = member.roles.cache.map(String); f(one.slice(0, -1));", null],
  ["14-T132", "const one = [...member.roles.cache.values()]; one.shift(); f(one);", null],
  [
    "12-200",
    "member.hasPermissions(x, true);",
    "member.hasPermission(x, { checkAdmin: false, checkOwner: false });",
  ],
  [
    "12-199",
    "member.hasPermissions('BAN_MEMBERS', 'ADMINISTRATOR');",
    "member.hasPermission('BAN_MEMBERS', { checkAdmin: false, checkOwner: false });",
    "remark",
  ],
  [
    "12-T22",
    "f(client.guilds.filterArray(one => one.members.values()));",
    "f(client.guilds.cache.filter(one => Boolean(one.members.cache.values())).array());",
  ],
  [
    "13-009",
    "guild.channels.create('a', { type: 'GUILD_TEXT' }).then(one => one.setParent(x).then(two => two.send(embed)));",
    "guild.channels.create('a', { type: 'GUILD_TEXT' }).then(one => one.setParent(x).then(two => two.send({ embeds: [embed] })));",
  ],
  [
    "13-009",
    "async () => { const one = await guild.channels.create('a'); const two = await one.setTopic('b'); two.send(embed); };",
    "async () => { const one = await guild.channels.create('a'); const two = await one.setTopic('b'); two.send({ embeds: [embed] }); };",
  ],
  [
    "13-T04",
    "client.shard.broadcastEval(c => c.voice.connections.size);",
    "client.shard.broadcastEval(c => require('@discordjs/voice').getVoiceConnections().size);",
  ],
  [
    "13-T04",
    "client.shard.broadcastEval('[this.uptime, this.voice.connections.size]');",
    `client.shard.broadcastEval(client => [client.uptime, require("@discordjs/voice").getVoiceConnections().size]);`,
  ],
  ["13-019", "embed.addField('a', x.y + 1);", "embed.addField('a', String(x.y + 1));"],
  [
    "13-019",
    "let n = Math.floor(x); n = n < 10 ? '0' + n : n; embed.addField('a', n);",
    "let n = Math.floor(x); n = n < 10 ? '0' + n : n; embed.addField('a', String(n));",
  ],
  [
    "13-019",
    "const n = x ? 'a' : 0; embed.addField('a', n);",
    "const n = x ? 'a' : 0; embed.addField('a', String(n));",
  ],
  [
    "13-019",
    "const one = {}; one.since = user.createdAt; embed.addField('a', one.since);",
    "const one = {}; one.since = user.createdAt; embed.addField('a', `${one.since}`);",
  ],
  [
    "13-019",
    "const one = { since: user.createdAt }; embed.addField('a', one.since);",
    "const one = { since: user.createdAt }; embed.addField('a', `${one.since}`);",
  ],
  [
    "13-019",
    "embed.addField('a', x ? member.nickname : 'none');",
    "embed.addField('a', String(x ? member.nickname : 'none'));",
  ],
  ["13-019", "embed.addField('a', x.experience);", "embed.addField('a', String(x.experience));"],
  [
    "13-010",
    "let text = ''; if (x) text = 'a'; channel.send(text, embed);",
    "let text = ''; if (x) text = 'a'; channel.send({ content: text || null, embeds: [embed] });",
  ],
  [
    "13-010",
    "channel.send(x ? 'a' : '', { embed: embed });",
    "channel.send({ content: x ? 'a' : null, embeds: [embed] });",
  ],
  ["12-T57", "f(member.user.lastMessage.content);", "f(member.lastMessage.content);"],
  ["12-T57", "f(message.author.lastMessage);", null],
  ["12-T58", "f(new Discord.User());", "f(new Discord.User(undefined, {}));"],
  ["12-T58", "f(new Discord.User);", "f(new Discord.User(undefined, {}));"],
  ["12-T58", "f(new Discord.User(client));", "f(new Discord.User(client, {}));"],
  ["13-T84", "member.roles._roles.forEach(f);", "member.roles.cache.forEach(f);"],
  ["13-012", "channel.send(embed, { buttons: [x] });", "channel.send({ embeds: [embed], buttons: [x] });"],
  ["13-012", "channel.send(embed, { tts: true });", "channel.send({ content: `${embed}`, tts: true });"],
  [
    "12-T46",
    "channel.edit({ parent: channel.parent, name: x });",
    "channel.edit({ parentID: channel.parentID, name: x });",
  ],
  [
    "12-T46",
    "const { parent } = channel; channel.edit({ parent: parent });",
    "const { parent } = channel; channel.edit({ parentID: parent && parent.id });",
  ],
  ["13-T85", "message.channel.delete(); f(message.channel.name);", null],
  ["13-T85", "message.channel.delete().then(() => f(message.channel.name));", null],
  [
    "13-T85",
    "message.channel.clone().then(one => one.setPosition(message.channel.position)); message.channel.delete();",
    null,
  ],
  [
    "12-T59",
    "async () => { const one = await channel.send(x, { split: true }); one.edit(y); };",
    "async () => { const one = await channel.send(x, { split: true }).then(sent => (sent.length > 1 ? sent : sent[0])); one.edit(y); };",
  ],
  [
    "12-T59",
    "channel.send(x, { split: { char: y } }).then(one => one.delete());",
    "channel.send(x, { split: { char: y } }).then(sent => (sent.length > 1 ? sent : sent[0])).then(one => one.delete());",
  ],
  [
    "13-011",
    "message.edit({ embed: x /* if any */ && embed });",
    "message.edit({ embeds: [x /* if any */ && embed].filter(Boolean) });",
  ],
  [
    "13-011",
    "message.edit({ embed: x && /* this one */ embed });",
    "message.edit({ embeds: x ? /* this one */ [embed] : [] });",
  ],
  [
    "13-011",
    "message.edit({ embed: embed || /* none */ null });",
    "message.edit({ embeds: [embed || /* none */ null].filter(Boolean) });",
  ],
  [
    "13-011",
    "message.edit({ embed: f(embed) || null });",
    "message.edit({ embeds: [f(embed) || null].filter(Boolean) });",
  ],
  [
    "13-115",
    "const one = message.mentions.users.first() || message.member; f(one.presence.status);",
    "const one = message.mentions.users.first() || message.member; f(member.guild?.presences.resolve(one)?.status ?? 'offline');",
  ],
  [
    "13-017",
    "channel.send('a', { code: 'js' }, { split: true });",
    "channel.send(Discord.Formatters.codeBlock('js', 'a'));",
  ],
  [
    "13-019",
    "let n = [1]; if (x) n = 5; embed.addField('a', n);",
    "let n = [1]; if (x) n = 5; embed.addField('a', [n].flat().join('\\n'));",
  ],
  [
    "13-115",
    "const one = message.mentions.users.first() || client.user; f(one.presence.status);",
    "const one = message.mentions.users.first() || client.user; f(message.guild?.presences.resolve(one)?.status ?? 'offline');",
  ],
];
