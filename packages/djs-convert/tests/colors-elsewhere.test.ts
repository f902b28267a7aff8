import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

const load = 'const Discord = require("discord.js");\n';

describe("colors that another file sets", () => {
  const kept = (text: string, other = "") => {
    const base = `${load}module.exports = class Base extends Discord.MessageEmbed {\n  constructor(x) { super(); this.setColor(x.color); }\n};\n`;
    const files = [
      { path: "base.js", text: base + other },
      { path: "one.js", text },
    ];
    return convertProject(files, { from: 13, to: 14 }).files[1]?.after;
  };

  it.each([
    "class Fun extends Command {\n  color = 'PURPLE';\n}\n",
    "class Fun extends Command {\n  constructor() { super(); this.color = 'PURPLE'; }\n}\n",
    "command.color = 'PURPLE';\n",
    "module.exports = { color: 'PURPLE' };\n",
  ])("are written anew wherever they are kept: %s", text => {
    expect(kept(text)).toBe(text.replace("PURPLE", "Purple"));
    expect(kept(text, "f(own.color);\n")).toBe(text);
  });

  it.each([
    ["exports.color = x || 'PURPLE';\n", "exports.color = x || 'Purple';\n"],
    ["exports.color = x ?? (y ? 'RED' : 'PURPLE');\n", "exports.color = x ?? (y ? 'Red' : 'Purple');\n"],
    ["exports.color = x && 'PURPLE';\n", "exports.color = x && 'Purple';\n"],
    ["exports.color = '#f00';\n", "exports.color = 0xf00;\n"],
    ["exports.color = 'BLACK';\n", "exports.color = 0xb;\n"],
    ["exports.color = '0xff0000';\n", "exports.color = 0xff0000;\n"],
    [
      "const own = x || 'PURPLE';\nexports.color = own;\n",
      "const own = x || 'Purple';\nexports.color = own;\n",
    ],
    [
      "const color = 'PURPLE';\nmodule.exports = { color };\n",
      "const color = 'Purple';\nmodule.exports = { color };\n",
    ],
  ])("are one choice of several, and stand in variables that are there for them: %s", (text, now) => {
    expect(kept(text)).toBe(now);
    expect(kept(text, "f(own.color);\n")).toBe(text);
  });

  it.each([
    "exports.color = 'PURPLE' && x;\n",
    "exports.color = 'PURPLE' ? x : y;\n",
    "exports.color = x === 'PURPLE';\n",
    "const own = 'PURPLE';\nexports.color = own;\nif (own === x) f();\n",
    "const own = 'PURPLE';\nexports.color = own;\nexports.other = own;\n",
    "const own = 'PURPLE';\n",
  ])("are no tests, and nothing that is asked for something else: %s", text => {
    expect(kept(text)).toBe(text);
  });

  describe("and a function gives", () => {
    const given = (text: string, use: string) => {
      const files = [
        { path: "bot.js", text: `${load}const own = require("./own");\n${use}\n` },
        { path: "own.js", text: `${text}\n` },
      ];
      const own = convertProject(files, { from: 13, to: 14 }).files[1];
      return { code: own?.after.trimEnd(), told: own?.diagnostics.map(({ rule }) => rule) };
    };
    const set = "new Discord.MessageEmbed().setColor(own.colorOf(x));";

    it.each([
      "exports.colorOf = x => (x ? 'RED' : 'NAVY');",
      "exports.colorOf = function (x) { switch (x) { case 1: return 'RED'; default: return 'NAVY'; } };",
      "function colorOf(x) { return x ? 'RED' : 'NAVY'; }\nmodule.exports = { colorOf };",
      "const colorOf = x => { if (x) return 'RED'; return 'NAVY'; };\nmodule.exports = { colorOf };",
      "module.exports = { colorOf: x => (x ? 'RED' : 'NAVY') };",
      "module.exports = { colorOf(x) { return x ? 'RED' : 'NAVY'; } };",
      "module.exports = class { static colorOf(x) { return x ? 'RED' : 'NAVY'; } };",
    ])("are written anew where it is called for nothing else: %s", text => {
      const now = text.replace("RED", "Red").replace("NAVY", "Navy");
      expect(given(text, set)).toEqual({ code: now, told: [] });
      expect(given(text, `${set}\nf(own.colorOf(y));`)).toEqual({ code: text, told: ["14-105", "14-105"] });
      expect(given(text, "f(own.colorOf(y));")).toEqual({ code: text, told: [] });
      expect(given(text, "embed.setColor(own.colorOf(x).name);")).toEqual({ code: text, told: [] });
    });

    it("are left alone under a name that nothing is called by", () => {
      const text = "module.exports = { 'of (all': () => 'RED' };";
      expect(given(text, set)).toEqual({ code: text, told: [] });
    });

    it("are no texts that it does not give", () => {
      const text = "exports.colorOf = x => { f('RED'); return { of: 'RED' }; };";
      expect(given(text, set)).toEqual({ code: text, told: [] });
    });
  });

  it("are nothing under a name that the settings do not have", () => {
    const files = (code: string) => [
      { path: "settings.json", text: '{ "token": "a" }' },
      { path: "one.js", text: `${load}const settings = require('./settings.json');\n${code}` },
    ];
    const converted = (code: string) => convertProject(files(code), { from: 13, to: 14 }).files[1]?.after;
    const use = "new Discord.MessageEmbed().setColor(red);\n";
    expect(converted(`const red = settings.red;\n${use}`)).toContain("setColor(red ?? null)");
    expect(converted(`let red = settings.red;\nred = x;\n${use}`)).toContain("setColor(red)");
    expect(converted(`const red = settings.token;\n${use}`)).toContain("setColor(red)");
  });

  it("are kept in a variable first", () => {
    const settings = "module.exports = { Bot: { Tone: 'PURPLE' } };\n";
    const tone = "let color = client.config.Bot.Tone;\n";
    const use = "new Discord.MessageEmbed().setColor(color);\n";
    const now = settings.replace("PURPLE", "Purple");
    expect(kept(settings, tone + use)).toBe(now);
    for (const other of [tone, use, tone.replace("color", "tone") + use, `${tone + use}f(own.Tone);\n`])
      expect(kept(settings, other)).toBe(settings);
    expect(kept(settings, `${tone.replace(";", ".x;")}${use}`)).toBe(settings);
  });

  it("are no others", () => {
    for (const text of ["command.color += 'PURPLE';\n", "color.x = 'PURPLE';\n"])
      expect(kept(text)).toBe(text);
  });
});

describe("a color that is taken out of settings", () => {
  const set = (pattern: string, color = "red") => {
    const text = `${load}${pattern}\nexports.f = () => new Discord.MessageEmbed().setColor(${color});\n`;
    const files = [
      { path: "a.js", text },
      { path: "colors.json", text: '{ "red_light": "#ff0000", "red": null, "blue": "#0000ff" }' },
    ];
    const { after } = convertProject(files, { from: 13, to: 14 }).files[0] ?? {};
    return after?.includes(`setColor(${color} ?? null)`);
  };

  it.each([
    ['const { redLight } = require("./colors.json");', "redLight"],
    ['const { redLight: light } = require("./colors.json");', "light"],
    ['const { redLight } = require("./colors");', "redLight"],
    ['const { "red(": red } = require("./colors.json");', "red"],
  ])("is none where they lack it: %s", (pattern, color) => {
    expect(set(pattern, color)).toBe(true);
  });

  it.each([
    ['const { blue } = require("./colors.json");', "blue"],
    ['const { redLight = "#ff0000" } = require("./colors.json");', "redLight"],
    ['let { redLight } = require("./colors.json"); redLight = "#ff0000";', "redLight"],
    [
      'const colors = require("./colors.json"); colors.redLight = 1; const { redLight } = colors;',
      "redLight",
    ],
    ['const { redLight } = require("./others.json");', "redLight"],
    ['require("./colors.json")["red("] = 1; const { "red(": red } = require("./colors.json");', "red"],
    ['const { [f()]: redLight } = require("./colors.json");', "redLight"],
    ['const { ["redLight"]: { x } } = require("./colors.json");', "x"],
  ])("is one, or may be: %s", (pattern, color) => {
    expect(set(pattern, color)).toBe(false);
  });
});

it("a color that one file puts into the settings of another is one", () => {
  const own = "module.exports = { good: f() };\n";
  const text = `${load}const config = require("./config");\nexports.f = () => new Discord.MessageEmbed().setColor(config.bad);\n`;
  const converted = (other: string) => {
    const files = [
      { path: "a.js", text },
      { path: "config.js", text: own },
      { path: "other.js", text: other },
    ];
    return convertProject(files, { from: 13, to: 14 }).files[0]?.after ?? "";
  };
  for (const other of ['require("./config").bad = f();\n', 'require("./config")["bad"] = f();\n'])
    expect(converted(other)).toContain("setColor(config.bad)");
  for (const other of ["f(x.bad === 1);\n", "x.badly = 1;\n", "f({ bad: 1 });\n"])
    expect(converted(other)).toContain("setColor(config.bad ?? null)");
});

describe("a color of settings that are a module", () => {
  const set = (config: string, color: string, more = "") => {
    const text = `${load}const config = require("./config");\n${more}exports.f = () => new Discord.MessageEmbed().setColor(${color});\n`;
    const files = [
      { path: "a.js", text },
      { path: "config.js", text: config },
    ];
    const { after } = convertProject(files, { from: 13, to: 14 }).files[0] ?? {};
    return after?.includes(`setColor(${color} ?? null)`);
  };

  it.each([
    ["module.exports = { good: '#ff0000' };\n", "config.bad"],
    ["module.exports = { embed: { good: f() } };\n", "config.embed.bad"],
    ["const own = { good: f() };\nmodule.exports = own;\n", "config.bad"],
  ])("is none where they lack it: %s %s", (config, color) => {
    expect(set(config, color)).toBe(true);
  });

  it.each([
    ["module.exports = { bad: f() };\n", "config.bad", ""],
    ["module.exports = { ...f() };\n", "config.bad", ""],
    ["module.exports = { [f()]: 1 };\n", "config.bad", ""],
    ["module.exports = f();\n", "config.bad", ""],
    ["module.exports = { good: 1 };\n", "config.bad", "config.bad = '#ff0000';\n"],
    ["const own = { good: 1 };\nown.bad = f();\nmodule.exports = own;\n", "config.bad", ""],
  ])("is one, or may be: %s %s %s", (config, color, more) => {
    expect(set(config, color, more)).toBe(false);
  });
});
