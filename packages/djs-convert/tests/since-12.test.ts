import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const to12 = (code: string): string =>
  convert(`require('discord.js');\nmodule.exports = (client, message) => {\n  ${code}\n};\n`, {
    from: 11,
    to: 12,
  })
    .code.split("\n")
    .slice(2, -2)
    .join("\n")
    .trim();

describe("what version 12 brought, in a file of version 11", () => {
  it.each([
    [
      "message.guild.members.resolve('1').roles.array();",
      "message.guild.members.resolve('1').roles.cache.array();",
    ],
    [
      "message.guild.channels.create('a').then(c => c.messages.get('1'));",
      "message.guild.channels.create('a').then(c => c.messages.cache.get('1'));",
    ],
    [
      "message.guild.roles.fetch('1').then(r => r.members.map(m => m.roles.array()));",
      "message.guild.roles.fetch('1').then(r => r.members.map(m => m.roles.cache.array()));",
    ],
    [
      "message.member.roles.color.guild.members.array();",
      "message.member.roles.color.guild.members.cache.array();",
    ],
    [
      "db.members.find('id', '1').roles.array();",
      "db.members.cache.find(x => x.id === '1').roles.cache.array();",
    ],
    [
      "message.guild.channels.cache.find(x).messages.fetch({ limit: 9 }).then(m => m.filter(y).array()[0].member.roles.array());",
      "message.guild.channels.cache.find(x).messages.fetch({ limit: 9 }).then(m => m.filter(y).array()[0].member.roles.cache.array());",
    ],
  ])("is followed: %s", (before, after) => {
    expect(to12(before)).toBe(after);
  });

  it.each([
    "message.guild.members.fetch({ user: ['1'] }).then(m => m.roles.array());",
    "message.guild.members.highest.guild.members.array();",
    "db.members.find('id', '1', 2).roles.array();",
    "db.members.get('id', '1').roles.array();",
    "db.members.find('id', one => one).roles.array();",
  ])("and nothing that looks like it: %s", code => {
    expect(to12(code)).toBe(code);
  });
});
