import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

describe("embeds that a file lays out for others", () => {
  const remarksOn = (text: string, from: 12 | 13 = 13) =>
    convertProject([{ path: "embed.js", text }], { from, to: from === 12 ? 13 : 14 }).files.flatMap(file =>
      file.diagnostics.map(({ rule, line }) => [rule, line]),
    );

  it("asks whether their color is a number, since data is sent as it is", () => {
    expect(
      remarksOn(
        "exports.embed = (color, description) => {\n  const one = { color, description };\n  return one;\n};\n",
      ),
    ).toEqual([["14-T69", 2]]);
    expect(remarksOn("exports.embed = (shade, text) => ({ color: shade, description: text });\n")).toEqual([
      ["14-T69", 1],
    ]);
  });

  it("says nothing of numbers, and of what is no embed", () => {
    expect(remarksOn("exports.embed = text => ({ color: 0xff0000, description: text });\n")).toEqual([]);
    expect(remarksOn("exports.car = color => ({ color, wheels: 4 });\n")).toEqual([]);
  });

  it("asks who sends them under the key of version 12, but not of settings", () => {
    const made =
      "exports.made = text => {\n  const one = { embed: { description: text } };\n  done(one);\n};\n";
    expect(remarksOn(made, 12)).toEqual([["13-T54", 2]]);
    expect(remarksOn("module.exports = { embed: { color: 'RED', footer: 'a' } };\n", 12)).toEqual([]);
  });
});

describe("what a bot keeps for itself beside a description and a color", () => {
  const to14 = (data: string) => {
    const head = "const { Client } = require('discord.js');\n";
    return convert(`${head}save(${data});\n`, { from: 13, to: 14 }).code.slice(`${head}save(`.length);
  };

  it.each([
    "{ description: a, color: '#9B59B6', thumbnailUrl: b }",
    "{ description: a, color: '#9B59B6', imageURL: b }",
    "{ description: a, color: '#9B59B6', thumbnail: 'https://example.org/a.png' }",
    "{ description: a, color: '#9B59B6', image: `https://example.org/${a}.png` }",
    "{ description: 'description', color: 'color', title: 'title' }",
  ])("stays as it is: %s", data => expect(to14(data)).toBe(`${data});\n`));

  it.each([
    "{ description: a, color: '#9B59B6' }",
    "{ description: a, color: '#9B59B6', thumbnail: { url: b } }",
    "{ embeds: [{ color: '#9B59B6', thumbnail: 'https://example.org/a.png' }] }",
  ])("is not taken for that where it may be an embed: %s", data =>
    expect(to14(data)).toContain("color: 0x9b59b6"),
  );
});
