import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

describe("files with faults of their own", () => {
  it("says where a file cannot be read, and leaves it", () => {
    const broken = "const a = 1;\nconst = ;\n";
    const { code, diagnostics } = convert(broken, { from: 12, to: 13 });
    expect(code).toBe(broken);
    expect(diagnostics).toMatchObject([{ reason: "parse-error", line: 2 }]);
    const lost = "let x; let x;\nf(async (a,,b) => {});\n";
    expect(convert(lost, { from: 12, to: 13 })).toMatchObject({
      code: lost,
      diagnostics: [{ reason: "parse-error" }],
    });
    const elements = "const a = <b>c</b>;\nconst = 1;\n";
    expect(convert(elements, { from: 12, to: 13 }).diagnostics).toMatchObject([{ line: 2 }]);
  });

  it.each([
    ["brackets", (depth: number) => `x = ${"[".repeat(depth)}${"]".repeat(depth)};`],
    ["blocks", (depth: number) => `${"{".repeat(depth)}${"}".repeat(depth)}`],
    ["a chain", (depth: number) => `x = new Discord.RichEmbed()${".addField(a, b)".repeat(depth)};`],
    // It can be read, and not gone through.
    ["a shorter chain", () => `x = new Discord.RichEmbed()${".addField(a, b)".repeat(25_000)};`],
    ["a sum", (depth: number) => `x = ${Array(depth).fill("message.createdAt").join(" + ")};`],
  ])("says of %s that are nested too deeply that they are, and leaves the file", (_what, nested) => {
    const deep = `const Discord = require("discord.js");\nmodule.exports = message => message.member.voiceChannel;\n${nested(50_000)}\n`;
    const { code, diagnostics } = convert(deep, { from: 11, to: 14 });
    expect(code).toBe(deep);
    expect(diagnostics).toMatchObject([{ reason: "too-deep", line: 1 }]);
    const small =
      'const Discord = require("discord.js");\nconst deep = require("./deep");\nmodule.exports = message => deep(message.member.voiceChannel);\n';
    const files = [
      { path: "deep.js", text: deep },
      { path: "small.js", text: small },
    ];
    const [left, changed] = convertProject(files, { from: 11, to: 12 }).files;
    expect(left?.after).toBe(deep);
    expect(changed?.after).toBe(small.replace("voiceChannel", "voice.channel"));
  });

  it("goes on beside settings that are nested too deeply", () => {
    const deep = `{ "a": ${"[".repeat(50_000)}${"]".repeat(50_000)} }`;
    const bot = 'const { Client } = require("discord.js");\nmodule.exports = m => m.member.voiceChannel;\n';
    const files = [
      { path: "config.json", text: deep },
      { path: "tsconfig.json", text: deep },
      { path: "index.js", text: bot },
    ];
    const [settings, , index] = convertProject(files, { from: 11, to: 14 }).files;
    expect(settings?.after).toBe(deep);
    expect(index?.after).toContain("m.member.voice.channel");
  });

  it("converts what is wrong with names alone, and says so once", () => {
    const source =
      'const { Client } = require("discord.js");\nlet one = 1;\nlet one = 2;\nconst later;\nconst f = message => message.createdAt && message.member.voiceChannel;\n';
    const { code, diagnostics } = convert(source, { from: 11, to: 14 });
    expect(code).toContain("message.member.voice.channel");
    expect(diagnostics).toMatchObject([{ reason: "early-error", line: 3 }]);
    expect(convert(code, { from: 13, to: 14 }).code).toBe(code);
  });

  it("converts what is out of place alone, and says so once", () => {
    const source =
      'const { Client } = require("discord.js");\nconst f = message => {\n  await message.delete();\n  list.forEach(x => { if (x) break; });\n  message.member.voiceChannel;\n};\n';
    const { code, diagnostics } = convert(source, { from: 11, to: 14 });
    expect(code).toBe(source.replace("voiceChannel", "voice.channel"));
    expect(diagnostics).toMatchObject([{ reason: "early-error", line: 3 }]);
  });
});
