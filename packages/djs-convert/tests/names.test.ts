import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("names that a file takes from discord.js below other code", () => {
  const late = 'const { DiscordAPIError, Intents } = require("discord.js");\n';

  it("are not asked for above", () => {
    const source = `const Discord = require("discord.js");\nconst one = new Discord.Client();\n${late}`;
    const { code } = convert(source, { from: 12, to: 13 });
    expect(code).toContain("new Discord.Client({ intents: [Discord.Intents.FLAGS.GUILDS");
    const head = `const Discord = require("discord.js");\nconst token = "x";\n${late}new Discord.Client();\n`;
    expect(convert(head, { from: 12, to: 13 }).code).toContain("intents: [Intents.FLAGS.GUILDS");
  });

  it("are not added to", () => {
    const source = `const Discord = require("discord.js");\nconst one = new Discord.Client();\n${late.replace(", Intents", "")}`;
    const { code } = convert(source, { from: 12, to: 13 });
    expect(code).toContain("intents: [Discord.Intents.FLAGS.GUILDS");
    expect(code).toContain("const { DiscordAPIError } =");
  });
});
