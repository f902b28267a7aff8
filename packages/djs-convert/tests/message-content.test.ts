import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const made = (intents: string) =>
  `const { Client, GatewayIntentBits } = require("discord.js");\nconst client = new Client({ intents: [${intents}] });\n`;
const before =
  'const { Client, Intents } = require("discord.js");\nconst client = new Client({ intents: [Intents.FLAGS.GUILDS, Intents.FLAGS.GUILD_MESSAGES] });\n';
const without = made("GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages");
const withContent = made(
  "GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent",
);
const list = { path: "package.json", text: '{ "dependencies": { "discord.js": "^13.8.0" } }\n' };
const index = { path: "index.js", text: before };

describe("the intent for what messages say", () => {
  const converted = (...others: { path: string; text: string }[]) => {
    const { files } = convertProject([index, ...others], { from: 13, to: 14 });
    return files.find(file => file.path === "index.js")?.after;
  };

  it.each([
    ["a command that reads messages", { path: "a.js", text: "exports.run = one => f(one.content);\n" }],
    ["an event of messages", { path: "events/messageCreate.js", text: "exports.run = f;\n" }],
    ["a framework", { path: "a.js", text: "const Commands = require('wokcommands');\n" }],
    ["a collector", { path: "a.js", text: "exports.run = i => i.channel.awaitMessages({ time: 5 });\n" }],
  ])("is asked for by %s", (_what, other) => {
    expect(converted(list, other)).toBe(withContent);
  });

  it("is not asked for by a bot in which nothing reads messages: Discord refuses who has not been granted it", () => {
    expect(converted(list, { path: "a.js", text: "exports.run = i => i.reply({ content: 'a' });\n" })).toBe(
      without,
    );
    const others = [
      { path: "a.js", text: "exports.run = i => f(i.options.getMessage('message'));\n" },
      {
        path: "events/messageDelete.js",
        text: "exports.name = 'messageDelete';\nexports.run = one => f(one.id);\n",
      },
    ];
    expect(converted(list, ...others)).toBe(without);
  });

  it("is asked for where nobody knows the other files", () => {
    expect(converted()).toBe(withContent);
    expect(convert(before, { from: 13, to: 14 }).code).toBe(withContent);
  });

  it("comes under the name that the intent before it has", () => {
    const under = (name: string, taken: string) =>
      `const ${name} = require("discord.js");\n${taken}new ${name}.Client({ intents: [`;
    const reached = (flags: string, rest = "") => `${flags}.GUILD_MESSAGES${rest}] });\n`;
    expect(
      convert(`${under("DJS", "")}${reached("DJS.Intents.FLAGS")}`, { from: 13, to: 14 }).code,
    ).toContain("[DJS.GatewayIntentBits.GuildMessages, DJS.GatewayIntentBits.MessageContent]");
    const taken = under("DJS", "const { Intents } = DJS;\n");
    expect(convert(`${taken}${reached("Intents.FLAGS")}`, { from: 13, to: 14 }).code).toContain(
      "[GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent]",
    );
  });

  const bits = "const { Client, Intents } = require('discord.js');\nconst F = Intents.FLAGS;\n";
  const to14 = (code: string) => convert(`${bits}${code}\n`, { from: 13, to: 14 });

  it.each([
    ["f(new Intents().add(F.GUILDS).add(F.GUILD_MESSAGES));", ".add(F.GuildMessages, F.MessageContent));"],
    [
      "const all = new Intents(); all.add(F.GUILD_MESSAGES, F.GUILDS);",
      "all.add(F.GuildMessages, F.MessageContent, F.Guilds);",
    ],
    ["f(new Intents().add('GUILD_MESSAGES'));", ".add('GuildMessages', 'MessageContent'));"],
    ["f(F.GUILDS | F.GUILD_MESSAGES);", "f(F.Guilds | F.GuildMessages | F.MessageContent);"],
    ["f(F.GUILD_MESSAGES + F.GUILDS);", "f(F.GuildMessages + F.MessageContent + F.Guilds);"],
    [
      "const { GUILD_MESSAGES: intents } = F; f({ intents });",
      "f({ intents: [intents, GatewayIntentBits.MessageContent] });",
    ],
    [
      "const intents = 513; f(new Client({ intents }));",
      "new Client({ intents: [intents, GatewayIntentBits.MessageContent] }));",
    ],
    ["f({ intents: F.GUILD_MESSAGES });", "f({ intents: [F.GuildMessages, F.MessageContent] });"],
    ["const all = []; all.push(F.GUILD_MESSAGES);", "all.push(F.GuildMessages, F.MessageContent);"],
    [
      "const { GUILD_MESSAGES } = F; f([GUILD_MESSAGES]);",
      "{ GuildMessages: GUILD_MESSAGES } = F; f([GUILD_MESSAGES, GatewayIntentBits.MessageContent]);",
    ],
    [
      "const all = ['GUILD_MESSAGES']; f(all.map(one => Intents.FLAGS[one]));",
      "all = ['GuildMessages', 'MessageContent'];",
    ],
    [
      "const all = ['GUILD_MESSAGES']; new Client({ intents: [...all] });",
      "all = [GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent];",
    ],
    [
      "const all = { intents: ['GUILD_MESSAGES'] }; new Client(all);",
      "{ intents: [GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent] };",
    ],
    [
      "const intents = []; intents.push('GUILD_MESSAGES'); new Client({ intents });",
      "intents.push('GuildMessages', 'MessageContent');",
    ],
    ["f(new Intents(F.GUILD_MESSAGES));", "([F.GuildMessages, F.MessageContent]));"],
  ])("comes where the one for messages is: %s", (code, expected) => {
    const { code: converted, diagnostics } = to14(code);
    expect(converted).toContain(expected);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["14-005"]);
    expect(convert(converted, { from: 13, to: 14 }).code).toBe(converted);
  });

  it.each(["const one = F.GUILD_MESSAGES;", "f(x ? F.GUILD_MESSAGES : 0);"])("is told of: %s", code => {
    expect(to14(code).code).not.toContain("MessageContent");
    expect(to14(code).diagnostics.map(({ rule }) => rule)).toEqual(["14-005"]);
  });

  it.each([
    "const all = new Set(); all.add(F.GUILD_MESSAGES);",
    "f(new Intents(7).has(F.GUILD_MESSAGES));",
    "f(x & F.GUILD_MESSAGES, x === F.GUILD_MESSAGES);",
    "f({ messages: F.GUILD_MESSAGES }, new Own(F.GUILD_MESSAGES));",
  ])("is none of what is asked for here: %s", code => {
    expect(to14(code).code).not.toContain("MessageContent");
    expect(to14(code).diagnostics).toEqual([]);
  });

  it("is not looked for among other names of intents, of which the first is told of", () => {
    const list = "[\n  'GUILD_BANS',\n  'GUILD_INVITES',\n]";
    const { code, diagnostics } = to14(`const client = new Client({ intents: 1 });\nask(${list});`);
    expect(code).toContain(list);
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toEqual([["14-003", 5]]);
    expect(to14(`f(new Client({ intents: 1, partials: ['GUILD_BANS'] }));`).diagnostics).toEqual([]);
  });
});
