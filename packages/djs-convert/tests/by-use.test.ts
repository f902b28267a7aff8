import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

describe("what is done with a value says what it is", () => {
  it("knows what is searched by a key and a value, and who is called a user and is none", () => {
    const source =
      "require('discord.js');\nexports.run = (bot, guil, user) => {\n  const a = guil.channels.find('name', b);\n  if (guil.roles.exists('id', c)) a.send(user.user.avatarURL);\n  user.addRole(d);\n};\n";
    const { code } = convert(source, { from: 11, to: 12 });
    expect(code).toBe(
      "require('discord.js');\nexports.run = (bot, guil, user) => {\n  const a = guil.channels.cache.find(x => x.name === b);\n  if (guil.roles.cache.some(x => x.id === c)) a.send(user.user.avatarURL({ format: 'png', dynamic: true, size: 2048 }));\n  user.roles.add(d);\n};\n",
    );
    const own = "const fs = require('fs-extra');\nconst a = fs.channels.find('name', b);\n";
    expect(convert(own, { from: 11, to: 12 }).code).toBe(own);
  });

  it("knows a bot by the message that somebody hands on, whatever it stands in", () => {
    const source = "module.exports = { exec: call => { call.message.member.roles.every(f); } };\n";
    expect(convert(source, { from: 11, to: 12 }).code).toBe(
      "module.exports = { exec: call => { call.message.member.roles.cache.every(f); } };\n",
    );
    const chat = "module.exports = call => call.message.chat.members.get(call.message.channel.name);\n";
    expect(convert(chat, { from: 11, to: 12 }).code).toBe(chat);
  });

  it("knows a client by what it hears", () => {
    const source =
      "const { getClient } = require('./client');\nconst client = getClient();\nclient.on('guildCreate', f);\nclient.on('message', g);\n";
    const { code, changes } = convert(source, { from: 12, to: 13 });
    expect(code).toBe(source.replace("'message'", "'messageCreate'"));
    expect(changes.map(({ confidence }) => confidence)).toEqual(["likely"]);
    const socket = source.replace("'guildCreate'", "'connect'");
    expect(convert(socket, { from: 12, to: 13 }).code).toBe(socket);
    const other = source.replaceAll("client", "server");
    expect(convert(other, { from: 12, to: 13 }).code).toBe(other);
  });

  it("knows messages that were deleted at once", () => {
    const source =
      "require('discord.js');\nmodule.exports = (client, messages) => {\n  const count = messages.array().length;\n  if (messages.first().deleted) f(messages.map(one => one.author.lastMessageID));\n};\n";
    const { code, diagnostics } = convert(source, { from: 12, to: 13 });
    expect(code).toContain("const count = [...messages.values()].length;");
    expect(diagnostics.map(({ line }) => line)).toContain(4);
    const list = source.replace("array().length", "length").replace("first()", "shift()");
    expect(convert(list, { from: 12, to: 13 })).toMatchObject({ code: list, diagnostics: [] });
  });

  it("knows who hears of bans, and asks where the file has another name", () => {
    const source =
      "require('discord.js');\nmodule.exports = async (client, guild, user) => f(guild.channels, user);\n";
    const parts = source.replace("guild, user)", "{ guild, user })");
    expect(convert(source, { from: 12, to: 13 }).code).toBe(parts);
    const named = convert(source, { from: 12, to: 13, filename: "src/greet.js" });
    expect(named.changes).toEqual([]);
    expect(named.diagnostics.map(({ rule, line }) => [rule, line])).toEqual([["13-T34", 2]]);
    const read = source.replace("f(", "guild.fetchAuditLogs({ type: 'MEMBER_BAN' }, ");
    expect(convert(read, { from: 12, to: 13, filename: "src/greet.js" }).code).toContain("{ guild, user })");
    const called =
      "require('discord.js');\nmodule.exports = { name: 'ban', execute(guild, user) { f('MEMBER_BAN_ADD', user); } };\n";
    const event = called.replace("name: 'ban'", "name: 'ban', event: 'guildBanAdd'");
    expect(convert(event, { from: 12, to: 13 }).code).toContain("execute({ guild, user })");
    for (const own of [source.replace("user)", "name)"), called])
      expect(convert(own, { from: 12, to: 13 })).toMatchObject({ changes: [], diagnostics: [] });
  });

  it("knows a client of the bot's own by the intents that it asks for", () => {
    const source =
      "const Client = require('./Client');\nmodule.exports = new Client(1, { ws: { intents: ['GUILDS'] } });\n";
    expect(convert(source, { from: 12, to: 13 }).code).toBe(
      source.replace("ws: { intents: ['GUILDS'] }", "intents: ['GUILDS']"),
    );
    const own = source.replace("GUILDS", "own");
    expect(convert(own, { from: 12, to: 13 }).code).toBe(own);
  });

  it("knows what a rate limit tells by its name", () => {
    const source =
      "const { Client } = require('discord.js');\nmodule.exports = (client, rateLimitData) => f(rateLimitData.timeout);\n";
    const { code } = convert(source, { from: 13, to: 14 });
    expect(code).toBe(source.replace(".timeout", ".timeToReset"));
  });

  it("knows who walks through pairs", () => {
    const source =
      "const { Client } = require('discord.js');\nconst client = new Client();\nfor (const guild of client.guilds) f(guild[1].channels.get(a));\nfor (const guild of client.guilds) f(guild.channels.get(a));\n";
    const { code } = convert(source, { from: 11, to: 12 });
    expect(code).toBe(
      source.replaceAll("guilds)", "guilds.cache)").replaceAll("channels.get", "channels.cache.get"),
    );
  });

  it("knows what the menu of a message is about", () => {
    const source =
      "const { Client } = require('discord.js');\nmodule.exports = { execute(interaction) {\n  if (interaction.targetMessage.stickers.first().format === 'LOTTIE') f();\n} };\n";
    const { code } = convert(source, { from: 13, to: 14 });
    expect(code).toBe(
      source
        .replace("{ Client }", "{ Client, StickerFormatType }")
        .replace("'LOTTIE'", "StickerFormatType.Lottie"),
    );
  });

  it("knows the package by module.require", () => {
    const source = "const { RichEmbed } = module.require('discord.js');\nnew RichEmbed();\n";
    const { code } = convert(source, { from: 11, to: 12 });
    expect(code).toBe(source.replaceAll("RichEmbed", "MessageEmbed"));
    const own = "const { RichEmbed } = loader.require('discord.js');\nnew RichEmbed();\n";
    expect(convert(own, { from: 11, to: 12 }).code).toBe(own);
  });

  it("knows what a promise is resolved with", () => {
    const source =
      "const { Client } = require('discord.js');\nconst client = new Client();\nclient.on('message', x => {\n  new Promise(resolve => resolve(x)).then(y => y.member.addRole(z));\n});\n";
    const { code } = convert(source, { from: 11, to: 12 });
    expect(code).toBe(source.replace("addRole", "roles.add"));
  });

  it("knows what a condition says", () => {
    const source =
      "const { MessageEmbed } = require('discord.js');\nlet x = new MessageEmbed();\nif (y) x = 'a';\nif (typeof x === 'string') message.channel.send(x);\nif (typeof x === 'string') {\n  x = new MessageEmbed().setTitle(x);\n  message.channel.send(x);\n}\n";
    const { code } = convert(source, { from: 12, to: 13 });
    const sent = "send(typeof x === 'string' ? x : { embeds: [x] })";
    expect(code).toBe(source.replace("  message.channel.send(x)", `  message.channel.${sent}`));
    expect(convert(code, { from: 12, to: 13 }).code).toBe(code);
  });
});

describe("modals", () => {
  const head = "require('discord.js');\nmodule.exports = { async execute(interaction) {\n";

  it("that were waited for are told of where a type checker would ask", () => {
    const body =
      "  const sent = await interaction.awaitModalSubmit({ time: 5 });\n  sent.update('a');\n} };\n";
    const { code, diagnostics } = convert(head + body, { from: 13, to: 14 });
    expect(code).toBe(head + body);
    expect(diagnostics.map(one => [one.rule, one.reason, one.line])).toEqual([["14-T119", "types", 4]]);
  });
});

describe("functions under their own names", () => {
  it.each([
    "const { splitMessage, cleanContent } = require('discord.js');",
    "const { splitMessage, cleanContent } = require('discord.js').Util;",
  ])("%s", head => {
    const body =
      "const list = songs.map(song => song.title);\nf(splitMessage(list), cleanContent(list[0], message));\n";
    const { code } = convert(`${head}\n${body}`, { from: 12, to: 13 });
    expect(code).toMatch(
      /splitMessage\(list\.join\('\\n'\)\), (Util\.)?cleanContent\(list\[0\], message\.channel\)/,
    );
    expect(convert(code, { from: 12, to: 13 }).code).toBe(code);
  });

  it("knows what a promise gives that is caught, or waited for without a function", () => {
    const find =
      "const { Client } = require('discord.js');\nconst { findMember } = require('./own');\nexports.run = async (client, message) => {\n  const member = await findMember(message, x).catch(f);\n  member.roles.has(y);\n};\n";
    expect(convert(find, { from: 11, to: 12 }).code).toBe(find.replace("roles.has", "roles.cache.has"));
    const hooks =
      "const { Client } = require('discord.js');\nexports.run = async (client, message) => {\n  const hooks = await message.channel.fetchWebhooks().then();\n  hooks.get(x)?.send(y, { disableMentions: 'all' });\n};\n";
    expect(convert(hooks, { from: 12, to: 13 }).code).toContain(".send({ content: y, allowedMentions:");
  });

  it("knows the file of an interaction by what nothing else has", () => {
    const source =
      "module.exports = async (client, inter) => {\n  if (inter.isCommand() || inter.isContextMenu()) f();\n};\n";
    expect(convert(source, { from: 13, to: 14 }).code).toBe(
      source.replace("isContextMenu", "isContextMenuCommand").replace("isCommand", "isChatInputCommand"),
    );
  });

  it("asks for typed commands where another file asks for context menus", () => {
    const file = (path: string, asked: string) => ({
      path,
      text: `const { Client } = require('discord.js');\nexports.run = interaction => interaction.${asked}();\n`,
    });
    const converted = (...asked: string[]) =>
      convertProject(
        asked.map((one, index) => file(`${index}.js`, one)),
        { from: 13 },
      ).files[0]?.after;
    expect(converted("isCommand", "isUserContextMenu")).toContain("interaction.isChatInputCommand()");
    expect(converted("isCommand", "isButton")).toContain("interaction.isCommand()");
  });

  it("knows the client that a function gives which no file declares", () => {
    const source = "getClient().on('message', one => f(getBot().ping, one));\n";
    const now = "getClient().on('message', one => f(getBot().ws.ping, one));\n";
    expect(convert(source, { from: 11, to: 12 }).code).toBe(now);
    for (const other of [
      "const getClient = require('store').getClient;\n",
      "const getClient = () => redis;\n",
    ])
      expect(convert(other + source, { from: 12, to: 13 }).code).toBe(other + source);
  });

  it("knows what more is put into", () => {
    const source = (event: string, made: string) =>
      `const { Client } = require('discord.js');\nconst own = Object.assign(${made}, { commands: 1 });\nown.on('${event}', f);\n`;
    const made = "new Client({ intents: 1 })";
    expect(convert(source("message", made), { from: 12, to: 13 }).code).toBe(source("messageCreate", made));
    const other = source("message", "new Worker()");
    expect(convert(other, { from: 12, to: 13 }).code).toBe(other);
  });

  it("knows what is cached, whatever it is cached in", () => {
    const source = (type: string, load: string) =>
      `const own = ${load};\nown.channels.cache.filter(x => x.type === "${type}");\n`;
    const ofBot = source("category", 'find(require("discord.js"))');
    expect(convert(ofBot, { from: 12, to: 13 }).code).toBe(
      source("GUILD_CATEGORY", 'find(require("discord.js"))'),
    );
    const ofOther = source("category", 'require("store")');
    expect(convert(ofOther, { from: 12, to: 13 }).code).toBe(ofOther);
  });

  it("knows what a collection is reckoned into by what that begins with", () => {
    const source = (sum: string) =>
      `require("discord.js");\nexports.run = (client, message, embed) => embed.addField("a", ${sum});\n`;
    const sum = "client.guilds.cache.reduce((all, one) => all + one.memberCount, 0)";
    expect(convert(source(sum), { from: 12, to: 13 }).code).toBe(source(`String(${sum})`));
  });
});
