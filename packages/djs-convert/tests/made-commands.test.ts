import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const step = { from: 12, to: 13 } as const;

describe("functions that are passed to what a file exports", () => {
  const command =
    "const { MessageEmbed } = require('discord.js');\nconst { OwnCommand } = require('own-package');\nmodule.exports = new OwnCommand('ban', async ({ message, client }) => {\n  message.channel.send(new MessageEmbed());\n  return client.guilds.cache.array();\n});\n";

  it("are commands, whoever wrote the class", () => {
    const { code, changes } = convert(command, step);
    expect(code).toBe(
      command
        .replace("send(new MessageEmbed())", "send({ embeds: [new MessageEmbed()] })")
        .replace("client.guilds.cache.array()", "[...client.guilds.cache.values()]"),
    );
    expect(new Set(changes.map(({ confidence }) => confidence))).toEqual(new Set(["likely"]));
    expect(convert(code, step).code).toBe(code);
  });

  it("are something else where another package makes another thing, or nothing is exported", () => {
    const nameless = command.replace("client.guilds.cache.array()", "client.users.array()");
    const queue = nameless.replaceAll("OwnCommand", "Queue");
    expect(convert(queue, step).code).toBe(queue);
    const inner = nameless.replace("module.exports = new", "const inner = new");
    expect(convert(inner, step).code).toBe(inner);
  });

  it("are given a client all the same, where it is asked for its servers", () => {
    const queue = command.replaceAll("OwnCommand", "Queue");
    expect(convert(queue, step).code).toBe(
      queue.replace("client.guilds.cache.array()", "[...client.guilds.cache.values()]"),
    );
  });

  it("are commands also where the file exports a copy of what is made", () => {
    const copy = command.replace("exports = new", "exports = { ...new").replace("});\n", "}) };\n");
    expect(convert(copy, step).code).toContain("send({ embeds: [new MessageEmbed()] })");
    const inner = copy.replace("module.exports = {", "const inner = {");
    expect(convert(inner, step).code).not.toContain("embeds");
  });

  it("hear the event that is said beside them", () => {
    const event =
      "const { MessageEmbed } = require('discord.js');\nconst { OwnEvent } = require('own-package');\nmodule.exports = new OwnEvent('guildUpdate', (before, after) => before.afkChannelID === after.afkChannelID);\n";
    expect(convert(event, step).code).toBe(event.replaceAll("afkChannelID", "afkChannelId"));
    const other = event.replace("'guildUpdate'", "'somethingElse'");
    expect(convert(other, step).code).toBe(other);
  });
});

describe("modules that another package loads", () => {
  const of = (...lines: string[]) =>
    `const { Module } = require('own-package');\nmodule.exports = new Module()\n${lines.join("\n")};\n`;

  it("are given the events that they register for", () => {
    const before = of(
      "  .addEvent('message', async msg => msg.channel.send('a', { files: [b] }))",
      "  .addEvent('guildUpdate', (before, after) => before.afkChannelID === after.afkChannelID)",
    );
    const { code, changes } = convert(before, step);
    expect(code).toBe(
      before
        .replace("'message'", "'messageCreate'")
        .replace("send('a', { files: [b] })", "send({ content: 'a', files: [b] })")
        .replaceAll("afkChannelID", "afkChannelId"),
    );
    expect(new Set(changes.map(({ confidence }) => confidence))).toEqual(new Set(["likely"]));
    expect(convert(code, step).code).toBe(code);
  });

  it("are told of events that hand over something else", () => {
    const ban = of("  .addEvent('guildBanAdd', (guild, user) => f(guild.name, user.tag))");
    const { code, diagnostics } = convert(ban, step);
    expect([code, diagnostics.map(({ rule }) => rule)]).toEqual([ban, ["13-T34"]]);
  });

  it.each([
    "  .addEventListener('message', message => message.channel.send(embed, { files: [b] }))",
    "  .addEvent('message', body => body.channel.send('a', { files: [b] }))",
    "  .addRow('guildUpdate', (one, two) => one.afkChannelID === two.afkChannelID)",
  ])("are nothing like a listener of a page, or of something else: %s", line => {
    expect(convert(of(line), step).code).toBe(of(line));
  });
});

describe("events of the bot's own", () => {
  it("hand over what the file itself emits", () => {
    const source =
      "const { EventEmitter } = require('events');\nconst { Client } = require('discord.js');\nconst won = new EventEmitter();\nnew Client().on('message', message => won.emit('won', 1, message.channel));\nwon.on('won', (count, place) => place.guild.members.get(count));\nwon.on('lost', (count, place) => place.guild.members.get(count));\n";
    expect(convert(source, { from: 11, to: 12 }).code).toBe(
      source.replace("place.guild.members.get", "place.guild.members.cache.get"),
    );
  });
});

describe("names that say less than what they hold", () => {
  it("hold an id where one is put into them", () => {
    const source =
      "require('discord.js');\nexports.run = (client, message) => {\n  let voiceChannel;\n  voiceChannel = message.member.voiceChannelID;\n  message.channel.send('a' + voiceChannel);\n};\n";
    const { code } = convert(source, { from: 11, to: 12 });
    expect(code).toBe(source.replace("member.voiceChannelID", "member.voice.channelID"));
    expect(convert(code, { from: 11, to: 12 }).code).toBe(code);
  });

  it("are presences before and after", () => {
    const source =
      "require('discord.js');\nmodule.exports = (client, oldPresence, newPresence) => newPresence.activities.find(a => a.applicationID);\n";
    expect(convert(source, step).code).toBe(source.replace("applicationID", "applicationId"));
  });

  it("are users where they come behind a guild, and have what users have", () => {
    const source =
      "require('discord.js');\nmodule.exports = (client, guild, member) => f(guild.name, member.username, member.displayAvatarURL);\n";
    const { code } = convert(source, { from: 11, to: 12 });
    expect(code).toBe(
      source.replace("displayAvatarURL", "displayAvatarURL({ format: 'png', dynamic: true, size: 2048 })"),
    );
    expect(convert(source, step).code).toContain("(client, { guild, user: member }) =>");
    const joined = source.replace("member.username", "member.roles");
    expect(convert(joined, step).code).not.toContain("{ guild");
  });
});

describe("texts that are split", () => {
  it("are split by default where a text was said", () => {
    const source =
      "require('discord.js');\nexports.run = (client, message) => message.channel.send(a, { split: '-' });\n";
    expect(convert(source, step).code).toContain("splitMessage(a).map(");
  });
});

describe("what a bot puts on process and globalThis", () => {
  it("is known like anything else, and what Node.js has there is left", () => {
    const source =
      "require('discord.js');\nprocess.bot.user.setActivity('a', { type: 'WATCHING' });\nglobalThis.bot.user.setActivity('a', { type: 'WATCHING' });\nprocess.stdout.user.setActivity('a', { type: 'WATCHING' });\n";
    const { code } = convert(source, { from: 13, to: 14 });
    expect(code.match(/ActivityType\.Watching/g)).toHaveLength(2);
    expect(code).toContain("process.stdout.user.setActivity('a', { type: 'WATCHING' })");
  });
});

describe("times of other packages", () => {
  it("are texts and times where such are asked for", () => {
    const source =
      "require('discord.js');\nconst moment = require('moment');\nexports.run = (client, message, embed) => embed.addField('a', moment(5)).setTimestamp(moment(6));\n";
    expect(convert(source, step).code).toContain("addField('a', String(moment(5))).setTimestamp(moment(6))");
    expect(convert(source, { from: 12, to: 14 }).code).toContain(
      "addFields({ name: 'a', value: String(moment(5)) }).setTimestamp(new Date(moment(6)))",
    );
  });
});

describe("what plays, out of a queue that another file fills", () => {
  it.each(["emit('finish')", "resume()", "end()", "paused"])("is told of: dispatcher.%s", use => {
    const source = `require('discord.js');\nexports.run = (client, message, args, queue) => f(queue.get(message.guild.id).dispatcher.${use});\n`;
    const { code, diagnostics } = convert(source, step);
    expect(code).toBe(source);
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toContainEqual(["13-002", 2]);
  });
});

describe("a listener that hands on the parts of a ban", () => {
  it("takes the ban apart for the file that it calls", () => {
    const files = [
      {
        path: "index.js",
        text: "const { Client } = require('discord.js');\nconst bot = new Client();\nbot.on('guildBanAdd', (guild, user) => load('guildBanAdd')(bot, guild, user));\n",
      },
      {
        path: "events/guildBanAdd.js",
        text: "require('discord.js');\nmodule.exports = (bot, guild, user) => f(guild.id, user.id);\n",
      },
    ];
    const [index, event] = convertProject(files, step).files;
    expect(index?.after).toContain("({ guild, user }) => load('guildBanAdd')(bot, guild, user)");
    expect(event?.after).toBe(files[1]?.text);
    const again = [index, event].map(file => ({ path: file?.path ?? "", text: file?.after ?? "" }));
    expect(convertProject(again, step).files.every(file => file.after === file.before)).toBe(true);
    const others = [...files.slice(1), { path: "other.js", text: "require('discord.js');\n" }];
    const alone = convertProject(others, step).files[0];
    expect(alone?.after).toContain("(bot, { guild, user }) =>");
  });
});
