import type { Case } from "./run-case.ts";

const activity =
  "{ PLAYING: Discord.ActivityType.Playing, STREAMING: Discord.ActivityType.Streaming, LISTENING: Discord.ActivityType.Listening, WATCHING: Discord.ActivityType.Watching, CUSTOM: Discord.ActivityType.Custom, COMPETING: Discord.ActivityType.Competing }";
const given = ["process", "env", "TYPE"].join(".");
const style =
  "{ PRIMARY: Discord.ButtonStyle.Primary, SECONDARY: Discord.ButtonStyle.Secondary, SUCCESS: Discord.ButtonStyle.Success, DANGER: Discord.ButtonStyle.Danger, LINK: Discord.ButtonStyle.Link }";

/** Texts that are not to be seen find their member when the bot runs; and what was a text is one again where it is read. */
export const casesLookedUp: readonly Case[] = [
  [
    "14-011",
    "client.user.setActivity(x, { type: y.type });",
    `client.user.setActivity(x, { type: ${activity}[y.type] ?? y.type });`,
  ],
  [
    "14-011",
    "client.user.setPresence({ activities: [{ name: x, type: y[z].type }] });",
    `client.user.setPresence({ activities: [{ name: x, type: ${activity}[y[z].type] ?? y[z].type }] });`,
  ],
  [
    "14-011",
    "client.user.setActivity(x, { type: `${y}` });",
    `client.user.setActivity(x, { type: ${activity}[\`\${y}\`] });`,
  ],
  [
    "14-011",
    "client.user.setActivity('a', { type: x.toUpperCase() });",
    `client.user.setActivity('a', { type: ${activity}[x.toUpperCase()] });`,
  ],
  [
    "14-011",
    "client.user.setActivity('a', { type: x.type || 'WATCHING' });",
    `client.user.setActivity('a', { type: ${activity}[x.type || 'WATCHING'] ?? x.type });`,
  ],
  [
    "14-011",
    "const kind = y.type || 'WATCHING'; client.user.setActivity('a', { type: kind });",
    `const kind = y.type || 'WATCHING'; client.user.setActivity('a', { type: ${activity}[kind] ?? kind });`,
  ],
  [
    "14-011",
    "const kind = y.get('type') || 'WATCHING'; client.user.setActivity('a', { type: kind });",
    `const kind = y.get('type') || 'WATCHING'; client.user.setActivity('a', { type: ${activity}[kind] ?? kind });`,
  ],
  [
    "14-011",
    "const kinds = [y.type, 'WATCHING']; client.user.setActivity('a', { type: kinds[z] });",
    `const kinds = [y.type, 'WATCHING']; client.user.setActivity('a', { type: ${activity}[kinds[z]] ?? kinds[z] });`,
  ],
  [
    "14-011",
    "const kind = z ? Discord.ActivityType.Playing : 'WATCHING'; client.user.setActivity('a', { type: kind });",
    "const kind = z ? Discord.ActivityType.Playing : Discord.ActivityType.Watching; client.user.setActivity('a', { type: kind });",
  ],
  [
    "14-011",
    `client.user.setActivity('a', { type: ${given} ?? 'WATCHING' });`,
    `client.user.setActivity('a', { type: ${activity}[${given} ?? 'WATCHING'] });`,
  ],
  ["14-011", "client.user.setActivity('a', { type: x.type || 3 });", null],
  [
    "14-011",
    "client.user.setActivity('a', { type: x ? 'WATCHING' : y.type });",
    `client.user.setActivity('a', { type: x ? Discord.ActivityType.Watching : ${activity}[y.type] ?? y.type });`,
  ],
  [
    "14-011",
    "const type = 'PLAYING'; f(type); client.user.setActivity(x, { type });",
    `const type = 'PLAYING'; f(type); client.user.setActivity(x, { type: ${activity}[type] });`,
  ],
  [
    "14-011",
    "const all = [{ name: x, type: 'PLAYING' }]; client.user.setActivity(x, { type: all[y].type });",
    "const all = [{ name: x, type: Discord.ActivityType.Playing }]; client.user.setActivity(x, { type: all[y].type });",
  ],
  ["14-011", "client.user.setActivity(x, { type: y[z()].type });", null],
  ["14-011", "client.user.setActivity(x, { type: y.type, old: Discord.ActivityType.Playing });", null],
  ["14-008", "btn.setStyle(x.style);", `btn.setStyle(${style}[x.style] ?? x.style);`],
  ["14-008", "btn.setStyle(`${x ? 'PRIMARY' : y}`);", `btn.setStyle(${style}[\`\${x ? 'PRIMARY' : y}\`]);`],
  [
    "14-008",
    "const one = 'PRIMARY'; f(one); btn.setStyle(one);",
    `const one = 'PRIMARY'; f(one); btn.setStyle(${style}[one]);`,
  ],
  [
    "14-008",
    "let one = 'LINK'; one = x ? one : 'DANGER'; btn.setStyle(one);",
    `let one = 'LINK'; one = x ? one : 'DANGER'; btn.setStyle(${style}[one] ?? one);`,
  ],
  [
    "14-008",
    "const all = [{ style: 'PRIMARY' }]; f(all); btn.setStyle(all[0].style);",
    `const all = [{ style: 'PRIMARY' }]; f(all); btn.setStyle(${style}[all[0].style] ?? all[0].style);`,
  ],
  [
    "14-008",
    "f((one) => new Discord.MessageButton().setStyle(one));",
    `f((one) => new Discord.ButtonBuilder().setStyle(${style}[one] ?? one));`,
  ],
  [
    "14-008",
    "exports.make = (id, one = 'PRIMARY') => new Discord.MessageButton().setStyle(one);",
    `exports.make = (id, one = Discord.ButtonStyle.Primary) => new Discord.ButtonBuilder().setStyle(${style}[one] ?? one);`,
  ],
  [
    "14-008",
    "new Discord.MessageButton().setStyle((x || 'PRIMARY').toUpperCase());",
    `new Discord.ButtonBuilder().setStyle(${style}[(x || 'PRIMARY').toUpperCase()]);`,
  ],
  [
    "14-010",
    "f(x[channel.type]);",
    "f(x[Discord.ChannelType[channel.type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase()]);",
  ],
  [
    "14-010",
    "f(channel.type.toLowerCase(), `${channel.type}`);",
    "f(Discord.ChannelType[channel.type].replace(/[a-z](?=[A-Z])/g, '$&_').toLowerCase(), `${Discord.ChannelType[channel.type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase()}`);",
  ],
  [
    "14-010",
    "f(channel?.type.toLowerCase());",
    "f(Discord.ChannelType[channel?.type]?.replace(/[a-z](?=[A-Z])/g, '$&_').toLowerCase());",
  ],
  [
    "14-011",
    "f(`${activity.type}`, activity?.type.toLowerCase(), activity.type.toLowerCase());",
    "f(`${Discord.ActivityType[activity.type].toUpperCase()}`, Discord.ActivityType[activity?.type]?.toUpperCase().toLowerCase(), Discord.ActivityType[activity.type].toLowerCase());",
  ],
  ["14-T82", "f(`${overwrites.type}`);", "f(`${Discord.OverwriteType[overwrites.type].toLowerCase()}`);"],
  ["14-T81", "f(`${webhook.type}`);", "f(`${Discord.WebhookType[webhook.type]}`);"],
  [
    "14-013",
    "f(guild.premiumTier.replace('TIER_', ''));",
    "f(['NONE', 'TIER_1', 'TIER_2', 'TIER_3'][guild.premiumTier].replace('TIER_', ''));",
  ],
  [
    "14-013",
    "f(`${guild.mfaLevel}`, String(guild.verificationLevel));",
    "f(`${['NONE', 'ELEVATED'][guild.mfaLevel]}`, String(['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][guild.verificationLevel]));",
  ],
  [
    "14-013",
    "f(guild?.mfaLevel.toLowerCase(), guild?.mfaLevel[0], guild?.mfaLevel?.at(0));",
    "f(['NONE', 'ELEVATED'][guild?.mfaLevel]?.toLowerCase(), ['NONE', 'ELEVATED'][guild?.mfaLevel]?.[0], ['NONE', 'ELEVATED'][guild?.mfaLevel]?.at(0));",
  ],
  [
    "14-013",
    "embed.addField('a', guild.mfaLevel);",
    "embed.addFields({ name: 'a', value: ['NONE', 'ELEVATED'][guild.mfaLevel] });",
  ],
  // Shown as the number that it was up to version 12.
  ["14-013", "f(`Level ${guild.premiumTier}`);", null],
  ["14-013", "f(guild.premiumTier.toString());", null],
  ["14-013", "f(guild.premiumTier + 1);", null],
  ["14-013", "const names = ['a', 'b']; f(names[guild.premiumTier]);", null],
  ["14-013", "const names = { 0: 'a', 1: 'b' }; f(names[guild.premiumTier]);", null],
  [
    "14-058",
    "f(user.flags.toArray().join(' ').replace('HOUSE_BRAVERY', x));",
    "f(user.flags.toArray().join(' ').replace('HypeSquadOnlineHouse1', x));",
  ],
  [
    "14-T128",
    "async function one() { if (x) return interaction.reply('a'); return y.z; } async () => { const two = await one(); if (!two) return; f(two.id); };",
    "async function one() { if (x) return interaction.reply('a').then(() => undefined); return y.z; } async () => { const two = await one(); if (!two) return; f(two.id); };",
  ],
  [
    "14-T128",
    "const one = async () => { if (x) return await interaction.reply('a'); return true; }; async () => { if (!(await one())) return; f(); };",
    "const one = async () => { if (x) return await interaction.reply('a').then(() => undefined); return true; }; async () => { if (!(await one())) return; f(); };",
  ],
  [
    "14-T128",
    "channel.createMessageComponentCollector({ filter: one => { if (one.user.id === x) return true; return one.reply('a'); } });",
    "channel.createMessageComponentCollector({ filter: one => { if (one.user.id === x) return true; return one.reply('a').then(() => undefined); } });",
  ],
  ["14-T140", "f(Discord.SnowflakeUtil.generate());", "f(String(Discord.SnowflakeUtil.generate()));"],
  [
    "14-T140",
    "f(Discord.SnowflakeUtil.generate(new Date()));",
    "f(String(Discord.SnowflakeUtil.generate({ timestamp: new Date() })));",
  ],
  [
    "14-T141",
    "f(Discord.SnowflakeUtil.deconstruct(x).date.getTime());",
    "f(new Date(Discord.SnowflakeUtil.timestampFrom(x)).getTime());",
  ],
  [
    "14-T141",
    "f(Discord.SnowflakeUtil.deconstruct(x.id).timestamp < y);",
    "f(Discord.SnowflakeUtil.timestampFrom(x.id) < y);",
  ],
  [
    "14-T142",
    "const one = new Discord.MessageSelectMenu(); one.options[x].default = true; f(one.options.find(y => y.value === z).label);",
    "const one = new Discord.StringSelectMenuBuilder(); one.options[x].data.default = true; f(one.options.find(y => y.data.value === z).data.label);",
  ],
  [
    "14-T142",
    "const one = new Discord.MessageSelectMenu(); for (const two of one.options) two.default = x.includes(two.value);",
    "const one = new Discord.StringSelectMenuBuilder(); for (const two of one.options) two.data.default = x.includes(two.data.value);",
  ],
  [
    "14-T142",
    "const one = new Discord.MessageSelectMenu(); const two = one.options[0]; f(two.emoji, x.value);",
    "const one = new Discord.StringSelectMenuBuilder(); const two = one.options[0]; f(two.data.emoji, x.value);",
  ],
  [
    "14-T143",
    "async () => { interaction.deferReply(); interaction.deleteReply(); };",
    "async () => { await interaction.deferReply(); interaction.deleteReply(); };",
  ],
  ["14-T143", "() => { interaction.deferReply(); interaction.deleteReply(); };", null],
  [
    "14-T128",
    "const filter = i => { if (i.user.id === x) return true; return i.reply('a'); }; channel.createMessageComponentCollector({ filter });",
    "const filter = i => { if (i.user.id === x) return true; return i.reply('a').then(() => undefined); }; channel.createMessageComponentCollector({ filter });",
  ],
  [
    "14-T115",
    "embed.setColor(`0x${x}${y.toString(16)}`);",
    "embed.setColor(`0x${x}${y.toString(16).padStart(6, '0')}`);",
  ],
  [
    "14-008",
    "const one = 'PRIMARY'; f(one); f(btn.style === one);",
    "const one = 'PRIMARY'; f(one); f(btn.data.style === one);",
    "remark",
  ],
  [
    "14-013",
    "let level = guild.verificationLevel; if (level === 'NONE') level = 'none'; f(level);",
    "let level = ['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][guild.verificationLevel]; if (level === 'NONE') level = 'none'; f(level);",
  ],
  [
    "14-013",
    "let tier = guild.premiumTier; if (tier === 'NONE') tier = 'none'; f(tier);",
    "let tier = ['NONE', 'TIER_1', 'TIER_2', 'TIER_3'][guild.premiumTier]; if (tier === 'NONE') tier = 'none'; f(tier);",
  ],
  [
    "14-013",
    "const level = guild.verificationLevel; f(`Level: ${level}`);",
    "const level = ['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][guild.verificationLevel]; f(`Level: ${level}`);",
  ],
  [
    "14-013",
    "const level = guild.verificationLevel; if (level === 'LOW') f('Level: ' + level);",
    "const level = ['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][guild.verificationLevel]; if (level === 'LOW') f('Level: ' + level);",
  ],
  [
    "14-013",
    "const level = guild.verificationLevel; if (level === 'LOW') f(level);",
    "const level = guild.verificationLevel; if (level === Discord.GuildVerificationLevel.Low) f(level);",
  ],
  [
    "14-010",
    "let type = message.channel.type; switch (type) { case 'GUILD_TEXT': type = 'text'; }",
    "let type = Discord.ChannelType[message.channel.type].replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase(); switch (type) { case 'GUILD_TEXT': type = 'text'; }",
  ],
  [
    "14-010",
    "let type; type = channel.type; if (type === 'GUILD_TEXT') f();",
    "let type; type = channel.type; if (type === Discord.ChannelType.GuildText) f();",
  ],
  [
    "14-013",
    "const level = guild.nsfwLevel; const names = { SAFE: 'a' }; f(names[level]);",
    "const level = ['DEFAULT', 'EXPLICIT', 'SAFE', 'AGE_RESTRICTED'][guild.nsfwLevel]; const names = { SAFE: 'a' }; f(names[level]);",
  ],
  [
    "14-010",
    "if ((await message.channel.type) == 'DM') f();",
    "if ((await message.channel.type) == Discord.ChannelType.DM) f();",
  ],
  [
    "14-T89",
    "const lines = await list.map(f); embed.setDescription(lines.join('\\n'));",
    "const lines = await list.map(f); embed.setDescription(lines.join('\\n') || null);",
  ],
  [
    "14-T146",
    "new Discord.MessageActionRow({ type: 'SELECT_MENU', components: [x] });",
    "new Discord.ActionRowBuilder({ components: [x] });",
  ],
  ["14-T147", "process.on('uncaughtException', f).on('unhandledRejection', f);", null],
  [
    "14-T128",
    "client.on('interactionCreate', async i => { const sent = await i.reply('a').catch(f); g(sent ? sent : i); });",
    "client.on('interactionCreate', async i => { const sent = await i.reply('a').then(() => undefined).catch(f); g(sent ? sent : i); });",
  ],
  [
    "14-010",
    "f(Discord); const type = x.y.type; if (type === 'GUILD_TEXT') f(`${type}`);",
    "f(Discord); const type = x.y.type; if (type === Discord.ChannelType.GuildText) f(`${type}`);",
  ],
];
