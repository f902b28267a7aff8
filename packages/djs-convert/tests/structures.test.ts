import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const methods = (structure: string, own: string) =>
  `Object.defineProperties(${structure}.prototype, (({ constructor, ...own }) => own)(Object.getOwnPropertyDescriptors(${own}.prototype)));`;

const converted = (code: string, filename = "a.js") => convert(code, { from: 12, to: 13, filename });

describe("structures that a bot extends", () => {
  it("are taken in instead of what extended them", () => {
    const source =
      "const { Structures } = require('discord.js');\nclass Own extends Structures.get('Guild') { f() {} }\nStructures.extend('Guild', () => Own);\n";
    expect(converted(source)).toMatchObject({
      code: `const { Guild } = require('discord.js');\nclass Own extends Guild { f() {} }\n${methods("Guild", "Own")}\n`,
      diagnostics: [],
    });
  });

  it("are asked for by hand where the file has something else of their name", () => {
    const source =
      "const { Structures } = require('discord.js');\nclass Guild extends Structures.get('Guild') { f() {} }\nStructures.extend('Guild', () => Guild);\n";
    const guild = 'require("discord.js").Guild';
    expect(converted(source).code).toBe(
      `class Guild extends ${guild} { f() {} }\n${methods(guild, "Guild")}\n`,
    );
    const module = source
      .replace("const {", "import {")
      .replace("= require('discord.js')", "from 'discord.js'");
    expect(converted(module)).toMatchObject({ code: module });
    expect(new Set(converted(module).diagnostics.map(one => one.rule))).toEqual(new Set(["13-020"]));
  });

  const withFields = (constructed: string, beside = "") =>
    `const Discord = require('discord.js');\nDiscord.Structures.extend('Guild', Guild => class extends Guild {\n  constructor(client, data) {\n    super(client, data);\n${constructed}  }\n${beside}});\n`;

  it("get their fields where these are asked for first", () => {
    const set = (name: string) =>
      `  set ${name}(value) {\n    Object.defineProperty(this, '${name}', { value, writable: true, enumerable: true, configurable: true });\n  }\n`;
    const { code } = converted(withFields("    this.music = new Music(this);\n    this.$level = (1);\n"));
    expect(code).toContain(
      `{\n  get music() {\n    return this.music = new Music(this);\n  }\n${set("music")}  get $level() {\n    return this.$level = (1);\n  }\n${set("$level")}}).prototype)));`,
    );
    const tabs = withFields("    this.a = 1;\n").replaceAll("  ", "\t").replaceAll("\n", "\r\n");
    expect(converted(tabs).code).toContain("{\r\n\tget a() {\r\n\t\treturn this.a = 1;\r\n\t}\r\n\tset a(");
  });

  it("keep a constructor that does more, or fields that are taken", () => {
    for (const [constructed, beside] of [
      ["    this.a = data.a;\n"],
      ["    this.a = () => client.b;\n"],
      ["    this.a = arguments[2];\n"],
      ["    this.a = super.toString();\n"],
      ["    this.a = 1;\n    this.a = 2;\n"],
      ["    this.a ??= 1;\n"],
      ["    this.a.b = 1;\n"],
      ["    this[a] = 1;\n"],
      ["    own.a = 1;\n"],
      ["    this['a b'] = 1;\n"],
      ["    this.name = 1;\n"],
      ["    this.a = 1;\n", "  get a() { return 1; }\n"],
      ["    this.a = 1; // ours\n"],
      ["    if (data) this.a = 1;\n"],
    ]) {
      const source = withFields(constructed ?? "", beside);
      expect(converted(source).code).toBe(source);
    }
    const early = withFields("    this.a = 1;\n").replace("    super(client, data);\n", "");
    expect(converted(early).code).toBe(early);
  });

  it("stay with their file where one of them has fields of its body, or another class stands between", () => {
    const fields =
      "const { Structures } = require('discord.js');\nStructures.extend('User', User => class extends User { f() {} });\nStructures.extend('Guild', Guild => class extends Guild { a = 1; });\n";
    expect(converted(fields).code).toBe(fields);
    const between =
      "const { Structures } = require('discord.js');\nclass A extends Structures.get('Guild') { f() {} }\nclass B extends A { g() {} }\nStructures.extend('Guild', () => B);\n";
    expect(converted(between).code).toBe(between);
    const called =
      "const { Structures } = require('discord.js');\nconst made = One => { class A extends One { f() {} } return A; };\nStructures.extend('Guild', Guild => made(Guild));\n";
    expect(converted(called).code).toBe(called);
    const early =
      "const { Structures } = require('discord.js');\nStructures.extend('Guild', Guild => { class A extends Guild { f() {} } if (x) return Guild; return A; });\n";
    expect(converted(early).code).toBe(early);
    const other = between.replace("class B extends A", "class B extends Structures.get('User')");
    expect(converted(other).code).toBe(other);
  });

  it("stay where something is said by hand in what would go", () => {
    const source =
      "const Discord = require('discord.js');\nDiscord.Structures.extend('Guild', /* ours */ Guild => class extends Guild { f() {} });\n";
    expect(converted(source).code).toBe(source);
    const within = source.replace("/* ours */ ", "").replace("f() {}", "f() {} // ours\n");
    expect(converted(within).code).toContain("(class extends Discord.Guild { f() {} // ours\n");
  });

  it("are taken from what a file is handed", () => {
    const source =
      "module.exports = Discord => {\n  class Own extends Discord.Structures.get('Guild') { f() {} }\n  Discord.Structures.extend('Guild', () => Own);\n  return new Discord.MessageEmbed();\n};\n";
    const { code } = converted(source);
    expect(code).toContain("class Own extends Discord.Guild { f() {} }");
    expect(code).toContain(methods("Discord.Guild", "Own"));
  });

  it("are typed by what they are called, also in TypeScript, where they are left", () => {
    const source =
      "import { Structures } from 'discord.js';\nStructures.extend('Guild', Guild => class extends Guild { f() { return this.ownerID; } });\n";
    const { code, diagnostics } = converted(source, "a.ts");
    expect(code).toBe(source.replace("ownerID", "ownerId"));
    expect(diagnostics.map(one => one.rule)).toContain("13-020");
    const named =
      "import * as Discord from 'discord.js';\nDiscord.Structures.extend('Guild', One => class extends One { f() {} });\n";
    expect(converted(named, "a.ts").code).toBe(named);
  });

  it("are handed to what extends them where it asks for more of them", () => {
    const source =
      "const Discord = require('discord.js');\nDiscord.Structures.extend('Guild', One => class extends One { f() { return One.name; } });\n";
    expect(converted(source).code).toContain(
      "((One => class extends One { f() { return One.name; } })(Discord.Guild).prototype)",
    );
    const other = source.replace(".extend", ".other");
    expect(converted(other).code).toBe(other);
  });

  it("are none of what another class extends", () => {
    const source =
      "const Discord = require('discord.js');\nclass Own extends Discord.Client {}\nOwn.extend('Guild', Guild => class extends Guild { f() { return this.ownerID; } });\n";
    expect(converted(source).code).toBe(source);
  });

  it("are known by a function that is called at once", () => {
    const source =
      "const { Guild } = require('discord.js');\nf((One => class extends One { g() { return this.me; } })(Guild));\n";
    expect(convert(source, { from: 13, to: 14 }).code).toBe(source.replace("this.me", "this.members.me"));
  });
});
