import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

describe("package.json", () => {
  it("tells what package.json asks for that does not go with the new version", () => {
    const text =
      '{ "dependencies": { "discord.js": "^12.5.3", "discord-buttons": "4", "klasa": "1", "@discordjs/rest": "0.1" } }';
    const told = (to: 12 | 13 | 14) =>
      convertProject([{ path: "package.json", text }], { to }).files[0]?.diagnostics.map(
        ({ rule, column }) => [rule, text.slice(column - 1, column + 4)],
      );
    expect(told(12)).toEqual([]);
    expect(told(13)).toEqual([
      ["13-T53", '"disc'],
      ["13-T55", '"klas'],
    ]);
    expect(told(14)).toEqual([
      ["13-T53", '"disc'],
      ["13-T55", '"klas'],
      ["14-002", '"@dis'],
    ]);
  });

  it("tells of packages beside discord.js that are made for an older one", () => {
    const text =
      '{ "dependencies": { "discord.js": "^12.5.3", "discord-giveaways": "^4.5.1", "discord-modals": "latest", "distube": "latest", "discord-player": "~5.3.0", "discord-paginationembed": "2" } }';
    const told = (to: 12 | 13 | 14) =>
      convertProject([{ path: "package.json", text }], { to }).files[0]?.diagnostics.map(
        ({ rule, detail }) => [rule, detail.found],
      );
    expect(told(12)).toEqual([]);
    expect(told(13)).toEqual([
      ["13-T71", "discord-giveaways ^5.0"],
      ["13-T72", "discord-paginationembed"],
    ]);
    expect(told(14)).toEqual([
      ["14-T123", "discord-giveaways ^6.0"],
      ["14-T124", "discord-modals"],
      ["13-T72", "discord-paginationembed"],
    ]);
  });

  it("is not there for a file alone, which tells what it loads", () => {
    const source =
      "const { Modal } = require('discord-modals');\nconst { Client } = require('discord.js');\n";
    expect(convert(source, { from: 13, to: 14 }).diagnostics).toMatchObject([
      { rule: "14-T124", reason: "dependency", line: 1 },
    ]);
    const own = "const { Modal } = load('discord-modals');\nconst { Client } = require('discord.js');\n";
    expect(convert(own, { from: 13, to: 14 }).diagnostics).toEqual([]);
  });
});
