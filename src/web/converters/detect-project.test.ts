import { describe, expect, it } from "vitest";
import { convertFile } from "./convert-file.ts";
import { folderLooksLike, looksLike } from "./detect-project.ts";
import { versionToTell } from "./findings.ts";
import { isRead } from "./read-project.ts";

describe("which version code was written for", () => {
  it("is what the package.json of a folder says", () => {
    const files = [
      { path: "bot/package.json", text: '{"dependencies":{"discord.js":"11.4.2"}}' },
      { path: "bot/index.js", text: "client.guilds.cache.size" },
    ];
    expect(folderLooksLike(files, 12)).toBe(11);
    expect(folderLooksLike(files, 11)).toBeNull();
    expect(folderLooksLike(files, null)).toBeNull();
    expect(folderLooksLike(files.slice(1), 13)).toBeNull();
  });

  it("is told apart from the chosen one only where the code is clear", () => {
    expect(looksLike("client.guilds.cache.size", 13)).toBeNull();
    expect(looksLike("member.hasPermission('A'); a.cache", 13)).toBe(12);
    expect(looksLike("new EmbedBuilder()", 12)).toBe(14);
    expect(looksLike("client.fetchUser(1)", 12)).toBe(11);
    expect(looksLike("client.fetchUser(1)", null)).toBeNull();
  });

  it("is not told of code of which a part is converted already", () => {
    const told = (use: string) => {
      const text = `const { EmbedBuilder } = require("discord.js");\nf(new EmbedBuilder()${use});\n`;
      const job = { kind: "file", file: { path: "a.js", text }, from: 13, to: 14, rejected: [] } as const;
      return versionToTell(convertFile(job, () => 0));
    };
    expect(told("")).toBe(14);
    expect(told(".addField('a', 'b')")).toBeNull();
  });
});

describe("what of a folder is read", () => {
  it.each([
    ["bot/index.js", true],
    ["bot/src/a.ts", true],
    ["bot/b.mjs", true],
    ["bot/package.json", true],
    ["bot/tsconfig.json", true],
    ["bot/src/tsconfig.build.json", true],
    ["bot/node_modules/x/index.js", false],
    ["bot/.git/hooks/a.js", false],
    ["bot/config.json", false],
    ["bot/vendor.min.js", false],
    ["bot/logo.png", false],
    ["bot/.env", false],
  ])("%s: %s", (path, expected) => {
    expect(isRead(path)).toBe(expected);
  });
});
