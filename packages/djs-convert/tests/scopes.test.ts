import { expect, it } from "vitest";
import { convert } from "../src/index.ts";

it.each(["g", "[g]", "{ g }", "a, g = a"])("a parameter hides the name of its function: %s", params => {
  const source = `require("discord.js");\nconst f = function g(${params}) { g.guild.members.get(1); };\n`;
  expect(convert(source, { from: 11, to: 12 }).code).toContain("g.guild.members.cache.get(1)");
});
