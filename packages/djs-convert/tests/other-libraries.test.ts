import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const same = (source: string): void => expect(convert(source, { from: 11, to: 12 }).code).toBe(source);

describe("another library for Discord in a bot that has discord.js, too", () => {
  it("keeps its client's events", () => {
    same(
      "const Discord = require('discord.io');\nconst djs = require('discord.js');\nconst bot = new Discord.Client({ token });\nbot.on('disconnect', () => bot.connect());\n",
    );
  });

  it("is none where a text names it that loads nothing", () => {
    const source = (after: string) =>
      `exports.run = (client, msg) => {\n  if (["discord.io", "eris"].some(x => msg.content.includes(x))) msg.delete(${after});\n};\n`;
    expect(convert(source("5000"), { from: 11, to: 12 }).code).toBe(source("{ timeout: 5000 }"));
    same(source("5000").replace("exports.run", 'const dio = require("discord.io");\nexports.run'));
    same(source("5000").replace("exports.run", 'import Eris from "eris";\nexports.run'));
  });

  it("keeps its plain objects, whose keys are asked for", () => {
    same("exports.rate = (message, guild) => Object.keys(guild.members).length + message.guild.x;\n");
  });
});

describe("a framework around discord.js", () => {
  const levels = (source: string) =>
    `const own = require('${source}');\nnew own.Levels().addLevel(3, (client, msg) => msg.member.roles.has(msg.guild.settings.role));\n`;

  it.each(["klasa", "komada", "gcommands", "discord.js-commando"])("hands its objects on: %s", source => {
    const { code } = convert(levels(source), { from: 11, to: 12 });
    expect(code).toBe(levels(source).replace("roles.has", "roles.cache.has"));
  });

  it.each(["express", "redis"])("is not any package: %s", source => same(levels(source)));
});
