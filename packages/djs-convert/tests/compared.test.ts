import { describe, expect, it } from "vitest";
import { convert, convertProject, type Version } from "../src/index.ts";

const load = 'const Discord = require("discord.js");\n';
const rulesOf = (code: string, from: Version, to: Version) =>
  convert(code, { from, to }).diagnostics.map(({ rule }) => rule);

describe("what a later step takes back", () => {
  const twice = `${load}client.user.setActivity("a");\nclient.user.setStatus("idle");\n`;
  const roles = `${load}exports.run = (client, message) => message.member.roles.array().slice(1);\n`;
  const level = `${load}exports.run = (client, message) => \`\${message.guild.verificationLevel}\`;\n`;
  const tier = level.replace("verificationLevel", "premiumTier");

  it("is said where the conversion ends before that", () => {
    expect(rulesOf(twice, 11, 12)).toContain("12-T52");
    expect(rulesOf(roles, 11, 12)).toContain("12-T47");
    expect(rulesOf(level, 11, 12)).toContain("12-196");
    expect(rulesOf(tier, 13, 14)).toContain("14-013");
    // It was a number in version 11, which it is again.
    expect(convert(level, { from: 11, to: 14 }).code).toBe(level);
  });

  it.each([
    "client.user.setStatus('idle'); async () => { const y = await f(); client.user.setActivity(y); };",
    "client.user.setStatus('idle'); if (x) { while (y) client.user.setActivity('a'); }",
    "client.user.setStatus('idle'); setInterval(() => client.user.setActivity('a'), 9);",
    "async () => { client.user.setStatus('idle'); const y = await f(); client.user.setActivity(y); };",
    "const one = message.member.roles.array(); one.sort(f); one.slice(1);",
    "let one = two, two = one; one.slice(1);",
  ])("is not said of %s", code => {
    expect(rulesOf(`${load}exports.run = (client, message) => { ${code} };\n`, 11, 12)).toEqual([]);
  });

  it("is not said where it passes over both", () => {
    expect(rulesOf(twice, 11, 14)).toEqual([]);
    expect(rulesOf(roles, 11, 14)).toEqual([]);
    expect(rulesOf(level, 11, 14)).toEqual([]);
  });
});

describe("what a bot is known by", () => {
  it.each([
    [
      "a message that somebody hands on, in a file that says nothing else",
      11,
      "module.exports = one => one.message.member.roles.every(f);\n",
      "one.message.member.roles.cache.every(f)",
    ],
    [
      "a package that is loaded as if it were a class",
      11,
      'const Discord = new require("discord.js");\nf(new Discord.RichEmbed());\n',
      "new Discord.MessageEmbed()",
    ],
    [
      "other names of its parameters",
      11,
      "exports.run = (_client, Message, args, cli) => f(_client.ping, cli.ping);\n",
      "f(_client.ws.ping, cli.ws.ping)",
    ],
    [
      "what a list holds that may be empty",
      12,
      `${load}exports.run = (client, message) => {\n  const one = message.mentions.members.first();\n  one.presence.activities.forEach(a => f(a.type === 'PLAYING'));\n};\n`,
      "a.type === Discord.ActivityType.Playing",
    ],
    [
      "a function that is given to a name later",
      12,
      `${load}exports.run = (client, { guild }) => {\n  let count;\n  count = kind => guild.channels.cache.filter(one => one.type === kind).size;\n  f(count('voice'));\n};\n`,
      "count(Discord.ChannelType.GuildVoice)",
    ],
  ] as const)("%s", (_name, from, source, expected) => {
    expect(convert(source, { from, to: from === 11 ? 12 : 14 }).code).toContain(expected);
  });
});

describe("what is asked of a person", () => {
  it("is asked of the texts of a language once a file, and not of texts with a tag", () => {
    const say =
      "exports.run = (client, message, lang) => {\n  message.channel.send(lang.a);\n  message.channel.send(lang.b(1));\n};\n";
    expect(rulesOf(load + say, 12, 13)).toEqual(["13-009"]);
    const tagged = "exports.run = (client, message) => message.channel.send(stripIndents`a`);\n";
    expect(rulesOf(load + tagged, 12, 13)).toEqual([]);
  });

  it("is whether it is an embed, where a function gives one at times", () => {
    const source = `${load}const make = x => { if (x) return new Discord.MessageEmbed(); return { embeds: [x] }; };\nexports.run = (client, message) => message.channel.send(make(y));\n`;
    const { code, diagnostics } = convert(source, { from: 13, to: 14 });
    expect(code).toContain("message.channel.send(make(y))");
    expect(diagnostics.map(({ rule }) => rule)).toContain("14-T88");
  });

  it("is nothing of a menu", () => {
    const source = "/** @param {Discord.SelectMenuInteraction} menu */\nexports.run = menu => menu.values;\n";
    expect(rulesOf(load + source, 13, 14)).toEqual([]);
  });
});

describe("what stays as it is", () => {
  const described = (before: string, text: string) =>
    `${load}exports.run = (client, message, args) => {\n  ${before}\n  f(new Discord.MessageEmbed().setDescription(${text}));\n};\n`;

  it.each([
    ["let one = ''; for (const x of y) one += x; if (!one) return;", "one"],
    ["let one = ''; one += 'a'; for (const x of y) one += x;", "one"],
    ["if (!args.length) return;", "args.join(' ')"],
  ])("a text that is never empty: %s", (before, text) => {
    expect(convert(described(before, text), { from: 13, to: 14 }).code).toContain(`setDescription(${text})`);
  });

  it("what a function gives is not asked twice", () => {
    const source = `${load}exports.run = (client, message) => client.own().fetchUser(message.author || x);\n`;
    expect(convert(source, { from: 11, to: 12 }).code).not.toContain("resolveID");
  });

  it("a table of levels that was converted before", () => {
    const source = `const { SlashCommandBuilder } = require("@discordjs/builders");\nconst Discord = require("discord.js");\nconst names = { NONE: "a", LOW: "b" };\nexports.run = (client, message) => f(names[message.guild.verificationLevel], SlashCommandBuilder);\n`;
    const once = convert(source, { from: 13, to: 14 }).code;
    expect(once).toContain("GuildVerificationLevel.Low]");
    expect(convert(once, { from: 13, to: 14 }).code).toBe(once);
  });
});

describe("a file that is called like an event, or a function of it", () => {
  const typing = "module.exports = (client, channel, user) => channel.send(user.tag);\n";
  const parts = "module.exports = (client, { channel, user }) => channel.send(user.tag);\n";

  it("takes what the event gives now", () => {
    const ban = "module.exports = function guildBanAdd(client, server, user) { f(server.name, user.tag); }\n";
    expect(convert(ban, { from: 12, to: 13 }).code).toBe(
      ban.replace("(client, server, user)", "(client, { guild: server, user })"),
    );
    expect(convert(typing, { from: 12, to: 13, filename: "events/typingStart.js" }).code).toBe(parts);
    expect(convert(parts, { from: 12, to: 13, filename: "events/typingStart.js" }).code).toBe(parts);
  });

  it("may be given more by its loader", () => {
    const ban = "exports.run = async (db, client, guild, user) => f(guild.name, user.tag);\n";
    expect(convert(ban, { from: 12, to: 13, filename: "events/guildBanAdd.js" }).code).toBe(
      ban.replace("guild, user)", "{ guild, user })"),
    );
  });

  it("takes it under whichever names, where the file is called so", () => {
    const ban = "module.exports = (bot, g, m) => f(g.name, m.tag, require('discord.js'));\n";
    const taken = ban.replace("g, m)", "{ guild: g, user: m })");
    expect(convert(ban, { from: 12, to: 13, filename: "events/guildBanAdd.js" }).code).toBe(taken);
    expect(convert(ban, { from: 12, to: 13, filename: "events/own.js" }).code).toBe(ban);
    const one = "module.exports = (bot, ban) => f(ban.guild, require('discord.js'));\n";
    expect(convert(one, { from: 12, to: 13, filename: "events/guildBanAdd.js" }).code).toBe(one);
  });

  it("is left alone where another file hands on the parts", () => {
    const { files } = convertProject(
      [
        {
          path: "index.js",
          text: `${load}new Discord.Client().on("typingStart", (channel, user) => run("typingStart")(client, channel, user));\n`,
        },
        { path: "events/typingStart.js", text: typing },
      ],
      { from: 12, to: 13 },
    );
    expect(files.find(file => file.path === "events/typingStart.js")?.after).toBe(typing);
    expect(files[0]?.after).toContain('({ channel, user }) => run("typingStart")(client, channel, user)');
  });
});

describe("a file for an event of reactions", () => {
  const event =
    "module.exports = { name: 'messageReactionAdd', execute(reaction, user, client) { f(client.user); } };\n";
  const loading = (call: string) => [
    { path: "index.js", text: `${load}const client = new Discord.Client({ intents: [] });\n${call}\n` },
    { path: "events/add.js", text: event },
  ];
  const eventOf = (call: string) =>
    convertProject(loading(call), { from: 13, to: 14 }).files.find(one => one.path === "events/add.js")
      ?.after;

  it("leaves a place for what the event gives now, where a loader adds something behind it", () => {
    const after = eventOf("client.on(event.name, (...args) => event.execute(...args, client));");
    expect(after).toBe(event.replace("user, client", "user, _details, client"));
    expect(eventOf("client.on(event.name, (a, b) => event.execute(a, b, client));")).toBe(event);
  });
});

describe("a text input of which nobody says whether it is required", () => {
  const made = (rest: string) => `${load}const one = new Discord.TextInputComponent()${rest};\n`;

  it("need not be filled in, unless it is said somewhere", () => {
    const inV14 = (code: string) => convert(code, { from: 13, to: 14 }).code;
    expect(inV14(made(".setLabel('a')"))).toContain(
      "new Discord.TextInputBuilder().setRequired(false).setLabel('a')",
    );
    for (const given of ["{ ...data }", "{}"])
      expect(inV14(`${load}f(new Discord.TextInputComponent(${given}));\n`)).not.toContain("required");
    expect(inV14(`${load}f({ type: "TEXT_INPUT", customId: "a" });\n`)).not.toContain("required");
    for (const rest of [".setLabel('a').setRequired(x)", ";\none.setRequired(x)", ";\none.required = x"])
      expect(inV14(made(rest))).not.toContain("setRequired(false)");
  });
});

describe("a method of the client that the bot replaces", () => {
  const own = "client.fetchUser = async (name, message) => find(name, message);\n";
  const use = "client.fetchUser('a', message);\n";
  const head = `${load}const client = new Discord.Client();\n`;

  it("is the bot's own, also in its other files", () => {
    expect(convert(head + own + use, { from: 11, to: 12 }).code).toBe(head + own + use);
    expect(convert(head + use, { from: 11, to: 12 }).code).toContain("client.users.fetch('a', message)");
    const command = `${load}exports.run = (client, message) => ${use}`;
    const { files } = convertProject(
      [
        { path: "index.js", text: head + own },
        { path: "commands/who.js", text: command },
      ],
      { from: 11, to: 12 },
    );
    expect(files.map(file => file.after)).toEqual([head + own, command]);
  });
});

describe("names of permissions that are given to a function of another file", () => {
  const command = `${load}const { noPerms } = require("../perms");\nexports.run = (client, message) => noPerms(message, "BAN_MEMBERS", ["SPEAK"]);\n`;
  const helper = `${load}function noPerms(message, own, others) {\n  return !message.guild.me.permissions.has(own);\n}\nmodule.exports = { noPerms };\n`;
  const commandBeside = (other: string) =>
    convertProject(
      [
        { path: "perms.js", text: other },
        { path: "commands/ban.js", text: command },
      ],
      { from: 13, to: 14 },
    ).files.find(one => one.path === "commands/ban.js")?.after;

  it("are those of the next version where it asks for them", () => {
    expect(commandBeside(helper)).toBe(
      command.replace('"BAN_MEMBERS", ["SPEAK"]', '"BanMembers", ["Speak"]'),
    );
  });

  it("stay where it does something else with them", () => {
    expect(commandBeside(helper.replace(".permissions.has(", ".say("))).toBe(command);
    expect(commandBeside(`${helper}const names = { BAN_MEMBERS: "Ban" };\n`)).toBe(command);
    expect(commandBeside(helper.replace(/noPerms/g, "hasPerms"))).toBe(command);
  });
});

describe("what a footer is given alone", () => {
  const bot = (embed: string) => `${load}exports.run = (client, message) => f(${embed});\n`;
  const footer = bot("new Discord.MessageEmbed().setFooter(x.id)");

  it("is a text in a bot that was written before version 13, and may be options in one for 13", () => {
    expect(convert(footer, { from: 12, to: 14 }).code).toBe(
      bot("new Discord.EmbedBuilder().setFooter({ text: String(x.id) })"),
    );
    expect(convert(footer, { from: 13, to: 14 }).code).toBe(
      bot('new Discord.EmbedBuilder().setFooter(typeof x.id === "string" ? { text: x.id } : x.id)'),
    );
  });
});

describe("a color that nothing has", () => {
  const command = `${load}const colors = require("./colors.json");\nexports.run = (client, message) => {\n  new Discord.MessageEmbed().setColor(client.ownColor);\n  new Discord.MessageEmbed().setColor(colors.missing);\n  new Discord.MessageEmbed().setColor(colors.error);\n};\n`;
  const commandBeside = (index: string) =>
    convertProject(
      [
        { path: "package.json", text: '{ "dependencies": { "discord.js": "^13.0.0" } }' },
        { path: "index.js", text: `${load}const client = new Discord.Client({ intents: [] });\n${index}\n` },
        { path: "colors.json", text: '{ "error": "#ff0000" }' },
        { path: "who.js", text: command },
      ],
      { from: 13, to: 14 },
    ).files.find(one => one.path === "who.js")?.after;

  it("is none, where all files are here", () => {
    const after = commandBeside("");
    expect(after).toContain("setColor(client.ownColor ?? null)");
    expect(after).toContain("setColor(colors.missing ?? null)");
    expect(after).toContain("setColor(colors.error)");
  });

  it("is one that the bot sets somewhere", () => {
    expect(commandBeside("client.ownColor = x;")).toContain("setColor(client.ownColor)");
    const here = `${load}exports.run = (client, message) => {\n  message.author.color = x;\n  new Discord.MessageEmbed().setColor(message.author.color);\n};\n`;
    expect(convert(here, { from: 13, to: 14 }).code).toContain("setColor(message.author.color)");
  });
});

describe("a text that may be empty", () => {
  it("stays where it is asked for", () => {
    const code = `${load}const f = (x, title = "") => {\n  const one = new Discord.MessageEmbed();\n  if (title) one.setTitle(title);\n};\n`;
    expect(convert(code, { from: 13, to: 14 }).code).toContain("one.setTitle(title);");
  });
});
