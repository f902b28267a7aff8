import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const bot = "const Discord = require('discord.js');\nconst client = new Discord.Client();\n";

/** Of version 11, converted to 12, without the two lines that make the bot. */
function converted(source: string, filename?: string): { code: string; isCertain: boolean } {
  const { code, changes } = convert(`${bot}${source}`, { from: 11, to: 12, filename });
  return { code: code.slice(bot.length), isCertain: changes.every(one => one.confidence === "certain") };
}

describe("what `this` is", () => {
  it.each([
    [
      "a client in its listener",
      "client.on('ready', function () { this.guilds.get(x); });",
      "client.on('ready', function () { this.guilds.cache.get(x); });",
    ],
    [
      "the exports in a file of its own",
      "exports.guild = () => client.guilds.get(x);\nconst list = () => this.guild().members.array();",
      "exports.guild = () => client.guilds.cache.get(x);\nconst list = () => this.guild().members.cache.array();",
    ],
  ])("%s, for certain", (_what, source, code) => {
    expect(converted(source)).toEqual({ code, isCertain: true });
  });

  it.each([
    [
      "a client in the file of an event",
      "module.exports = function () { const one = this.guilds.get(x); f(one.members.size); };",
      "module.exports = function () { const one = this.guilds.cache.get(x); f(one.members.cache.size); };",
    ],
    [
      "an object in its method that is short",
      "const own = { guild: () => client.guilds.get(x), list() { return this.guild().members.array(); } };",
      "const own = { guild: () => client.guilds.cache.get(x), list() { return this.guild().members.cache.array(); } };",
    ],
    [
      "an object in its method",
      "const own = { guild() { return client.guilds.get(x); }, list: function () { return this.guild().members.array(); } };",
      "const own = { guild() { return client.guilds.cache.get(x); }, list: function () { return this.guild().members.cache.array(); } };",
    ],
  ])("%s, as is likely", (_what, source, code) => {
    expect(converted(source, "events/ready.js")).toEqual({ code, isCertain: false });
  });

  it.each([
    "other.on('ready', function () { this.guilds.get(x); });",
    "client.each('ready', function () { this.guilds.get(x); });",
    "module.exports = function () { this.guilds.get(x); };",
    "function list() { return this.guild().members.array(); }\nexports.guild = () => client.guilds.resolve(x);",
    "const own = { list() { return this.guild().members.array(); } };\nfunction guild() { return client.guilds.resolve(x); }",
  ])("is not known otherwise: %s", source => {
    expect(converted(source, "lib/own.js").code).toBe(source);
  });
});

describe("what a file exports", () => {
  it.each([
    "module.exports.guild = () => client.guilds.GET(x);\nf(module.exports.guild().members.ALL);",
    "exports.guild = () => client.guilds.GET(x);\nf(exports.guild().members.ALL);",
    "module.exports = { guild: () => client.guilds.GET(x) };\nf(module.exports.guild().members.ALL);",
  ])("is known where it uses it itself: %s", source => {
    const before = source.replace("GET", "get").replace("ALL", "array()");
    const after = source.replace("GET", "cache.get").replace("ALL", "cache.array()");
    expect(converted(before)).toEqual({ code: after, isCertain: true });
  });

  it.each([
    "const exports = other();\nexports.guild = () => client.guilds.resolve(x);\nf(own.guild().members.array());",
    "module.exports.guild = () => client.guilds.resolve(x);\nf(own.exports.guild().members.array());",
  ])("is not mixed up with what is called so: %s", source => {
    expect(converted(source).code).toBe(source);
  });
});
