import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const heard = 'client.on("message", m => { if (m.channel.type === "dm") m.reply("no"); });';
const client = (options: string): string =>
  `const Discord = require("discord.js");\nconst client = new Discord.Client(${options});\n`;

const converted = (code: string, to: 13 | 14 = 13) => convert(code, { from: 12, to });
const partialsIn = (code: string): string | undefined => /partials: (\[[^\]]*\]|\w+)/.exec(code)?.[1];
const rulesOf = (found: readonly { rule: string }[]): string[] => found.map(({ rule }) => rule);

describe("direct messages", () => {
  it.each([
    ["", "['CHANNEL']"],
    ["{}", "['CHANNEL']"],
    ["{ fetchAllMembers: true }", "['CHANNEL']"],
    ['{ presence: { status: "idle" } }', "['CHANNEL']"],
    ["{ partials: [] }", "['CHANNEL']"],
    ['{ partials: ["MESSAGE"] }', "[\"MESSAGE\", 'CHANNEL']"],
    ['{ partials: ["CHANNEL", "USER"] }', '["CHANNEL", "USER"]'],
    ['{ ws: { intents: ["GUILDS", "DIRECT_MESSAGES"] } }', "['CHANNEL']"],
    ['{ ws: { intents: ["GUILDS"] } }', undefined],
    ['{ intents: ["GUILDS", "DIRECT_MESSAGES"] }', undefined],
  ])("a bot that answers them has the partial that they need: new Client(%s)", (options, partials) => {
    const { code } = converted(client(options) + heard);
    expect(partialsIn(code)).toBe(partials);
    expect(converted(code).code).toBe(code);
  });

  it("is a likely change of its own where there are options, so that one can reject it", () => {
    const { changes } = converted(client('{ presence: { status: "idle" } }') + heard);
    expect(changes.find(({ rule }) => rule === "13-008")).toMatchObject({ confidence: "likely" });
  });

  it("goes on to version 14", () => {
    expect(converted(client("") + heard, 14).code).toContain("partials: [Discord.Partials.Channel]");
  });

  it("says so where the partials stand elsewhere, or the client does", () => {
    expect(rulesOf(converted(client("{ partials: list }") + heard).diagnostics)).toContain("13-008");
    expect(rulesOf(converted(`require("discord.js");\n${heard}`).diagnostics)).toContain("13-008");
  });

  it.each([
    'client.on("message", m => {\n  if (m.channel.type === "dm") return;\n  m.reply("a");\n});',
    'client.on("message", m => {\n  if (m.author.bot || m.channel.type == "dm") { return }\n  m.reply("a");\n});',
    'client.on("message", m => m.reply("a"));',
  ])("leaves a bot alone to which none matters", use => {
    const { code, diagnostics } = converted(client("") + use);
    expect(partialsIn(code)).toBeUndefined();
    expect(rulesOf(diagnostics)).not.toContain("13-008");
  });

  it("is seen in other files of the bot, and said once", () => {
    const event = `module.exports = (client, message) => { if (message.channel.type === "dm") message.reply("no"); };`;
    const { files } = convertProject(
      [
        { path: "index.js", text: client("") },
        { path: "events/message.js", text: event },
      ],
      { from: 12, to: 13 },
    );
    expect(partialsIn(files[0]?.after ?? "")).toBe("['CHANNEL']");
    expect(files.flatMap(({ diagnostics }) => rulesOf(diagnostics))).not.toContain("13-008");
  });

  it("hears what answers to what it has written, reactions as well", () => {
    const { code } = converted(
      `${client("")}client.on("message", m => m.author.send(x).then(one => one.createReactionCollector(f)));`,
    );
    expect(code).toContain(
      "FLAGS.DIRECT_MESSAGES, Discord.Intents.FLAGS.DIRECT_MESSAGE_REACTIONS], partials: ['CHANNEL']",
    );
  });

  it("asks for nothing that only comments speak of", () => {
    const said =
      '// client.on("presenceUpdate", f)\n/* member.presence */\nglob("a/**/*.js", f); // guildMemberAdd\n';
    const { code } = converted(client("") + said);
    expect(code).toContain("intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MESSAGES] }");
  });

  it.each([
    ["m.guild == null && f()", false],
    ["message.guild == null && f()", true],
    ["if (message.guild === undefined) f()", true],
    ["if (!message.guild) f()", true],
    ["if (!message.guild) return", false],
    ["if (message.guild == null) return", false],
  ])("are asked for where something is done with them: %s", (code, isAsked) => {
    const source = `${client("")}client.on("message", (message, m) => {\n  ${code};\n});\n`;
    expect(converted(source).code.includes("DIRECT_MESSAGES")).toBe(isAsked);
  });
});
