import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("brackets around an argument", () => {
  it.each([
    [
      13,
      "embed.addField('a', 'b', (inline = true));",
      "embed.addFields({ name: 'a', value: 'b', inline: (inline = true) });",
    ],
    [
      13,
      "embed.addField(('a'), ( /* ( */ ('b') ), (c));",
      "embed.addFields({ name: ('a'), value: ( /* ( */ ('b') ), inline: (c) });",
    ],
    [13, "embed.setAuthor((name), (a, b));", "embed.setAuthor({ name: (name), iconURL: (a, b) });"],
    [
      12,
      "message.channel.send(('a'), (embed));",
      "message.channel.send({ content: ('a'), embeds: [(embed)] });",
    ],
    [
      12,
      "message.channel.awaitMessages((f), ({ max: 1 }));",
      "message.channel.awaitMessages({ filter: (f), ...({ max: 1 }) });",
    ],
    [
      12,
      "new Discord.WebhookClient((id), (token));",
      "new Discord.WebhookClient({ id: (id), token: (token) });",
    ],
    [
      11,
      "member.ban((a), b); guild.ban((user), (7));",
      "member.ban((a), b); guild.members.ban((user), { days: (7) });",
    ],
    [
      11,
      "((guild).members).get((1)).addRole(((role)));",
      "((guild).members).cache.get((1)).roles.add(((role)));",
    ],
  ] as const)("stay around it: from %i, %s", (from, statement, expected) => {
    const bot = (text: string) =>
      `const Discord = require("discord.js");\nmodule.exports = (client, message, embed, guild, member) => { ${text} };\n`;
    const to = from === 11 ? 12 : from === 12 ? 13 : 14;
    const { code } = convert(bot(statement), { from, to });
    expect(code).toContain(expected);
    expect(convert(code, { from, to }).code).toBe(code);
  });
});

describe("a key that goes", () => {
  it.each([
    ["send({ embed: e, split: true })", "send({ embeds: [e] })"],
    ["send({ split: true, embed: e })", "send({ embeds: [e] })"],
    ["send({ embed: e, split: true, })", "send({ embeds: [e], })"],
    ["send({ embed: e /* a */, split: true })", "send({ embeds: [e] /* a */ })"],
    ["send({\n  embed: e,\n  split: true\n})", "send({\n  embeds: [e]\n})"],
    [
      "send(f(1), {\n  code: 'js',\n  split: ',',\n})",
      "send({ content: Formatters.codeBlock('js', f(1)),\n})",
    ],
    ["send({\r\n  embed: e, // a\r\n  split: true,\r\n})", "send({\r\n  embeds: [e], // a\r\n})"],
    ["send(f(1), { code: 'js', split: ',' })", "send({ content: Formatters.codeBlock('js', f(1)) })"],
    ["send('a', { split: false, tts: true })", "send({ content: 'a', tts: true })"],
  ])("takes its comma along: %s", (call, expected) => {
    const bot = (text: string, names = "") =>
      `const { MessageEmbed${names} } = require("discord.js");\nmodule.exports = (channel, f) => { const e = new MessageEmbed(); channel.${text}; };\n`;
    const { code } = convert(bot(call), { from: 12, to: 13 });
    expect(code).toBe(bot(expected, expected.includes("Formatters") ? ", Formatters" : ""));
  });
});

describe("a change that the code could not be read with", () => {
  it("is not made, and is left to a person", () => {
    const bot = 'require("discord.js");\nf(((client).pings)[0]);\nclient.guilds.get(1);\n';
    const { code, diagnostics } = convert(bot, { from: 11, to: 12 });
    expect(code).toBe(bot.replace("guilds", "guilds.cache"));
    expect(diagnostics.map(({ rule, reason }) => [rule, reason])).toEqual([["12-081", "argument-unknown"]]);
  });
});

describe("the bot of a file", () => {
  it("is what lies in private members of a class, too", () => {
    const before = `class Bot {
  #client = new (require("discord.js").Client)();
  constructor(client) { this.#run(client); }
  #run(client) { this.#client.guilds.get(1); this.#find().then(one => one.addRole(client.guilds.size)); }
  async #find() { return this.#client.guilds.get(1).fetchMember(2); }
}
`;
    expect(convert(before, { from: 11, to: 12 }).code).toBe(`class Bot {
  #client = new (require("discord.js").Client)();
  constructor(client) { this.#run(client); }
  #run(client) { this.#client.guilds.cache.get(1); this.#find().then(one => one.roles.add(client.guilds.cache.size)); }
  async #find() { return this.#client.guilds.cache.get(1).members.fetch(2); }
}
`);
  });

  it.each([
    ["const { Client: Own } = require('./client');\nconst client = new Own();\nclient.login(token);\n", true],
    [
      "const Commando = require('discord.js-commando');\nlet client;\nclient = new Commando.Client();\n",
      true,
    ],
    ["const Own = require('./redis');\nconst client = new Own();\nclient.connect();\n", false],
    ["const { Pool } = require('pg');\nconst client = new Pool();\nclient.login(token);\n", false],
  ])("is what logs in, or is made by the client of a framework: %s", (made, isBot) => {
    const listening = "client.on('message', f);\n";
    const expected = isBot ? listening.replace("message", "messageCreate") : listening;
    expect(convert(made + listening, { from: 12, to: 13 }).code).toBe(made + expected);
  });
});

describe("objects of the bot's own", () => {
  it.each([
    [
      "const Player = require('./player');\nconst one = all[1] = all[1] || new Player(x);\none.sendEmbed(channel);\none.fetchMember(1);\n",
      false,
    ],
    ["const { Player } = require('./player');\nlet one;\none = new Player();\none.setNote(x);\n", false],
    ["const Own = require('./own-client');\nconst one = find();\none.sendEmbed(x);\n", true],
  ])("keep their methods: %s", (source, isConverted) => {
    const bot = `require('discord.js');\n${source}`;
    expect(convert(bot, { from: 11, to: 12 }).code !== bot).toBe(isConverted);
  });
});

describe("functions of the bot's own", () => {
  it.each([
    ["const escapeMarkdown = (text, a, b) => text;\nescapeMarkdown(x, false, false);\n", 0],
    ["const { escapeMarkdown } = require('./texts');\nescapeMarkdown(x, true);\n", 0],
    ["const { escapeMarkdown } = require('discord.js');\nescapeMarkdown(x, true);\n", 1],
    ["const { Util: { escapeMarkdown } } = require('discord.js');\nescapeMarkdown(x, false, true);\n", 1],
    ["const { Util } = require('discord.js');\nUtil.escapeMarkdown(x, false, true);\n", 1],
    ["const Discord = require('discord.js');\nDiscord.escapeMarkdown(x, false, true);\n", 1],
    ["const texts = require('./texts');\ntexts.escapeMarkdown(x, false, true);\n", 0],
  ])("are left alone: %s", (source, remarks) => {
    const bot = `require('discord.js');\n${source}`;
    const { code, diagnostics } = convert(bot, { from: 11, to: 12 });
    expect(code).toBe(bot);
    expect(diagnostics.filter(({ rule }) => rule === "12-T29")).toHaveLength(remarks);
  });

  it("may have what a class of the file has, too: that is told, and stays", () => {
    const bot =
      "require('discord.js');\nclass Own { addRole(x, y) {} }\nexports.run = (message, one) => { one.addRole(x, y); one.removeRole(x); };\n";
    const { code, diagnostics } = convert(bot, { from: 11, to: 12 });
    expect(code).toBe(bot.replace("one.removeRole", "one.roles.remove"));
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toEqual([["12-048", 3]]);
  });

  it("are known by what their own variable holds, not by one of the same name", () => {
    const bot =
      "require('discord.js');\nconst Player = require('./player');\nfunction f() { let one; one = new Player(); }\nfunction g(one) { one.sendEmbed(x); }\n";
    expect(convert(bot, { from: 11, to: 12 }).code).toContain("one.send({ embed: x })");
  });
});

describe("what a file of the bot's own exports as Client", () => {
  it.each([
    ["const Client = require('./bot').Client;\n", true],
    ["import { Client } from './bot.js';\n", true],
    ["const { Client } = require('./bot');\nclass Own extends Client {}\n", false],
    ["const { Client } = require('./bot');\nconst one = new Client();\n", false],
    ["const { Client } = require('pg');\n", false],
  ])("is the bot where nothing is made of it: %s", (made, isBot) => {
    const asked = "Client.channels.get(1);\n";
    const expected = isBot ? asked.replace("channels", "channels.cache") : asked;
    expect(convert(made + asked, { from: 11, to: 12 }).code).toBe(made + expected);
  });
});

describe("voice that another file hands on", () => {
  it("is known by the names that it has in bots", () => {
    const bot =
      "class Player { play() { this.dispatcher = this.song.play(1); this.dispatcher.on('end', f); } }\nasync function play(msg) { let voiceConnection; voiceConnection = await joined(msg); voiceConnection.playStream(x); }\n";
    expect(convert(bot, { from: 11, to: 12 }).code).toBe(
      bot.replace("'end'", "'finish'").replace("playStream", "play"),
    );
  });
});

describe("a remark for type checkers", () => {
  const rulesOf = (source: string, from: 12 | 13) =>
    convert(`const Discord = require('discord.js');\n${source}`, { from, to: from === 12 ? 13 : 14 })
      .diagnostics.filter(({ reason }) => reason === "types")
      .map(({ rule }) => rule);

  it.each([
    ["channel.createMessageCollector(f).on('end', () => message.reply('x'));", ["13-T56"]],
    ["channel.createMessageCollector(f).on('end', () => { f(() => { return message.reply('x'); }); });", []],
    ["const one = channel.createMessageCollector(f); one.on('end', () => one.stop());", []],
    ["stream.on('end', () => message.reply('x'));", []],
    ["new Discord.MessageEmbed().setColor(process.env.COLOR);", ["13-T39"]],
    ["const process = require('./process'); new Discord.MessageEmbed().setColor(process.env.COLOR);", []],
  ])("says what a listener gives and what a color is, from 12 to 13: %s", (source, rules) => {
    expect(rulesOf(`function f(message, channel, stream) { ${source} }`, 12)).toEqual(rules);
  });

  it.each([
    ["f(message.components[0].components);", ["14-T94"]],
    ["f(new Discord.MessageActionRow().components);", []],
    ["f(interaction.options.getMessage('x'));", ["14-T95"]],
    ["f(interaction.options._hoistedOptions);", ["14-T96"]],
    ["f(chat.getMessage('x'), chat._group);", []],
    ["const one = { ephemeral: true }; interaction.editReply(one);", ["14-T97"]],
    ["interaction.reply({ content: x, ephemeral: true });", []],
    [
      "new Discord.MessageEmbed().setFooter({ text: x, iconUrl: y }).setAuthor({ name: x, url: y });",
      ["14-T98"],
    ],
  ])("says what the new types do not have, from 13 to 14: %s", (source, rules) => {
    expect(rulesOf(`function f(message, interaction) { ${source} }`, 13)).toEqual(rules);
  });
});

describe("a parameter that is said to be a text, and is passed an embed", () => {
  it("is left to a person", () => {
    const bot =
      "const { MessageEmbed } = require('discord.js');\n/** @param {String} question */\nfunction ask(channel, question) { channel.send(question); }\nask(x, new MessageEmbed());\n";
    const { code, diagnostics } = convert(bot, { from: 12, to: 13 });
    expect(code).toBe(bot);
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toEqual([["13-009", 3]]);
  });
});

describe("the type of an option, read as a text", () => {
  it("is spelled as it was, also where version 14 writes it as one word", () => {
    const source = (type: string): string =>
      `const Discord = require('discord.js');\n/** @param {Discord.CommandInteraction} one */\nexports.g = one => {\n  for (const i of one.options.data) f(${type}.includes('SUB_COMMAND'));\n};\n`;
    const { code, diagnostics } = convert(source("i.type.toString()"), { from: 13, to: 14 });
    expect(code).toBe(
      source(
        "Discord.ApplicationCommandOptionType[i.type].replace(/[a-z](?=[A-Z])/g, '$&_').replace('Sub', 'Sub_').toUpperCase().toString()",
      ),
    );
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["14-007"]);
  });
});
