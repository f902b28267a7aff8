import { describe, expect, it } from "vitest";
import { convert, convertProject, type Version } from "../src/index.ts";

const load = 'const Discord = require("discord.js");\n';
const rulesOf = (code: string, from: Version, to: Version) =>
  convert(code, { from, to }).diagnostics.map(({ rule }) => rule);

describe("what a person is told of", () => {
  it.each([
    "if (x) return message.channel.delete(); f(message.channel.name);",
    "f(message.channel.name); message.channel.delete();",
    "if (x) message.channel.delete(); else f(message.channel.name);",
    "async () => { await message.channel.clone().then(() => f(message.channel.name)); message.channel.delete(); };",
    "const { channel } = message; channel.delete(); f(channel.name);",
  ])("is nothing where a channel is read before it is deleted: %s", code => {
    expect(rulesOf(`${load}exports.run = (client, message) => { ${code} };\n`, 12, 13)).toEqual([]);
  });

  it("is what another package makes that is called an embed", () => {
    const source = `const kit = require("kit");\n${load}exports.run = (client, message) => {\n  message.channel.send(kit.embed(x));\n  message.channel.send(kit.text(x));\n};\n`;
    const { code, diagnostics } = convert(source, { from: 12, to: 13 });
    expect(code).toBe(source);
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toEqual([["13-009", 4]]);
  });

  it("is nothing where a name is held and given", () => {
    const code =
      "const one = { game: { name: 'a' } };\nexports.run = client => client.user.setPresence(one);\n";
    expect(rulesOf(load + code, 11, 12)).toEqual([]);
  });

  it("is said once by the last step that knows of it", () => {
    const last = `${load}exports.run = (client, message) => message.author.lastMessage;\n`;
    expect(rulesOf(last, 11, 12)).toEqual(["12-T57"]);
    expect(rulesOf(last, 11, 14)).toEqual(["13-110"]);
    const parent = `${load}exports.run = (client, message) => { message.channel.edit({ parent: f() }); };\n`;
    expect(rulesOf(parent, 11, 12)).toEqual(["12-T46"]);
    expect(rulesOf(parent, 11, 13)).toEqual([]);
  });

  it("is a channel that is deleted and given back, where something before it still waits", () => {
    const code =
      "message.channel.clone().then(one => one.setPosition(message.channel.position)); return message.channel.delete();";
    expect(rulesOf(`${load}exports.run = (client, message) => { ${code} };\n`, 12, 13)).toEqual(["13-T85"]);
  });
});

describe("what is known of lists", () => {
  it("is that flatMap puts lists into one, and collections likewise", () => {
    const listed = `${load}exports.f = client => {\n  const x = [1];\n  new Discord.MessageEmbed().addFields(x.flatMap(one => [{ name: "a", value: "b" }]));\n  client.guilds.cache.flatMap(one => one.members.cache).map(one => one.guild.me);\n};\n`;
    const { code } = convert(listed, { from: 13, to: 14 });
    expect(code).toContain('x.flatMap(one => [{ name: "a", value: "b" }]));');
    expect(code).toContain(".map(one => one.guild.members.me)");
  });
});

describe("what is sent", () => {
  const sent = (code: string) =>
    convert(`${load}exports.run = (client, message) => { ${code} };\n`, { from: 12, to: 13 }).code;

  it("is a text where a text was added to an embed", () => {
    const code = "let out = new Discord.MessageEmbed(); out += 'a'; message.channel.send(out);";
    expect(sent(code)).toContain("message.channel.send(out)");
  });

  it("is the text that a condition says it is", () => {
    const code =
      "const said = x ? 'a' : message.guild.roles.cache.map(f); if (typeof said === 'string') message.channel.send(said);";
    expect(sent(code)).toContain("message.channel.send(said)");
    expect(sent("message.channel.send(x ? 1 : y ? 2 : 'a');")).toContain("send(String(x ? 1 : y ? 2 : 'a'))");
  });

  it("is taken apart where one of several ways gives a text", () => {
    const code = "const e = new Discord.MessageEmbed(); message.channel.send(x ? e : y ? e : 'a');";
    expect(sent(code)).toContain("send(x ? { embeds: [e] } : y ? { embeds: [e] } : 'a')");
  });
});

describe("what is known of a channel", () => {
  it("is enough where something is sent to it", () => {
    const added = `${load}const embed = new Discord.MessageEmbed();\nDiscord.Channel.prototype.say = function () { this.send(embed); };\n`;
    expect(convert(added, { from: 12, to: 13 }).code).toContain("this.send({ embeds: [embed] })");
  });
});

describe("a client under a name of the bot's own", () => {
  const converted = (made: string) => {
    const files = [
      { path: "index.js", text: `${load}const cl = ${made};\ncl.login(x);\nf(cl);\n` },
      { path: "ping.js", text: "module.exports = (cl, args) => f(cl.guilds.size);\n" },
    ];
    return convertProject(files, { from: 11, to: 12 }).files[1]?.after;
  };

  it("is one in files that get it under that name, too", () => {
    expect(converted("new Discord.Client()")).toContain("cl.guilds.cache.size");
  });

  it("shows a game in a file that does not say what it belongs to", () => {
    const files = [
      { path: "index.js", text: `${load}f(Discord);\n` },
      {
        path: "ready.js",
        text: "exports.ready = function () { this.user.setPresence({ game: { name: x } }); };\n",
      },
    ];
    expect(convertProject(files, { from: 11, to: 12 }).files[1]?.after).toContain(
      "{ activity: { name: x } }",
    );
  });

  it("shows activities there, too", () => {
    const text = "exports.ready = own => own.bot.user.setPresence({ activity: { name: x } });\n";
    const files = [
      { path: "index.js", text: `${load}f(Discord);\n` },
      { path: "ready.js", text },
    ];
    const after = text.replace("activity: { name: x }", "activities: [{ name: x }]");
    expect(convertProject(files, { from: 12, to: 13 }).files[1]?.after).toBe(after);
    expect(convert(text, { from: 12, to: 13 }).code).toBe(after);
    const ofOther = text.replace("bot.user", "session");
    expect(convert(ofOther, { from: 12, to: 13 }).code).toBe(ofOther);
  });

  it("is none where nobody makes it so", () => {
    expect(converted("new Own.Thing()")).toContain("cl.guilds.size");
    const pool = [
      { path: "index.js", text: `${load}const cl = new Client();\nf(cl);\n` },
      { path: "ping.js", text: "module.exports = (cl, args) => f(cl.guilds.size);\n" },
    ];
    expect(convertProject(pool, { from: 11, to: 12 }).files[1]?.after).toContain("cl.guilds.size");
  });
});

it("reads functions under any name", () => {
  const code =
    "const own = { 'a(': async i => { if (x) return i.reply('a'); return y.z; } };\nexports['b['] = async interaction => { if (x) return interaction.reply('a'); return y.z; };\nconst filter = $i => { if ($i.user.id) return true; return $i.reply('a'); };\n";
  const expected = code.replace("$i.reply('a')", () => "$i.reply('a').then(() => undefined)");
  expect(convert(load + code, { from: 13, to: 14 }).code).toBe(load + expected);
});

describe("what stays as it is", () => {
  it.each([
    "f(`${guild.mfaLevel}`, channel.type.toString());",
    "client.user.setActivity('a', { type: x.type });",
    "new ButtonBuilder().setStyle(x.style);",
  ])("is code for version 14: %s", code => {
    const source = `const { ButtonBuilder } = require('discord.js');\nexports.f = (client, { guild, channel }, x) => { ${code} };\n`;
    expect(convert(source, { from: 13, to: 14 }).code).toBe(source);
  });

  it.each([
    "new Discord.Permissions(x.permission);",
    "const own = { permission: 8 }; new Discord.Permissions(f().permission);",
    "const own = { permission: 8 }; new Discord.Permissions(x.FLAGS.SPEAK);",
  ])("is what may be a permission already: %s", code => {
    const source = `${load}exports.f = x => { ${code} };\n`;
    expect(convert(source, { from: 12, to: 13 }).code).toBe(source);
  });

  it("is what is only called like a structure, and held against a text", () => {
    const source = `${load}exports.f = x => { if (x.guild == 'a') g(); if (x.run() == user) g(); };\n`;
    expect(convert(source, { from: 11, to: 12 }).code).toBe(source);
  });

  it("is what a parameter is by default, for editors", () => {
    const source = `${load}exports.f = (one = new Discord.Message(), two) => f(two);\n`;
    expect(convert(source, { from: 12, to: 13 }).code).toBe(source);
  });

  it("is an option of a menu that Discord sent", () => {
    const source =
      "import { SelectMenuInteraction } from 'discord.js';\nexport const f = (one: SelectMenuInteraction) => g(one.component.options[0].value);\n";
    const { code } = convert(source, { from: 13, to: 14, filename: "a.ts" });
    expect(code).toContain("g(one.component.options[0].value)");
  });

  it("is a field of which not all parts are to be seen", () => {
    const source = `${load}exports.f = (x, embed = new Discord.MessageEmbed()) => embed.addFields({ name: 'a', ...x });\n`;
    expect(convert(source, { from: 12, to: 13 }).code).toBe(source);
  });

  it("is what may bring intents with it, and nothing is said of it", () => {
    const source = `${load}const own = { intents: 5 };\nnew Discord.Client({ ...own, partials: [] });\n`;
    expect(convert(source, { from: 12, to: 13 })).toMatchObject({ code: source, diagnostics: [] });
  });

  it.each([
    "channel.send(x, { split: true });",
    "channel.send(x, { split: true }).then(() => f());",
    "async () => { await channel.send(x, { split: true }); };",
    "async () => f(await channel.send(x, { split: false }));",
  ])("is what is split and not looked at: %s", code => {
    const source = `${load}exports.run = (client, { channel }) => { ${code} };\n`;
    expect(convert(source, { from: 11, to: 12 }).code).toBe(source);
  });

  it.each([
    "exports.execute = async interaction => { if (x) return interaction.reply('a'); return y.z; };\nconst one = await own.execute();",
    "const one = async interaction => { if (x) return interaction.reply('a'); return interaction.followUp('b'); };\nconst two = await one();",
    "const one = async interaction => { if (x) return interaction.reply('a'); return y.z; };\none();",
    "const filter = m => { if (m.author.id === x) return true; return m.reply('a'); };\nmessage.channel.createMessageCollector({ filter });",
  ])("is a reply of which nobody asks whether it came: %s", code => {
    const source = `${load}${code}\n`;
    expect(convert(source, { from: 13, to: 14 }).code).toBe(source);
  });

  it.each([
    "client.user.setActivity('a', { type: x.type });",
    "client.user.setActivity('a', { type: x.type || 'WATCHING' });",
    "new Discord.MessageButton().setStyle(x.style);",
    "new Discord.MessageButton().setStyle(`${x.style}`);",
    "f(`${guild.mfaLevel} ${Discord.ChannelType[channel.type]}`);",
  ])("is what has been looked up, and nothing is said of it: %s", code => {
    const source = `${load}exports.f = (client, { guild, channel }, x) => { ${code} };\n`;
    const options = { from: 13, to: 14 } as const;
    const once = convert(source, options).code;
    expect(convert(once, options)).toMatchObject({ code: once, diagnostics: [] });
  });

  it.each([
    "client.user.setActivity('a', { type: message.member.presence.activities[0].type });",
    "f(`${message.channel.type}`);",
    "f()\n  message.guild.mfaLevel.toLowerCase()",
    "client.on('interactionCreate', async one => { client.other.deferReply(); one.deleteReply(); });",
    "f(Discord.SnowflakeUtil.generate({ timestamp: message.createdTimestamp }));",
    "embed.setDescription(message.content.split(' ').join('-'));",
    "const words = message.content.split(' '); embed.setDescription(words.join('-'));",
  ])("is what no text is given for, or is not certain: %s", code => {
    const source = `${load}exports.f = (client, message, embed) => { ${code} };\n`;
    expect(convert(source, { from: 13, to: 14 }).code).toBe(source);
  });

  it("is a number that became a text", () => {
    const code = "let n = 5; n = n.toFixed(2); embed.addField('a', n);";
    const source = `${load}exports.f = (x, embed = new Discord.MessageEmbed()) => { ${code} };\n`;
    expect(convert(source, { from: 12, to: 13 }).code).toBe(source);
  });

  it.each([
    ["const own = { title: x, color: `${x}`, image: f('-image'), description: x };", "color: `${x}`"],
    [
      "const parts = args.join(' ').split('|'); if (!parts[0]) return; embed.setTitle(parts[0]);",
      "setTitle(parts[0])",
    ],
    ["const parts = args.join(' ').split('|'); embed.setTitle(parts[1]);", "setTitle(parts[1])"],
  ])("is what is asked for, and no embed: %s", (code, expected) => {
    const source = `${load}exports.f = (x, args, embed = new Discord.MessageEmbed()) => { ${code} };\n`;
    expect(convert(source, { from: 13, to: 14 }).code).toContain(expected);
  });

  it("is the name of a permission that an embed shows", () => {
    const files = [
      {
        path: "a.js",
        text: `${load}exports.f = x => new Discord.MessageEmbed().addFields({ name: "BAN_MEMBERS", value: x });\n`,
      },
      {
        path: "b.js",
        text: `${load}exports.f = (client, message) => message.member.permissions.has(x.name);\n`,
      },
    ];
    const [shown] = convertProject(files, { from: 13, to: 14 }).files;
    expect(shown?.after).toContain('name: "BAN_MEMBERS"');
  });

  it("is what was converted to the end before", () => {
    const member =
      "const user = message.guild.members.resolve(message.mentions.users.first()); const icon = user.displayAvatarURL; f(icon);";
    const source = `${load}exports.run = (client, message) => { ${member} };\n`;
    expect(convert(source, { from: 11, to: 12 }).code).toBe(source);
  });

  it("is the presence that the bot has set for itself", () => {
    const source = `${load}exports.run = (client, message) => {\n  const me = message.client.user;\n  f(client.user.presence.status, me.presence.activities[0].name);\n};\n`;
    expect(convert(source, { from: 12, to: 13 }).code).toBe(source);
    expect(rulesOf(source, 12, 13)).toEqual([]);
  });

  it.each([
    ["channel.send(lang.embed_error);", "channel.send(lang.embed_error)"],
    ["channel.send(strings.embedTooBig);", "channel.send(strings.embedTooBig)"],
    ["embed.setThumbnail(message.author.iconURL);", "message.author.iconURL)"],
  ])("what is only called like something else: %s", (code, expected) => {
    const source = `${load}exports.run = (client, message, lang, embed = new Discord.MessageEmbed()) => {\n  const { channel } = message;\n  ${code}\n};\n`;
    expect(convert(source, { from: 12, to: 13 }).code).toContain(expected);
  });
});
