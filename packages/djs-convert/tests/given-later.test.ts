import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const load = 'const Discord = require("discord.js");\n';
const inCommand = (code: string): string =>
  convert(`${load}exports.run = (client, message) => {\n  ${code}\n};\n`, { from: 13, to: 14 }).code;

describe("what a name holds in a function that is called later", () => {
  const collected = "message.channel.awaitMessages(x).then(async one => {";

  it.each([
    `${collected} one = one.first(); f(() => one.guild.me.roles); });`,
    `${collected} if (one) { one = one.first(); y.query(function () { for (const z of y) f(one.guild.me.roles); }); } });`,
  ])("is what it was given before: %s", code => {
    expect(inCommand(code)).toContain("one.guild.members.me.roles");
  });

  it.each([
    [
      "there is another after it",
      `${collected} one = one.first(); f(() => one.guild.me.roles); one = x; });`,
    ],
    [
      "another function gives it something",
      `${collected} one = one.first(); g(() => { one = x; }); f(() => one.guild.me.roles); });`,
    ],
    [
      "another function gave it something before",
      `${collected} g(() => { one = x; }); one = one.first(); f(() => one.guild.me.roles); });`,
    ],
    [
      "the function may be called before",
      `${collected} one = one.first(); function g() { f(one.guild.me.roles); } });`,
    ],
  ])("is not certain where %s", (_why, code) => {
    expect(inCommand(code)).toContain("one.guild.me.roles");
  });
});
