import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("builders of the package's first versions", () => {
  it("keep the names that the file gives them", () => {
    const options = { from: 13, to: 14 } as const;
    const required =
      'const { Embed, SlashCommandBuilder, ActionRow: Row } = require("@discordjs/builders");\nf(new Embed().setTitle(a), new Row(), new SlashCommandBuilder());\n';
    expect(convert(required, options).code).toBe(
      required.replace(
        '{ Embed, SlashCommandBuilder, ActionRow: Row } = require("@discordjs/builders")',
        '{ EmbedBuilder: Embed, SlashCommandBuilder, ActionRowBuilder: Row } = require("discord.js")',
      ),
    );
    const imported = 'import { Embed } from "@discordjs/builders";\nf(new Embed().setTitle(a));\n';
    const { code } = convert(imported, options);
    expect(code).toContain('import { EmbedBuilder as Embed } from "discord.js";');
    expect(convert(code, options).code).toBe(code);
  });
});

describe("enums of what discord.js is made of", () => {
  it("are taken from discord.js, with the names that their members have now", () => {
    const source = (from: string, string: string) =>
      `const { ApplicationCommandOptionType } = require("${from}");\nf({ name: "a", description: "b", type: ApplicationCommandOptionType.${string} });\n`;
    const { code } = convert(source("discord-api-types/v8", "STRING"), { from: 13, to: 14 });
    expect(code).toBe(source("discord.js", "String"));
    expect(convert(code, { from: 13, to: 14 }).code).toBe(code);
    const other = source("discord-own-types/v8", "STRING");
    expect(convert(other, { from: 13, to: 14 }).code).toBe(other);
  });
});
