import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

/** Files that somebody has begun to convert by hand: what is done is read, and the rest is finished. */
const to12 = (code: string): string => convert(code, { from: 11, to: 12, filename: "a.js" }).code;
const to14 = (code: string, filename = "a.js"): string => convert(code, { from: 13, to: 14, filename }).code;

const inListener = (code: string): string =>
  `const Discord = require('discord.js');\nconst client = new Discord.Client();\nclient.on('message', async message => {\n  ${code}\n});\n`;

describe("names that an import has no more", () => {
  it.each([
    [
      "const { MessageEmbed } = require('discord.js');\nf(new RichEmbed().addBlankField());\n",
      "const { MessageEmbed } = require('discord.js');\nf(new MessageEmbed().addField('\\u200b', '\\u200b'));\n",
    ],
    [
      "exports.f = () => {\n  const { MessageEmbed } = require('discord.js');\n  return new RichEmbed();\n};\n",
      "exports.f = () => {\n  const { MessageEmbed } = require('discord.js');\n  return new MessageEmbed();\n};\n",
    ],
    [
      "const { MessageEmbed: Embed } = require('discord.js');\nf(x instanceof RichEmbed);\n",
      "const { MessageEmbed: Embed } = require('discord.js');\nf(x instanceof RichEmbed);\n",
    ],
    [
      "const { Client } = require('discord.js');\nf(new RichEmbed(), { RichEmbed: 1 }, x.RichEmbed, RichEmbed);\n",
      "const { Client, MessageEmbed } = require('discord.js');\nf(new MessageEmbed(), { RichEmbed: 1 }, x.RichEmbed, RichEmbed);\n",
    ],
  ])("of version 12: %s", (code, expected) => {
    expect(to12(code)).toBe(expected);
  });

  it.each([
    [
      "const { EmbedBuilder } = require('discord.js');\nf(new MessageEmbed().addField('a', 'b'), { MessageEmbed: 1 });\n",
      "const { EmbedBuilder } = require('discord.js');\nf(new EmbedBuilder().addFields({ name: 'a', value: 'b' }), { MessageEmbed: 1 });\n",
    ],
    [
      "const { EmbedBuilder } = require('discord.js');\nf({ MessageEmbed });\n",
      "const { EmbedBuilder } = require('discord.js');\nf({ MessageEmbed: EmbedBuilder });\n",
    ],
    [
      "const { ButtonBuilder } = require('discord.js');\nf(new MessageActionRow().addComponents(new ButtonBuilder()));\n",
      "const { ButtonBuilder, ActionRowBuilder } = require('discord.js');\nf(new ActionRowBuilder().addComponents(new ButtonBuilder()));\n",
    ],
    [
      "const { GatewayIntentBits } = require('discord.js');\nf([Intents.FLAGS.GUILDS, Intents.GUILD_BANS, Intents.GuildInvites]);\n",
      "const { GatewayIntentBits } = require('discord.js');\nf([GatewayIntentBits.Guilds, GatewayIntentBits.GuildModeration, GatewayIntentBits.GuildInvites]);\n",
    ],
    [
      "const { IntentsBitField } = require('discord.js');\nf(new Intents([1]));\n",
      "const { IntentsBitField } = require('discord.js');\nf(new IntentsBitField([1]));\n",
    ],
    [
      "const Discord = require('discord.js');\nf(new MessageEmbed(), new Modal());\n",
      "const Discord = require('discord.js');\nf(new Discord.EmbedBuilder(), new Modal());\n",
    ],
  ])("of version 14: %s", (code, expected) => {
    expect(to14(code)).toBe(expected);
  });

  it("are types, too", () => {
    const code = "import { EmbedBuilder } from 'discord.js';\nconst f = (one: MessageEmbed): void => {};\n";
    expect(to14(code, "a.ts")).toBe(code.replace("MessageEmbed", "EmbedBuilder"));
  });

  it("are marked as likely", () => {
    const { changes } = convert("const { EmbedBuilder } = require('discord.js');\nnew MessageEmbed();\n", {
      from: 13,
      to: 14,
    });
    expect(changes).toMatchObject([{ rule: "14-092", confidence: "likely" }]);
  });
});

describe("names that nobody has imported", () => {
  const head = "const { Client } = require('discord.js');\n";

  it("come in where only version 14 has them", () => {
    expect(to14(`${head}f(ButtonStyle.Primary, new EmbedBuilder().addField('a', 'b'));\n`)).toBe(
      "const { Client, ButtonStyle, EmbedBuilder } = require('discord.js');\nf(ButtonStyle.Primary, new EmbedBuilder().addFields({ name: 'a', value: 'b' }));\n",
    );
    const whole = "const Discord = require('discord.js');\n";
    expect(to14(`${whole}f(ButtonStyle.Primary);\n`)).toBe(`${whole}f(Discord.ButtonStyle.Primary);\n`);
  });

  it.each([
    `${head}f(OwnStyle.Primary, ButtonStyle);\nfunction g(ButtonStyle) { return ButtonStyle.Primary; }\n`.replace(
      ", ButtonStyle);",
      ");",
    ),
    `${head}f({ ButtonStyle: 1 }, x.ButtonStyle);\n`,
    `${head}f(MessageType, Permissions);\n`.replace("MessageType, ", ""),
    "f(ButtonStyle.Primary);\n",
    `${head}global.ButtonStyle = x;\nf(ButtonStyle.Primary);\n`,
  ])("and stay what they are otherwise: %s", code => {
    expect(to14(code)).toBe(code);
  });

  it("come in where flags are asked of them", () => {
    const code = "const { Client } = require('discord.js');\nf([Intents.FLAGS.GUILDS]);\n";
    expect(convert(code, { from: 12, to: 13 }).code).toBe(code.replace("Client }", "Client, Intents }"));
    expect(to14(code)).toBe(
      code
        .replace("Client }", "Client, GatewayIntentBits }")
        .replace("Intents.FLAGS.GUILDS", "GatewayIntentBits.Guilds"),
    );
    const whole = code.replace("{ Client }", "Discord");
    expect(convert(whole, { from: 12, to: 13 }).code).toBe(whole.replace("Intents", "Discord.Intents"));
    const own = "f([Intents.FLAGS.GUILDS]);\n";
    expect([convert(own, { from: 12, to: 13 }).code, to14(own)]).toEqual([own, own]);
    const other = code.replace("FLAGS.GUILDS", "OWN");
    expect([convert(other, { from: 12, to: 13 }).code, to14(other)]).toEqual([other, other]);
  });

  it("come in where nothing else has been imported, too", () => {
    const code =
      "exports.run = (client, message) => message.guild.fetchAuditLogs({ type: AuditLogEvent.RoleCreate });\n";
    expect(to14(code)).toBe(`const { AuditLogEvent } = require('discord.js');\n${code}`);
    const other = code.replace("RoleCreate", "Other");
    expect(to14(other)).toBe(other);
  });

  it("are left where another file puts them on global", () => {
    const files = [
      { path: "index.js", text: "globalThis.ButtonStyle = x;\n" },
      { path: "a.js", text: `${head}f(ButtonStyle.Primary);\n` },
    ];
    expect(convertProject(files, { from: 13, to: 14 }).files.map(one => one.after)).toEqual(
      files.map(one => one.text),
    );
  });

  it("are no types, which are gone when the bot runs", () => {
    const code = "import { Client } from 'discord.js';\nconst f = (one: ButtonStyle): void => {};\n";
    expect(to14(code, "a.ts")).toBe(code);
  });
});

describe("what version 12 brought", () => {
  it.each([
    ["const one = await message.guild.members.fetch('1'); one.addRole('2');", "one.roles.add('2');"],
    ["message.guild.members.fetch().then(all => all.first().addRole('2'));", "all.first().roles.add('2')"],
    ["const one = message.guild.members.resolve('1'); one.addRole('2');", "one.roles.add('2');"],
    [
      "const one = await message.guild.channels.create('a'); one.setParent('b');",
      "one.setParent('b', { lockPermissions: false });",
    ],
    ["f(message.member.roles.highest.calculatedPosition);", "roles.highest.position"],
    ["message.member.voice.channel.members.first().addRole('1');", "members.first().roles.add('1')"],
    [
      "const one = await message.member.voice.channel.join(); one.play('a').on('end', f);",
      "one.play('a').on('finish', f);",
    ],
    ["message.member.voice.setChannel('1').then(one => one.addRole('2'));", "one.roles.add('2')"],
    ["f(x.guilds.cache.find('id', '1'));", "x.guilds.cache.find(x => x.id === '1')"],
    [
      "f(x.members.find('id', '1').highestRole);",
      "f(x.members.cache.find(x => x.id === '1').roles.highest);",
    ],
    ["f(x.members.find('id', '1').roles.size);", ".roles.cache.size);"],
    ["f(x.songs.cache.find('id', '1'));", "x.songs.cache.find('id', '1')"],
    ["f(new Discord.MessageEmbed().addBlankField());", "addField('\\u200b', '\\u200b')"],
    ["f(message.reactions.cache.get(`${a.name}:${a.id}`));", "reactions.cache.get(a.id)"],
    ["const all = (await message.guild.members.fetch()).members; f(all);", "fetch()); f(all);"],
    ["message.guild.members.fetch().then(one => f(one.members));", "then(one => f(one));"],
  ])("is known: %s", (code, expected) => {
    expect(to12(inListener(code))).toContain(expected);
  });

  it("was still to come for overwrites", () => {
    const code = inListener("f(message.channel.permissionOverwrites.cache.array());");
    expect(convert(code, { from: 12, to: 13 }).code).toContain(
      "f([...message.channel.permissionOverwrites.cache.values()]);",
    );
  });

  it("is in classes, too", () => {
    const code =
      "const { MessageEmbed } = require('discord.js');\nclass Own extends MessageEmbed {\n  f() {\n    this.addBlankField();\n  }\n}\n";
    expect(to12(code)).toBe(code.replace("addBlankField()", "addField('\\u200b', '\\u200b')"));
  });

  it("is sent as its author means it", () => {
    const code = inListener("message.edit(new Discord.MessageEmbed());");
    expect(to12(code)).toBe(code);
    expect(to12(code.replace("MessageEmbed", "RichEmbed"))).toContain(
      "message.edit('', new Discord.MessageEmbed())",
    );
  });
});

describe("handlers of voice", () => {
  const handler = (body: string): string =>
    `client.on('voiceStateUpdate', (oldMember, newMember) => {\n  ${body}\n});\n`;

  it.each([
    "if (oldMember.channelID !== newMember.channelID) f(newMember.channel, newMember.id);",
    "if (newMember.member.user.bot) f(`${newMember}`);",
  ])("that speak of states stay as they are: %s", body => {
    expect(to12(handler(body))).toBe(handler(body));
  });

  it.each([
    ["if (newMember.channel) f(newMember.displayName);", "f(newState.member.displayName)"],
    ["f(newMember.serverMute);", "f(newState.serverMute)"],
    ["f(newMember.voiceChannel);", "f(newState.channel)"],
  ])("that do so in part do not: %s", (body, expected) => {
    expect(to12(handler(body))).toContain(expected);
  });
});

describe("handlers of presences", () => {
  const handler = (body: string): string =>
    `client.on('presenceUpdate', (oldPresence, newPresence) => {\n  ${body}\n});\n`;

  it.each([
    ["f(newPresence.presence.status);", "f(newPresence.status);"],
    ["f(newPresence.game, oldPresence.game);", "f(newPresence.activities[0], oldPresence.activities[0]);"],
    [
      "f(newPresence.displayName, newPresence.status);",
      "f(newPresence.member.displayName, newPresence.status);",
    ],
    ["f(newPresence.nickname, oldPresence.status);", "f(newPresence.member.nickname, oldPresence.status);"],
    [
      "f(newPresence.game, newPresence.member.roles.cache);",
      "f(newPresence.activities[0], newPresence.member.roles.cache);",
    ],
  ])("that have new names and old ways are finished: %s", (body, expected) => {
    expect(to12(handler(body))).toBe(handler(expected));
  });

  it("that speak of presences stay as they are", () => {
    const code = handler(
      "if (oldPresence.status !== newPresence.status) f(newPresence.userID, newPresence.member);",
    );
    expect(to12(code)).toBe(code);
  });
});

describe("what both versions take", () => {
  it("means what the next version makes of it where most is of that one", () => {
    const code = inListener(
      "f(message.guild.members.cache.filter(one => one.nickname), '<@' + message.member);",
    );
    expect(to12(code)).toBe(code);
    const older = code.replace(".cache", "");
    expect(to12(older)).toBe(
      inListener(
        "f(message.guild.members.cache.filter(one => Boolean(one.nickname)), '<@' + `${message.member}`);",
      ),
    );
  });

  it.each([
    "f(message.member.voice.channel, '<@' + message.member);",
    "f(new Discord.MessageEmbed(), '<@' + message.member);",
    "message.member.roles.add('1'); f('<@' + message.member);",
  ])("and such is %s", code => {
    expect(to12(inListener(code))).toBe(inListener(code));
  });

  it.each([
    "f(message.cache, '<@' + message.member);",
    "f(x.voice.state, x.add('1'), MessageEmbed, '<@' + message.member);",
    "f(message.guild.members.cache); message.member.addRole('1'); f('<@' + message.member);",
  ])("and not %s", code => {
    expect(to12(inListener(code))).toContain("'<@' + `${message.member}`");
  });

  it("is said of the next version by what a file takes in", () => {
    const body = "const list = [];\nf(new Builder().setDescription(list.join('a')));\n";
    const next = `const { EmbedBuilder: Builder, ButtonStyle } = require('discord.js');\n${body}`;
    expect(to14(next)).toBe(next);
    const whole = `const Discord = require('discord.js');\n${body.replace("Builder", "Discord.EmbedBuilder")}`;
    expect(to14(whole)).toBe(whole);
    expect(to14(`${whole}f(Discord.MessageButton);\n`)).toContain("setDescription(list.join('a') || null)");
    const both = `const { EmbedBuilder: Builder, MessageButton } = require('discord.js');\n${body}`;
    expect(to14(both)).toContain("setDescription(list.join('a') || null)");
  });

  it("is what a picture gives that is asked for by a call", () => {
    const once = to12(inListener("f(message.author.avatarURL.user.displayAvatarURL);"));
    expect(once).toContain("avatarURL({");
    expect(to12(once)).toBe(once);
  });
});
