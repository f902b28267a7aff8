import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

/** What becomes of a client's options in a bot that asks for a version. */
function converted(options: string, code: string, version = "12.5.3") {
  const files = [
    { path: "package.json", text: JSON.stringify({ dependencies: { "discord.js": version } }) },
    {
      path: "index.js",
      text: `const Discord = require("discord.js");\nconst client = new Discord.Client(${options});\n${code}\n`,
    },
  ];
  const { files: done } = convertProject(files, { from: 12, to: 13 });
  const [, index] = done;
  return { line: index?.after.split("\n")[1], told: index?.diagnostics.map(one => one.rule) };
}

const joins = "client.on('guildMemberAdd', f);";

describe("intents that version 12 did not look at", () => {
  it.each([
    [
      "{ intents: ['GUILDS', 'GUILD_MESSAGES'] }",
      "{ intents: ['GUILDS', 'GUILD_MESSAGES', 'GUILD_MEMBERS'] }",
    ],
    [
      "{ intents: [Discord.Intents.FLAGS.GUILDS] }",
      "{ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MEMBERS, Discord.Intents.FLAGS.GUILD_MESSAGES] }",
    ],
    [
      "{ intents: [Discord.Intents.FLAGS.GUIDS, Discord.Intents.FLAGS.GUILD_MESSAGES] }",
      "{ intents: [Discord.Intents.FLAGS.GUILD_MESSAGES, Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MEMBERS] }",
    ],
    [
      "{ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.MEMBERS] }",
      "{ intents: [Discord.Intents.FLAGS.GUILDS, Discord.Intents.FLAGS.GUILD_MEMBERS, Discord.Intents.FLAGS.GUILD_MESSAGES] }",
    ],
    [
      "{ intents: ['GUILDS', Discord.Intents.FLAGS.A, Discord.Intents.FLAGS.B] }",
      "{ intents: ['GUILDS', 'GUILD_MEMBERS', 'GUILD_MESSAGES'] }",
    ],
    [
      "{ intents: [Discord.Intents.FLAGS.A, Discord.Intents.FLAGS.B, 'GUILDS'] }",
      "{ intents: ['GUILDS', 'GUILD_MEMBERS', 'GUILD_MESSAGES'] }",
    ],
    [
      "{ intents: [Discord.Intents.FLAGS.GUILDS, /* a */ Discord.Intents.FLAGS.MEMBERS, 'GUILD_BANS'] }",
      "{ intents: [Discord.Intents.FLAGS.GUILDS, /* a */ 'GUILD_BANS', 'GUILD_MEMBERS', 'GUILD_MESSAGES'] }",
    ],
  ])("are completed by those that the bot needs: %s", (before, after) => {
    const { line, told } = converted(before, joins);
    expect(line).toBe(`const client = new Discord.Client(${after});`);
    expect(told).toContain("13-003");
  });

  it("come with what direct messages need", () => {
    const { line } = converted(
      "{ intents: ['GUILDS', 'GUILD_MESSAGES'] }",
      "client.on('message', m => f(m.channel.type === 'dm'));",
    );
    expect(line).toContain("'GUILD_MESSAGES', 'DIRECT_MESSAGES']");
    expect(line).toContain("partials: ['CHANNEL']");
  });

  it.each([
    ["{ intents: ['GUILDS', 'GUILD_MESSAGES', 'GUILD_MEMBERS'] }", "12.5.3"],
    ["{ intents: mine }", "12.5.3"],
    ["{ intents: 513 }", "12.5.3"],
    ["{ intents: [f()] }", "12.5.3"],
    ["{ intents: [GUILDS] }", "12.5.3"],
    ["{ intents: [...Object.values(Discord.Intents.FLAGS)] }", "12.5.3"],
    ["{ intents: ['GUILDS', ...mine] }", "12.5.3"],
    ["{ intents: ['GUILDS'] }", "13.0.0"],
  ])("stay as they are: %s, %s", (options, version) => {
    expect(converted(options, joins, version).line).toBe(`const client = new Discord.Client(${options});`);
  });
});
