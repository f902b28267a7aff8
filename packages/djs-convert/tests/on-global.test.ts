import { describe, expect, it } from "vitest";
import { convert, convertProject, type Version } from "../src/index.ts";

/** What comes of the file that is not the first, where the first puts something on `global`. */
const beside = (shared: string, body: string, from: Version): string => {
  const files = [
    { path: "index.js", text: `const Discord = require("discord.js");\n${shared}\n` },
    { path: "commands/say.js", text: body },
  ];
  const { files: done } = convertProject(files, { from, to: (from + 1) as Version });
  return done.find(file => file.path === "commands/say.js")?.after ?? "";
};

const ownClient = "class Robot extends Discord.Client { constructor() { super(); global.Robo = this; } }";

describe("what a bot puts on global", () => {
  it.each([
    ["global.Robo = new Discord.Client();", "f(Robo.guilds.get(id));", "f(Robo.guilds.cache.get(id));"],
    [ownClient, "f(Robo.ping, Robo.users.size);", "f(Robo.ws.ping, Robo.users.cache.size);"],
    ["globalThis.Robo = new Discord.Client();", "f(global.Robo.ping);", "f(global.Robo.ws.ping);"],
    [
      "const r = new Discord.Client(); r.login(); global.tools = { r };",
      "f(tools.r.ping);",
      "f(tools.r.ws.ping);",
    ],
  ])("is known in all files: %s", (shared, before, after) => {
    expect(beside(shared, before, 11)).toBe(after);
  });

  it("is known in its own file", () => {
    const source = (ping: string) =>
      `const { Client } = require("discord.js");\nglobal.Robo = new Client();\nf(${ping});\n`;
    expect(convert(source("Robo.ping"), { from: 11, to: 12 }).code).toBe(source("Robo.ws.ping"));
  });

  it.each([
    ["global.Robo = new Discord.Client(); global.Robo = require('other')();", "f(Robo.ping);"],
    ["global.Robo = null;", "f(Robo.ping);"],
    ["global.bot = require('express')();", "f(bot.guilds.get(id));"],
    ["const global = {}; global.Robo = new Discord.Client();", "f(Robo.ping);"],
    ["global.Robo = new Discord.Client();", "const Robo = g(); f(Robo.ping);"],
    ["if (global.Robo === new Discord.Client()) f();", "f(Robo.ping);"],
  ])("is left alone where it is something else: %s", (shared, body) => {
    expect(beside(shared, body, 11)).toBe(body);
  });
});
