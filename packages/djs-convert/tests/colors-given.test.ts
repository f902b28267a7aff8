import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const load = 'const Discord = require("discord.js");\n';

describe("colors that a function of another file sets", () => {
  const call = (make: string, given: string, name = "make") => {
    const files = [
      { path: "make.js", text: `${load}${make}\n` },
      { path: "use.js", text: `const own = require("./make");\nown.${name}(${given});\n` },
    ];
    const use = convertProject(files, { from: 13, to: 14 }).files[1];
    return { given: /\((?!"\.)(.*)\);\n$/.exec(use?.after ?? "")?.[1], told: use?.diagnostics.length };
  };
  const sets = "new Discord.MessageEmbed().setColor";

  it.each([
    [`exports.make = (text, color) => ${sets}(color);`, "x, 'RED'", "x, 'Red'"],
    [`exports.make = (text, color) => ${sets}(color || 'RED');`, "x, 'NAVY'", "x, 'Navy'"],
    [`exports.make = function (color, { a, b } = {}) {\n  return ${sets}(color);\n};`, "'RED'", "'Red'"],
    [
      `module.exports = class { static make(x, y = f(1, 2), color = 'RED') { return ${sets}(color); } };`,
      "x, y, 'NAVY'",
      "x, y, 'Navy'",
    ],
    [
      `exports.make = async (title, color) => ({ title, color });`,
      "x, y ? 'RED' : 'NAVY'",
      "x, y ? 'Red' : 'Navy'",
    ],
    [`exports.make = (tone) => ({ title: 'a', color: tone });`, "'RED'", "'Red'"],
    [
      `exports.make = (color) => {\n  if (!color || color === "#000000") color = "NAVY";\n  return ${sets}(color);\n};`,
      "'RED'",
      "'Red'",
    ],
    [
      `exports.make = (color) => {\n  switch (color) {\n    case "red": color = "#f00000";\n  }\n  return ${sets}(color);\n};`,
      "'RED'",
      "'Red'",
    ],
  ])("are given to it by their new names: %s, %s", (make, given, now) => {
    expect(call(make, given)).toEqual({ given: now, told: 0 });
    expect(call(make, now)).toEqual({ given: now, told: 0 });
  });

  it.each([
    `exports.make = (color) => ${sets}(color);\nexports.other = { make(color) { return f(color); } };`,
    `exports.make = (color) => { if (color === 'RED') f(); return ${sets}(color); };`,
    `exports.make = (color) => {\n  switch (color) {\n    case 'RED': f();\n  }\n  return ${sets}(color);\n};`,
  ])("are told where it does something else with them: %s", make => {
    expect(call(make, "'RED'")).toEqual({ given: "'RED'", told: 1 });
  });

  it.each([
    [
      "{ Color, text }",
      "own.make({ Color: 'RED', text: 'RED' });",
      "own.make({ Color: 'Red', text: 'RED' });",
    ],
    [
      "{ text, Color: Color = 'RED' } = {}",
      "own.make({ Color: x || 'NAVY' });",
      "own.make({ Color: x || 'Navy' });",
    ],
    ["Color", "own.make({ Color: 'RED' });", "own.make({ Color: 'RED' });"],
  ])("are given to it under a key that it takes out: %s, %s", (param, use, now) => {
    const files = [
      { path: "make.js", text: `${load}exports.make = (${param}) => ${sets}(Color).setTitle(text);\n` },
      { path: "use.js", text: `${use}\n` },
    ];
    expect(convertProject(files, { from: 13, to: 14 }).files[1]?.after).toBe(`${now}\n`);
  });

  it("are nothing to a method of discord.js that has its name", () => {
    const use = `${load}new Discord.MessageEmbed().setTitle("RED");\n`;
    const files = [
      { path: "make.js", text: `${load}exports.setTitle = (color) => ${sets}(color);\n` },
      { path: "use.js", text: use },
    ];
    const { after } = convertProject(files, { from: 13, to: 14 }).files[1] ?? {};
    expect(after).toBe(use.replace("MessageEmbed", "EmbedBuilder"));
  });

  it("are given to a class of its own", () => {
    const made = (after: string) =>
      `const Own = require("./own");\nf(new Own({ color: ${after}, text: "RED" }));\n`;
    const body =
      "  tag = 'RED';\n\n  constructor({ color, text }) {\n    super({ title: text });\n    this.setColor(color);\n  }\n";
    const files = [
      {
        path: "own.js",
        text: `${load}module.exports = class Own extends Discord.MessageEmbed {\n${body}};\n`,
      },
      { path: "use.js", text: made('"RED"') },
    ];
    expect(convertProject(files, { from: 13, to: 14 }).files[1]?.after).toBe(made('"Red"'));
  });

  it("are given to what a file exports whole, under the name of the file", () => {
    const make = `module.exports = (text, color) => {\n  const embed = new Discord.MessageEmbed();\n  if (color) embed.setColor(color);\n  return embed;\n};`;
    expect(call(make, "x, 'RED'")).toEqual({ given: "x, 'Red'", told: 0 });
    expect(call(make, "x, 'RED'", "other")).toEqual({ given: "x, 'RED'", told: 0 });
  });

  it.each([
    [`exports.make = (color, text) => ${sets}(x).setTitle(text);`, "'RED'"],
    [`exports.make = (color, text) => ${sets}(text);`, "'RED'"],
    [`exports.make = (...colors) => ${sets}(colors);`, "'RED'"],
    [`exports.make = (color) => ${sets}(x.color);`, "'RED'"],
  ])("are nothing to one that sets none: %s, %s", (make, given) => {
    expect(call(make, given)).toEqual({ given, told: 0 });
  });
});

it("colors are told, once a file, where a function that is not to be seen makes an embed of them", () => {
  const told = (source: string) => convert(`${load}${source}\n`, { from: 13, to: 14 }).diagnostics;
  expect(told("client.errorEmbed('RED', x); makeEmbed('NAVY');")).toMatchObject([
    { rule: "14-105", line: 2 },
  ]);
  expect(told("message.reply({ embeds: [own('RED')] });")).toMatchObject([{ rule: "14-105", line: 2 }]);
  expect(told("log('RED'); console.log('RED'); own(embed, 'RED');")).toEqual([]);
});
