import { expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

it.each([
  ["x.msg.channel.sendMessage('a');", "x.msg.channel.send('a');"],
  [
    "x.message.guild.channels.find('name', 'a');",
    "x.message.guild.channels.cache.find(x => x.name === 'a');",
  ],
  ["x.message.member.addRole(y);", "x.message.member.roles.add(y);"],
  [
    "x.message.reply(x.message.author.avatarURL);",
    "x.message.reply(x.message.author.avatarURL({ format: 'png', dynamic: true, size: 2048 }));",
  ],
])("a file that is a bot's by what a message alone has: %s", (line, expected) => {
  const around = (code: string): string => `exports.act = x => {\n  ${code}\n};\n`;
  expect(convert(around(line), { from: 11, to: 12 }).code).toBe(around(expected));
});

it("a file that is a bot's by what a command takes apart", () => {
  const command = (edit: string, params: string): string =>
    `module.exports = { execute: async (${params}) => { await args[0].${edit}(x, { SEND_MESSAGES: false }); } };\n`;
  const converted = (params: string): string =>
    convert(command("updateOverwrite", params), { from: 12, to: 13 }).code;
  const params = "{ client, message, args }";
  expect(converted(params)).toBe(command("permissionOverwrites.edit", params));
  expect(converted("{ message, other }")).toBe(command("updateOverwrite", "{ message, other }"));
});

it("a file that is a bot's by how it waits for messages", () => {
  const around = (code: string): string =>
    `module.exports = class {\n  async ask() {\n    await this.origin.awaitMessages(${code});\n  }\n};\n`;
  expect(convert(around("x => x.content, { max: 1 }"), { from: 12, to: 13 }).code).toBe(
    around("{ filter: x => x.content, max: 1 }"),
  );
});

it.each([
  ["x.channel.bulkDelete(y);", true],
  ["await x.channel.messages.fetch({ limit: 100 });", true],
  ["x.queue.bulkDelete(y);", false],
  ["await x.channel.fetch({ limit: 100 });", false],
  ["await x.inbox.messages.fetch({ limit: 100 });", false],
])("a file that is a bot's by what it does in a channel: %s", (line, isBot) => {
  const source = `exports.act = async x => {\n  ${line}\n  f(y.keyArray());\n};\n`;
  const expected = isBot ? source.replace("y.keyArray()", "[...y.keys()]") : source;
  expect(convert(source, { from: 12, to: 13 }).code).toBe(expected);
});

it.each([
  ["x.user.setPresence({ game: { name: 'a' } });", true],
  ["x.user.setActivity('a');", true],
  ["x.setActivity('a');", false],
  ["require('discord-rpc').login(); x.user.setActivity('a');", false],
])("a file that is a bot's by what it shows: %s", (line, isBot) => {
  const source = `exports.act = x => {\n  ${line}\n  f(y.keyArray());\n};\n`;
  const shown = source.replace("game: { name: 'a' }", "activity: { name: 'a' }");
  expect(convert(source, { from: 11, to: 12 }).code).toBe(shown);
  const next = isBot ? shown.replace("y.keyArray()", "[...y.keys()]") : shown;
  const last = next.replace("activity: { name: 'a' }", "activities: [{ name: 'a' }]");
  expect(convert(shown, { from: 12, to: 13 }).code).toBe(last);
});

it.each([
  "x.message.channel.push('a');",
  "x.message.reply(x.message.author.name);",
  "x.mail.author.avatarURL;",
])("a file that says nothing of the kind: %s", line => {
  const source = `exports.act = x => {\n  ${line}\n  x.reply(x.author.avatarURL);\n};\n`;
  expect(convert(source, { from: 11, to: 12 }).code).toBe(source);
});

const index =
  "const Discord = require('discord.js');\nconst client = new Discord.Client({ intents: 1 });\nprocess.on('unhandledRejection', f);\n";

it.each([
  ["events/error.js", "module.exports = f;\n", []],
  ["events/any.js", "module.exports = { name: 'error', run: f };\n", []],
  ["events/any.js", "client.once('error', f);\n", []],
  ["events/mirror.js", "module.exports = f;\n", ["14-T147"]],
  ["events/any.js", "module.exports = { name: 'errors', run: f };\n", ["14-T147"]],
])("who hears the errors of the client is seen in all files: %s, %s", (path, text, expected) => {
  const { files } = convertProject(
    [
      { path: "index.js", text: index },
      { path, text },
    ],
    { from: 13, to: 14 },
  );
  expect(files[0]?.diagnostics.map(({ rule }) => rule)).toEqual(expected);
});

it.each([
  ["if (x.guild.me.permissions) f();", true],
  ["f(x.guild.me);", false],
  ["x.me.permissions.list();", false],
  ["x.group.me.permissions.list();", false],
])("a bot's own member makes a file a bot's: %s", (line, isBot) => {
  const source = `exports.act = x => {\n  ${line}\n  f(x.all.array());\n};\n`;
  const expected = isBot ? source.replace("x.all.array()", "[...x.all.values()]") : source;
  expect(convert(source, { from: 12, to: 13 }).code).toBe(expected);
});
