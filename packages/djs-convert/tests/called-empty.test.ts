import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const load = 'const { MessageEmbed } = require("discord.js");\n';
const given = "new MessageEmbed().setTitle(title);";
const kept = "new EmbedBuilder().setTitle(title);";
const mended = "new EmbedBuilder().setTitle(title || null);";

/** What becomes of a file that builds embeds, beside one that uses it. */
function besides(file: string, other: string): string {
  const project = [
    { path: "embeds.js", text: load + file },
    { path: "index.js", text: other },
  ];
  return convertProject(project, { from: 13, to: 14 }).files[0]?.after ?? "";
}

describe("texts that are empty where a function is called", () => {
  it.each([
    ["by its own name", `function say(title) { ${given} }\n`, 'say("");'],
    ["by that of a variable", `const say = title => { ${given} };\n`, "say('');"],
    ["by that of a member", `client.say = (title) => { ${given} };\n`, "client.say(``, x);"],
    ["by that of a method", `class A { say(title) { ${given} } }\n`, 'this.say( "" );'],
    ["by that of a key", `module.exports = { say: title => { ${given} } };\n`, 'embeds.say("");'],
    [
      "by that of a method of an object",
      `module.exports = { say(title) { ${given} } };\n`,
      'embeds.say("");',
    ],
    ["by that of its file", `module.exports = title => { ${given} };\n`, 'reply(embeds(""));'],
    ["by that of its file, by default", `export default title => { ${given} };\n`, 'reply(embeds(""));'],
    [
      "by its own name beside that of a member",
      `exports.a = function say(title) { ${given} };\n`,
      'say("");',
    ],
    ["behind others", `function say(a, b, title) { ${given} }\n`, 'say(f(x), `a, b`, "");'],
    ["with one of its own", `function say(title = "x") { ${given} }\n`, 'say("");'],
  ])("%s", (_, file, other) => {
    expect(besides(file, other)).toContain(mended);
  });

  it.each([
    ["for another parameter", `function say(a, title) { ${given} }\n`, 'say("", x);'],
    ["behind more than there are", `function say(title) { ${given} }\n`, 'say(x, "");'],
    ["of another name", `function say(title) { ${given} }\n`, 'essay("");'],
    ["as a part of a longer one", `function say(title) { ${given} }\n`, 'say("" + x);'],
    ["of a file that exports more", `exports.b = title => { ${given} };\n`, 'embeds("");'],
    ["and asks", `function say(title) { if (title) ${given} }\n`, 'say("");'],
  ])("are left where that is %s", (_, file, other) => {
    expect(besides(file, other)).toContain(kept);
  });

  it("are looked for in the file alone where there is no other", () => {
    const code = `${load}const say = title => { ${given} };\nsay("");\n`;
    expect(convert(code, { from: 13, to: 14 }).code).toContain(mended);
  });
});
