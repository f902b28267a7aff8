import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

describe("tables of what permissions are called", () => {
  const bot = (names: readonly string[], uses: string) =>
    `require("discord.js");\nconst words = { ${names.map(name => `${name}: "a"`).join(", ")} };\n${uses}\n`;
  const old = ["BAN_MEMBERS", "KICK_MEMBERS", "MOVE_MEMBERS"];
  const now = ["BanMembers", "KickMembers", "MoveMembers"];

  it("have the names that are looked up in them, and what is written out is looked up so", () => {
    const before = bot(old, 'f(words[x], words.BAN_MEMBERS, words["KICK_MEMBERS"]);');
    const { code } = convert(before, { from: 13, to: 14 });
    expect(code).toBe(bot(now, 'f(words[x], words.BanMembers, words["KickMembers"]);'));
    expect(convert(code, { from: 13, to: 14 }).code).toBe(code);
  });

  it("stay where only the file itself says the names", () => {
    const before = bot(old, 'f(words.BAN_MEMBERS, words["KICK_MEMBERS"]);');
    expect(convert(before, { from: 13, to: 14 }).code).toBe(before);
  });

  it.each([
    ["words[x]", ["BAN_MEMBERS"], ["BanMembers"]],
    ["words.BAN_MEMBERS", ["BAN_MEMBERS"], ["BAN_MEMBERS"]],
    ["words[x], words.KICK_MEMBERS", old.slice(0, 2), old.slice(0, 2)],
    ["words", ["BAN_MEMBERS"], ["BAN_MEMBERS"]],
    ["words[x]", ["CONNECT", "SPEAK"], ["CONNECT", "SPEAK"]],
    ["words[x]", ["CONNECT", "BAN_MEMBERS", "ping"], ["CONNECT", "BAN_MEMBERS", "ping"]],
  ])("of one or two have to be looked up, and have names of nothing else: %s in %s", (use, before, after) => {
    const { code } = convert(bot(before, `f(${use});`), { from: 13, to: 14 });
    expect(code).toBe(bot(after, `f(${use});`));
  });

  it("of one or two stay where no bot is", () => {
    const page = "const express = require('express');\nconst words = { BAN_MEMBERS: 'a' };\nf(words[x]);\n";
    expect(convert(page, { from: 13, to: 14 }).code).toBe(page);
  });

  it("stay where they say the names themselves", () => {
    const own = "{ BAN_MEMBERS: 'X', KICK_MEMBERS: 'Y', MOVE_MEMBERS: 'MOVE_MEMBERS' }";
    const { code } = convert(`require("discord.js");\nmodule.exports = ${own};\n`, { from: 13, to: 14 });
    expect(code).toContain("BAN_MEMBERS: 'X', KICK_MEMBERS: 'Y', MOVE_MEMBERS: ");
  });

  it("have the new names where others look something up", () => {
    expect(convert(bot(old, "module.exports = words;"), { from: 13, to: 14 }).code).toBe(
      bot(now, "module.exports = words;"),
    );
  });

  it.each([
    ["words", "noPermission(message, 'BAN_MEMBERS')", false],
    ["permissions", "noPermission(message, 'BAN_MEMBERS')", false],
    ["words", "member.permissions.has(one, 'BAN_MEMBERS')", true],
    ["words", "noPermission(message, 'NOTHING')", true],
  ])("%s are looked up by names that stay as they are: %s", (name, asked, isRenamed) => {
    const files = [
      { path: "words.js", text: bot(old, "module.exports = words;").replaceAll("words", name) },
      { path: "use.js", text: `require("discord.js");\nmodule.exports = (message, member) => ${asked};\n` },
    ];
    const [words] = convertProject(files, { from: 13, to: 14 }).files;
    expect(words?.after === files[0]?.text).toBe(!isRenamed);
    expect(words?.diagnostics.map(({ rule }) => rule)).toEqual(isRenamed ? [] : ["14-110"]);
  });
});
