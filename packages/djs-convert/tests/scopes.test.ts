import { expect, it } from "vitest";
import { convert } from "../src/index.ts";

it.each([
  ["const f = function g(g) { g.guild.members.get(1); };\n", "g.guild.members.cache.get(1)"],
  [
    "const f = function g() { var g = client.guilds.first(); g.members.get(1); };\n",
    "g.members.cache.get(1)",
  ],
])("a function's own name gives way to what it declares: %s", (source, expected) => {
  const bot = `const client = new (require("discord.js").Client)();\n${source}`;
  expect(convert(bot, { from: 11, to: 12 }).code).toContain(expected);
});
