import { describe, expect, it } from "vitest";
import { convert, convertProject, type Version } from "../src/index.ts";

/** The files of a bot as they come out, by their paths. */
function converted(files: Readonly<Record<string, string>>, from: Version, to: Version) {
  const given = Object.entries(files).map(([path, text]) => ({ path, text }));
  const result = convertProject(given, { from, to });
  return new Map(result.files.map(({ path, after }) => [path, after]));
}

const intents = "{ intents: [Intents.FLAGS.GUILDS, Intents.FLAGS.GUILD_MESSAGES] }";

describe("a client of the bot's own class", () => {
  const alone = (body: string, made: string) =>
    convert(
      `const { Client } = require("discord.js");\nclass Bot extends Client {${body}}\nconst client = ${made};\nclient.on("message", m => m.react("x"));\n`,
      { from: 12, to: 13 },
    );

  it.each([
    "",
    " hi() {} ",
    " constructor(options) { super(options); } ",
    " constructor(...all) { super(...all); } ",
    " constructor(options) { super(options || {}); } ",
    " constructor(options = {}) { super(options); } ",
  ])("gets intents where it is made, if its class hands them on: {%s}", body => {
    const { code, diagnostics } = alone(body, "new Bot()");
    expect(code).toContain(`new Bot(${intents})`);
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toContainEqual(["13-003", 3]);
    expect(alone(body, "new Bot({ shards: 1 })").code).toMatch(/Bot\(\{ intents: \[.*\], shards: 1 \}/);
  });

  it("gets intents before options that nobody sees, unless the bot speaks of intents", () => {
    const body = " constructor(settings = {}) { super(settings.client); } ";
    const file = `const { Client } = require("discord.js");\nmodule.exports = class Bot extends Client {${body}};\n`;
    const now = converted({ "bot.js": file, "config.js": "exports.client = { shards: 1 };\n" }, 12, 13);
    expect(now.get("bot.js")).toContain(`super(${intents.replace(" }", ", ...settings.client }")})`);
    const told = converted(
      { "bot.js": file, "config.js": "exports.client = { ws: { intents: 1 } };\n" },
      12,
      13,
    );
    expect(told.get("bot.js")).toContain("super(settings.client)");
    const outside = convert("new (require('discord.js').Client)(config.client);\n", { from: 12, to: 13 });
    expect(outside.code).toMatch(/Client\)\(\{ intents: \[.*\], \.\.\.config\.client \}\)/);
    expect(outside.diagnostics.map(({ rule }) => rule)).toContain("13-003");
    const named = 'const { Client } = require("discord.js");\nconst options = require("./options");\n';
    const made = convert(`${named}new Client(options);\n`, { from: 12, to: 13 });
    expect(made.code).toMatch(/new Client\(\{ intents: \[.*\], \.\.\.options \}\);/);
    const handed = convert(`${named}exports.make = given => new Client(given);\n`, { from: 12, to: 13 });
    expect(handed.code).toContain("new Client(given)");
    const own = converted(
      { "bot.js": file, "index.js": 'const Bot = require("./bot");\nnew Bot(require("./a").b);\n' },
      12,
      13,
    );
    expect(own.get("index.js")).toContain('new Bot(require("./a").b)');
  });

  it.each([
    [" constructor(options = { ws: { intents: 1 } }) { super(options); } ", "options = { intents: 1 }"],
    [" constructor(a, options = { ws: { intents: 1 } }) { super(options); } ", "options = { intents: 1 }"],
    [
      " constructor(options = { partials: [] }) { super(options); } ",
      `options = ${intents.replace(" }", ", partials: [] }")}`,
    ],
    [
      " constructor(a, options = { partials: [] }) { super(options); } ",
      `options = ${intents.replace(" }", ", partials: [] }")}`,
    ],
  ])("keeps the options that it has where it is given none: {%s}", (body, options) => {
    const { code } = alone(body, "new Bot()");
    expect(code).toContain(options);
    expect(code).toContain("= new Bot();");
    expect(convert(code, { from: 12, to: 13 }).code).toBe(code);
    const elsewhere = converted(
      {
        "bot.js": `const { Client, Intents } = require("discord.js");\nmodule.exports = class Bot extends Client {${body}};\n`,
        "index.js": 'const Bot = require("./bot");\nnew Bot().on("message", m => m.react("x"));\n',
      },
      12,
      13,
    );
    expect(elsewhere.get("bot.js")).toContain(options);
    expect(elsewhere.get("index.js")).toContain("new Bot().on(");
  });

  it("is told of where what it is made with is not to be seen", () => {
    const { code, diagnostics } = alone("", 'new Bot(require("./options.json"))');
    expect(code).toContain('new Bot(require("./options.json"))');
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["13-003"]);
  });

  it("gets nothing where its class does not hand that on", () => {
    const body = " constructor(prefix) { super({ intents: 1 }); this.prefix = prefix; } ";
    expect(alone(body, "new Bot()").code).toContain("new Bot()");
  });

  it("may stand in another file, and extend one of a third", () => {
    const client =
      'const { Client } = require("discord.js");\nmodule.exports = class Base extends Client {};\n';
    const files = {
      "base.js": client,
      "bot.js": 'const Base = require("./base");\nmodule.exports = class Bot extends Base {};\n',
      "set.js":
        'const Base = require("./base");\nmodule.exports = class Own extends Base {\n  constructor() { super({ intents: 1 }); }\n};\n',
      "index.js":
        'const Bot = require("./bot");\nconst Own = require("./set");\nnew Bot().on("message", m => m.react("x"));\nnew Own().login();\n',
    };
    const code = converted(files, 12, 13).get("index.js") ?? "";
    expect(code).toContain(`new Bot(${intents})`);
    expect(code).toContain("new Own().login()");
  });
});

it.each([
  [13, "new Bot({ intents: ['GUILDS', 'GUILD_MESSAGES'] })"],
  [14, "new Bot({ intents: ['Guilds', 'GuildMessages', 'MessageContent'] })"],
] as const)(
  "a client that is made above where discord.js is taken in has intents as texts in %i",
  (to, made) => {
    const bot = 'const { Client } = require("discord.js");\nmodule.exports = class Bot extends Client {};\n';
    const index =
      'const Bot = require("./bot");\nconst client = new Bot();\nconst Discord = require("discord.js");\nclient.on("message", m => m.react("x"));\nmodule.exports = Discord.Client;\n';
    expect(converted({ "bot.js": bot, "index.js": index }, 12, to).get("index.js")).toContain(made);
    const direct = index.replace("new Bot()", "new Bot({ partials: ['USER'] })");
    const partial = to === 13 ? "'USER'" : "require('discord.js').Partials.User";
    expect(converted({ "bot.js": bot, "index.js": direct }, 12, to).get("index.js")).toContain(
      `[${partial}]`,
    );
    const within = index.replace(/const client.*/, "const client = (() => new Bot())();");
    expect(converted({ "bot.js": bot, "index.js": within }, 12, to).get("index.js")).toMatch(
      /new Bot\(\{ intents: \[Discord\.(Intents|GatewayIntentBits)\./,
    );
  },
);

describe("intents that code shows a need for", () => {
  const made = (line: string) =>
    convert(`const Discord = require("discord.js");\nconst client = new Discord.Client();\n${line}\n`, {
      from: 12,
      to: 13,
    }).code;

  it.each(["new Discord.ReactionCollector(x, f);", "x.awaitReactions(f);", "x.createReactionCollector(f);"])(
    "are those of reactions: %s",
    line => expect(made(line)).toContain("Intents.FLAGS.GUILD_MESSAGE_REACTIONS"),
  );

  it.each(["PRIVILEDGED", "NON_PRIVILEDGED"])("come in the place of the misspelt %s", name => {
    const { code, diagnostics } = convert(
      `const { Client, Intents } = require("discord.js");\nnew Client({ ws: { intents: Intents.${name} } }).on("guildMemberAdd", m => m.kick());\n`,
      { from: 12, to: 13 },
    );
    expect(code).toMatch(
      /\{ intents: \[Intents\.FLAGS\.GUILDS, Intents\.FLAGS\.GUILD_MEMBERS, .*GUILD_MESSAGES\] \}/,
    );
    expect(diagnostics.map(({ rule, line }) => [rule, line])).toContainEqual(["13-003", 2]);
  });

  it("are not those of what is not used", () => {
    expect(made("new Discord.MessageCollector(x, f);")).not.toContain("REACTIONS");
  });
});

describe("intents of a socket", () => {
  it.each([
    ["ws: { intents: Intents.ALL, large: 3 }", /\{ intents: \[Intents\.FLAGS\..*\], ws: \{ large: 3 \} \}/],
    [
      "ws: { large: 3, /* all */ intents: Intents.ALL, }",
      /\{ ws: \{ large: 3 \}, \/\* all \*\/ intents: \[Intents\.FLAGS\..*\] \}/,
    ],
    ["ws: { large: 3, intents: [], last: 4 }", /\{ intents: \[\], ws: \{ large: 3, last: 4 \} \}/],
  ])("stand one level higher, whatever is beside them: %s", (options, expected) => {
    const source = `const { Client, Intents } = require("discord.js");\nnew Client({ ${options} });\n`;
    const { code } = convert(source, { from: 12, to: 13 });
    expect(code).toMatch(expected);
    expect(convert(code, { from: 12, to: 13 }).code).toBe(code);
  });
});

describe("what a bot gives to its client", () => {
  const index = `const { Client, MessageEmbed } = require("discord.js");
class Bot extends Client {
  embed(text) { return new MessageEmbed().setDescription(text); }
  blank = () => new MessageEmbed();
  get home() { return this.guilds.cache.first(); }
  static fixed() { return new MessageEmbed(); }
}
class Helper {
  aid() { return new MessageEmbed(); }
}
const client = new Bot({ intents: 1 });
client.fail = require("./fail");
client.text = () => "a";
client.log = null;
client.on("message", message => require("./command").run(message));
`;
  const files = (line: string) => ({
    "index.js": index,
    "fail.js":
      'const { MessageEmbed } = require("discord.js");\nmodule.exports = text => new MessageEmbed().setTitle(text);\n',
    "command.js": `exports.run = message => {\n  ${line}\n};\n`,
  });

  it.each([
    ['message.channel.send(message.client.embed("a"));', '{ embeds: [message.client.embed("a")] }'],
    ["message.channel.send(message.client.blank());", "{ embeds: [message.client.blank()] }"],
    ['message.channel.send(message.client.fail("a"));', '{ embeds: [message.client.fail("a")] }'],
    ["message.channel.send(message.client.text());", "send(message.client.text())"],
    ["message.channel.send(message.client.fixed());", "send(message.client.fixed())"],
    ["message.channel.send(message.client.aid());", "send(message.client.aid())"],
    ["message.client.home.fetchInvites();", "message.client.home.invites.fetch()"],
    ["message.client.log.send(embed);", "message.client.log.send({ embeds: [embed] })"],
  ])("is known in all files: %s", (line, expected) => {
    expect(converted(files(line), 12, 13).get("command.js")).toContain(expected);
  });

  it("is only likely", () => {
    const given = Object.entries(files('message.channel.send(message.client.embed("a"));'));
    const result = convertProject(
      given.map(([path, text]) => ({ path, text })),
      { from: 12, to: 13 },
    );
    const { changes } = result.files.find(({ path }) => path === "command.js") ?? {};
    expect(changes?.map(({ confidence }) => confidence)).toEqual(["likely"]);
  });

  it("is unknown where two files do not agree, and where it is of something else", () => {
    const other = {
      ...files("message.channel.send(message.client.fail());\n  message.channel.send(message.client.own());"),
      "other.js": 'exports.run = client => {\n  client.fail = "a";\n};\n',
      "own.js":
        'const { MessageEmbed } = require("discord.js");\nclass Own {\n  own() { return new MessageEmbed(); }\n}\n',
    };
    const code = converted(other, 12, 13).get("command.js") ?? "";
    expect(code).toContain("message.channel.send(message.client.fail());");
    expect(code).toContain("message.channel.send(message.client.own());");
  });
});
