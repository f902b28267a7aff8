import { describe, expect, it } from "vitest";
import { folderLooksLike, looksLike } from "./detect-project.ts";
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
