import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("categories that are given to channels", () => {
  const told = (body: string, from: 11 | 12) =>
    convert(`require("discord.js");\nexports.run = (client, message, channel) => {\n  ${body}\n};\n`, {
      from,
      to: from === 11 ? 12 : 13,
    }).diagnostics.flatMap(({ rule, reason }) => (/12-T65|13-T97/.test(rule) ? reason : []));

  it.each([
    ["channel.setParent(message.guild.channels.find(one => one.name === 'a'));", 11, ["types"]],
    ["channel.setParent(message.channel.parent);", 11, []],
    ["channel.setParent('123');", 11, []],
    ["channel.setParent(own);", 11, []],
    ["message.guild.channels.create('a', { parent: message.guild.channels.cache.get(id) });", 12, ["types"]],
    ["message.guild.channels.create('a', { parent: message.channel.parent });", 12, []],
    ["message.guild.channels.create('a', { parent: message.channel.parentID });", 12, []],
  ] as const)("are told of where they are any channel to a type checker: %s", (body, from, reasons) => {
    expect(told(body, from)).toEqual(reasons);
  });
});

describe("intents that stand twice", () => {
  it.each([
    ["x", []],
    ["y", ["behaviour"]],
  ])("are told of where they are not the same: %s", (other, reasons) => {
    const source = `const { Client } = require("discord.js");\nnew Client({ intents: x, ws: { intents: ${other} } });\n`;
    const { code, diagnostics } = convert(source, { from: 12, to: 13 });
    expect(code).toContain("new Client({ ");
    expect(code.match(/intents/g)).toHaveLength(1);
    expect(diagnostics.flatMap(({ rule, reason }) => (rule === "13-004" ? reason : []))).toEqual(reasons);
  });
});
