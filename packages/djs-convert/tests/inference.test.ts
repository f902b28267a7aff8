import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("what is known about values", () => {
  it("takes a parameter whose type is a builder's for one that was made", () => {
    const source =
      "import { Interaction, MessageEmbed } from 'discord.js';\n" +
      "const add = (embed: MessageEmbed) => { embed.addField('a', 'b').addField('c', 'd'); };\n" +
      "const is = (interaction: Interaction) => interaction.message.type === 'DEFAULT';\n";
    const once = convert(source, { from: 13, to: 14, filename: "a.ts" }).code;
    expect(once).toContain("embed.addFields({ name: 'a', value: 'b' }).addFields({ name: 'c', value: 'd' })");
    expect(once).toContain("interaction.message.type === MessageType.Default");
    expect(convert(once, { from: 13, to: 14, filename: "a.ts" }).code).toBe(once);
  });

  it.each([
    ["let client = null;\nfunction f() { client.users.get(1); }\n", "client.users.cache.get(1)"],
    ["let guild = null;\nguild = records.findOne(1);\nguild.members.get(1);\n", "guild.members.get(1)"],
    [
      "const all = [];\nall.push(client.guilds.first());\nfor (const one of all) one.members.get(1);\n",
      "one.members.cache.get(1)",
    ],
    ["const pair = [1, client.guilds.first()];\npair[1].members.get(1);\n", "pair[1].members.cache.get(1)"],
    ["const [a, b] = [client.x, client.guilds.first()];\nb.members.get(1);\n", "b.members.cache.get(1)"],
    ["let one;\none ??= client.guilds.first();\none.members.get(1);\n", "one.members.cache.get(1)"],
    [
      "const lib = __importStar(require('discord.js'));\nnew lib.Client().guilds.get(1);\n",
      "new lib.Client().guilds.cache.get(1)",
    ],
    [
      "const { Client, ...rest } = require('discord.js');\nf(new rest.RichEmbed());\n",
      "new rest.MessageEmbed()",
    ],
    [
      "const main = {};\nmain.api = new (require('discord.js').Client)();\nmain.api.guilds.get(1);\n",
      "main.api.guilds.cache.get(1)",
    ],
  ])("knows what a variable will hold: %s", (source, expected) => {
    const bot = `require("discord.js");\n${source}`;
    expect(convert(bot, { from: 11, to: 12 }).code).toContain(expected);
  });

  it.each([
    [
      13,
      "async execute(client, i) { if (i.isButton()) return; i.guild.me; i.channel.createWebhook('a', { avatar: 'b' }); }",
      "i.guild.members.me; i.channel.createWebhook({ name: 'a', avatar: 'b' })",
    ],
    [
      11,
      "run(client, oldOne) { f(oldOne.author.avatarURL, oldOne.channel); }",
      "f(oldOne.author.avatarURL({ format: 'png', dynamic: true, size: 2048 }), oldOne.channel)",
    ],
    [
      11,
      "run(client, post) { f(post.author.avatarURL, post.title); }",
      "f(post.author.avatarURL, post.title)",
    ],
    [
      13,
      "run(client, page) { page.url; page.channel.edit({ a: 1 }, 'b'); }",
      "page.channel.edit({ a: 1 }, 'b')",
    ],
  ] as const)("knows a parameter by what is read of it: from %i, %s", (from, method, expected) => {
    const bot = `require("discord.js");\nmodule.exports = { ${method} };\n`;
    const to = from === 11 ? 12 : 14;
    expect(convert(bot, { from, to }).code).toContain(expected);
  });

  it("knows the handler of voice states by what it compares, where the file has no name", () => {
    const source =
      "module.exports = (client, oldMember, newMember) => {\n  if (oldMember.voiceChannel === newMember.voiceChannel) return;\n  f(`${newMember} ${newMember.user.tag}`);\n};\n";
    const { code } = convert(source, { from: 11, to: 12 });
    expect(code).toBe(
      "module.exports = (client, oldState, newState) => {\n  if (oldState.channel === newState.channel) return;\n  f(`${newState.member} ${newState.member.user.tag}`);\n};\n",
    );
    expect(convert(code, { from: 11, to: 12 }).code).toBe(code);
    const named = { from: 11, to: 12, filename: "events/voiceStateUpdate.js" } as const;
    const muted = "module.exports = (oldMember, newMember) => oldMember.serverMute && f(newMember);\n";
    const once = convert(muted, named).code;
    expect(once).toBe("module.exports = (oldState, newState) => oldState.serverMute && f(newState);\n");
    expect(convert(once, named).code).toBe(once);
    const told =
      "module.exports = { name: 'voiceStateUpdate', execute: (oldMember, newMember) => f(newMember.voiceChannel) };\n";
    expect(convert(told, { from: 11, to: 12 }).code).toContain("(oldState, newState) => f(newState.channel)");
    const joined =
      "module.exports = (bot, oldMember, newMember) => newMember.voiceChannel && newMember.addRole(x);\n";
    expect(convert(joined, { from: 11, to: 12 }).code).toBe(
      "module.exports = (bot, oldState, newState) => newState.channel && newState.member.roles.add(x);\n",
    );
    const other = "exports.f = (oldMember, newMember) => oldMember.voiceChannel || newMember.user.tag;\n";
    expect(convert(other, { from: 11, to: 12 }).code).not.toContain("State");
  });

  it("takes Client for the bot's class where another file has put it on global", () => {
    const source = "const one = new Client();\none.channels.get(x).send('a');\n";
    expect(convert(source, { from: 11, to: 12 }).code).toBe(source.replace(".get", ".cache.get"));
    const own = `class Client {}\n${source}`;
    expect(convert(own, { from: 11, to: 12 }).code).toBe(own);
  });

  it("knows this in functions that are assigned to this", () => {
    const source =
      "const { Client, WebhookClient } = require('discord.js');\nclass A extends Client {\n  constructor() {\n    super({ intents: 1 });\n    this.hook = new WebhookClient({ id: 'a', token: 'b' });\n    this.say = function (text) {\n      this.hook.send('', { embeds: [text] });\n    };\n  }\n}\n";
    const { code } = convert(source, { from: 12, to: 13 });
    expect(code).toBe(source.replace("send('', {", "send({"));
  });

  it("goes by what a method gives, not by what it is called", () => {
    const source =
      "require('discord.js');\nclass A {\n  static say(message) { message.channel.send('a', this.smallEmbed()); }\n  static smallEmbed() { return { embed: { title: 'b' } }; }\n}\n";
    expect(convert(source, { from: 12, to: 13 }).code).toBe(
      source
        .replace("'a', this.smallEmbed()", "{ content: 'a', ...this.smallEmbed() }")
        .replace("{ embed: { title: 'b' } }", "{ embeds: [{ title: 'b' }] }"),
    );
  });

  it("takes Discord for the package where another file has put it on global", () => {
    const source = "module.exports = (client, message) => message.channel.send(new Discord.RichEmbed());\n";
    expect(convert(source, { from: 11, to: 14 }).code).toBe(
      "module.exports = (client, message) => message.channel.send({ embeds: [new Discord.EmbedBuilder()] });\n",
    );
  });

  it("goes by what a parameter is called where it is given something of an unknown class", () => {
    const source =
      "class A extends B { run() { post(this); } }\nfunction post(client) { f(client.guilds.size); }\n";
    expect(convert(source, { from: 11, to: 12 }).code).toContain("client.guilds.cache.size");
  });

  it.each([
    [
      "a parameter",
      "exports.run = (message, args, Discord) => message.channel.send(new Discord.RichEmbed());\n",
    ],
    [
      "taken apart",
      "exports.run = ({ message, Discord }) => message.channel.send(new Discord.RichEmbed());\n",
    ],
    [
      "of a file of the bot's own",
      "const { Discord } = require('../index');\nexports.run = message => message.channel.send(new Discord.RichEmbed());\n",
    ],
    [
      "hung on the client",
      "exports.run = (client, message) => message.channel.send(new client.Discord.RichEmbed());\n",
    ],
    ["of a class", "class A { run(message) { message.channel.send(new this.Discord.RichEmbed()); } }\n"],
  ])("takes Discord for the package where it is %s", (_, source) => {
    expect(convert(source, { from: 11, to: 14 }).code).toBe(
      source.replace(/send\((.*)RichEmbed\(\)\)/, "send({ embeds: [$1EmbedBuilder()] })"),
    );
  });

  it.each([
    "const Discord = require('eris');\nexports.run = message => f(new Discord.RichEmbed(message.id));\n",
    "const kit = require('kit');\nexports.run = message => f(new kit.Discord.RichEmbed(message.id));\n",
  ])("leaves alone what another package calls so: %s", source => {
    expect(convert(source, { from: 11, to: 14 }).code).toBe(source);
  });

  it("knows a class by its name where it is handed on", () => {
    const source =
      "exports.run = (client, message, MessageEmbed) => f(new MessageEmbed().addField('a', 'b'));\n";
    expect(convert(source, { from: 13, to: 14 }).code).toBe(
      source.replace("addField('a', 'b')", "addFields({ name: 'a', value: 'b' })"),
    );
  });

  it("knows the interaction that a framework hands on", () => {
    const source =
      "exports.run = async context => f((await context.interaction.guild.channels.fetch(x)).isText());\n";
    expect(convert(source, { from: 13, to: 14 }).code).toBe(source.replace("isText", "isTextBased"));
  });

  it.each([
    ["commands/warn.js", "message.channel.send({ embeds: [new MessageEmbed()] })"],
    ["src/events/warn.js", "message.channel.send(new MessageEmbed())"],
  ])("takes the name of a file for that of an event only where events are: %s", (filename, expected) => {
    const source =
      "const { MessageEmbed } = require('discord.js');\nmodule.exports = message => message.channel.send(new MessageEmbed());\n";
    expect(convert(source, { from: 12, to: 13, filename }).code).toContain(expected);
  });

  it("knows a bot's file by a method that nothing else has", () => {
    const source = "exports.play = async queue => queue.own.createReactionCollector(filter, { time: 9 });\n";
    expect(convert(source, { from: 12, to: 13 }).code).toContain(
      "createReactionCollector({ filter, time: 9 })",
    );
  });

  it.each([
    ["exports.run = (aruna, message, args) => f(aruna.users.get(args[0]));\n", "aruna.users.cache.get"],
    ["exports.run = (message, args, discord) => f(new discord.RichEmbed());\n", "new discord.MessageEmbed()"],
    [
      "const play = queue => new Map().get(queue).connection.playStream(f(createReactionCollector));\n",
      ".play(",
    ],
    [
      "exports.run = (client, message) => f(message.home.discordGuild.channels.find(x => x));\n",
      "channels.cache.find",
    ],
    ["exports.run = (message, args) => f(args.user.presence.game);\n", "presence.activities[0]"],
    ["const weigh = mentionedMember => f(mentionedMember.highestRole, RichEmbed);\n", "roles.highest"],
  ])("knows a bot by the signs of one: %s", (source, expected) => {
    const { code } = convert(source, { from: 11, to: 12 });
    expect(code).toContain(expected);
    expect(convert(code, { from: 11, to: 12 }).code).toBe(code);
  });

  it.each([
    "exports.run = (aruna, message, args) => f(aruna.utils.fetchMember(message.guild, args[0]));\n",
    "exports.run = (client, message, args) => f(settings.presence.game);\n",
    "const { Client } = require('eris');\nexports.run = (client, message) => f(client.fetchUser(x), message.member.voiceChannel);\n",
    "const kit = require('kit');\nf(kit.members.cache.get(x), y.fetchUser(z), new kit.MessageEmbed());\n",
  ])("leaves alone what is the bot's own, or of another package: %s", source => {
    expect(convert(source, { from: 11, to: 12 }).code).toBe(source);
  });

  it.each([
    [
      "events/guildMemberAdd.js",
      "exports.run = (aruna, member) => f(aruna.users.get(member.id));\n",
      "users.cache",
    ],
    [
      "commands/resume.js",
      "exports.run = (client, message) => f(message.member.voiceChannel);\n",
      "voice.channel",
    ],
  ])("knows who is who in %s", (filename, source, expected) => {
    expect(convert(source, { from: 11, to: 12, filename }).code).toContain(expected);
  });

  it("takes two names that are reached through one export now in once", () => {
    const source =
      "const { splitMessage, Client, escapeMarkdown } = require('discord.js');\nf(splitMessage(a), escapeMarkdown(b));\n";
    expect(convert(source, { from: 12, to: 13 }).code).toBe(
      "const { Client, Util } = require('discord.js');\nf(Util.splitMessage(a), Util.escapeMarkdown(b));\n",
    );
    const module =
      "import { Client, splitMessage, escapeMarkdown } from 'discord.js';\nf(splitMessage(a), escapeMarkdown(b));\n";
    expect(convert(module, { from: 12, to: 13 }).code).toBe(
      "import { Client, Util } from 'discord.js';\nf(Util.splitMessage(a), Util.escapeMarkdown(b));\n",
    );
  });

  it("takes what was made here for that, whatever a comment calls it", () => {
    const source =
      "const { MessageEmbed } = require('discord.js');\n/** @type {MessageEmbed} */\nconst one = new MessageEmbed();\none.addField('a', 'b');\n";
    expect(convert(source, { from: 13, to: 14 }).code).toContain("one.addFields({ name: 'a', value: 'b' })");
  });

  it("knows what an object that says its event is given", () => {
    const source = "module.exports = { name: 'guildMemberAdd', execute(m) { f(m.hasPermission(need)); } };\n";
    expect(convert(source, { from: 12, to: 13 }).code).toBe(
      source.replace("hasPermission", "permissions.has"),
    );
    const command = source.replace("name:", "description: 'a', name:");
    expect(convert(command, { from: 12, to: 13 }).code).toBe(command);
  });

  it("knows what comes first where something of the bot's own comes behind what an event has", () => {
    const source = "exports.run = (interaction, words) => f(interaction.isContextMenu(), words);\n";
    const { code } = convert(source, { from: 13, to: 14, filename: "events/interactionCreate.js" });
    expect(code).toContain("isContextMenuCommand()");
    const other = "exports.run = (aruna, member) => f(aruna.fetchUser(member.voiceChannel));\n";
    const joined = convert(other, { from: 11, to: 12, filename: "events/guildMemberAdd.js" });
    expect(joined.code).toContain("aruna.users.fetch(member.voice.channel)");
  });

  it("tells of packages that did for version 12 what version 13 does", () => {
    const { diagnostics } = convert("require('discord-reply');\nrequire('other');\n", { from: 12, to: 13 });
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toEqual([["13-T53", 1]]);
  });

  it("leaves packages of a bot that has been converted", () => {
    const source =
      "const { ChannelType } = require('discord-api-types/v10');\nconst { SlashCommandBuilder } = require('@discordjs/builders');\nconst { EmbedBuilder } = require('discord.js');\n";
    const { code, diagnostics } = convert(source, { from: 13, to: 14 });
    expect(code).toBe(source);
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toEqual([["14-002", 2]]);
  });

  it("makes a number only of the color of what is an embed", () => {
    const source = "require('discord.js');\nx.setColor('#fff').setColor('RED');\n";
    expect(convert(source, { from: 13, to: 14 }).code).toBe(source.replace("'RED'", "'Red'"));
  });

  it("knows what flags have in version 14", () => {
    const source =
      "require('discord.js');\nexports.run = (client, message) => f(message.author.flags.toArray().length);\n";
    expect(convert(source, { from: 13, to: 14 }).diagnostics).toEqual([]);
  });
});
