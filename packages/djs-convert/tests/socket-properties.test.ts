import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const client = "const bot = new Discord.Client({ ws: { intents: x } });\n";
const load = 'const Discord = require("discord.js");\n';
const given = "Discord.Constants.DefaultOptions.ws.properties.$browser = 'Discord iOS';\n";
const told = "bot.options.ws.properties.browser = 'Discord iOS';\n";
const madeThen = "const bot = new Discord.Client({ intents: x });\n";

const from12 = (code: string) => convert(load + code, { from: 12, to: 13 });

describe("what a bot tells Discord of its machine", () => {
  it("is told the client behind the place where it is made, which the options of all clients were before", () => {
    expect(from12(given + client)).toMatchObject({ code: load + madeThen + told, diagnostics: [] });
    expect(from12(client + given)).toMatchObject({ code: load + madeThen + told, diagnostics: [] });
    const indented = `function start() {\r\n  ${client.trim()}\r\n}\r\n`;
    expect(from12(given + indented).code).toContain(`x });\r\n  ${told.trim()}\r\n}`);
  });

  it("is left where it is not to be seen whom it is told", () => {
    for (const code of [
      given,
      given + client + client.replace("bot", "other"),
      `${given}f(new Discord.Client());\n`,
    ]) {
      const { code: after, diagnostics } = from12(code);
      expect(after).toContain(given);
      expect(diagnostics.map(one => one.rule)).toContain("13-T38");
    }
  });

  it("has names without a sign, in options, too, and nowhere else", () => {
    const options = (sign: string) =>
      `const bot = new Discord.Client({ intents: x, ws: { properties: { ${sign}os: 'a', "${sign}device": b } } });\n`;
    expect(from12(options("$")).code).toBe(load + options("").replace('"device"', "device"));
    const own =
      "f({ ws: { own: { $os: 'a' } }, properties: { $browser: b } });\nown.ws.properties.$os = c;\n";
    expect(from12(own).code).toBe(load + own);
  });

  it("is told nobody else", () => {
    const all = [
      "bot.options.own.properties.$os = 'a';",
      "bot.options.ws.own.$os = 'a';",
      "bot.own.ws.properties.$os = 'a';",
      "own.DefaultOptions.ws.properties.$os = 'a';",
      "Discord.Constants.DefaultOptions.ws.properties.$os += 'a';",
      "own.$os = 'a';",
    ].join("\n");
    expect(from12(client + all).code).toContain(all);
    const later = [
      "bot.options.own.properties.os = 'a';",
      "bot.options.ws.own.os = 'a';",
      "bot.own.ws.properties.os = 'a';",
      "own.options.ws.properties.os = 'a';",
      "bot.options.ws.properties.os += 'a';",
      "f(bot.options.ws.properties.os);",
      "x = bot.options.ws.properties.os;",
      "own.os = 'a';",
    ].join("\n");
    const source = `${load}${madeThen}${later}\n`;
    expect(convert(source, { from: 13, to: 14 }).code).toContain(later);
  });

  it("stays where the client is not made in a statement of its own", () => {
    const ws = "ws: { properties: { os: 'a' } }";
    for (const made of [
      `export const bot = new Discord.Client({ intents: x, ${ws} });`,
      `const a = 1, bot = new Discord.Client({ intents: x, ${ws} });`,
      `const bot = f(new Discord.Client({ intents: x, ${ws} }));`,
      `if (a) var bot = new Discord.Client({ intents: x, ${ws} });`,
      `const { bot } = new Discord.Client({ intents: x, ${ws} });`,
    ]) {
      const { code, diagnostics } = convert(`import * as Discord from "discord.js";\n${made}\n`, {
        from: 13,
        to: 14,
      });
      expect(code).toContain(made);
      expect(diagnostics.map(one => one.rule)).toEqual(["14-T110"]);
    }
    const known = `${load}const bot = new Discord.Client({ intents: x, ws: { version: 10 } });\n`;
    expect(convert(known, { from: 13, to: 14 })).toMatchObject({ code: known, diagnostics: [] });
  });

  it("is written into what is read when the bot connects, from version 12 to 14", () => {
    const { code } = convert(load + given + client, { from: 12, to: 14 });
    expect(code).toContain(
      "Object.assign(Discord.DefaultWebSocketManagerOptions.identifyProperties, { browser: 'Discord iOS' });\n",
    );
  });
});
