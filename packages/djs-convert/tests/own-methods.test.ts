import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

const bot = "const { Client } = require('discord.js');\nconst client = new Client({ intents: 3 });\n";
const use =
  "const { MessageEmbed } = require('discord.js');\nmodule.exports = (plugins, name) => plugins[name].hasPermission(x);\n";

const converted = (path: string, text: string, other = use) => {
  const files = [
    { path: "index.ts", text: bot },
    { path: "use.ts", text: other },
    { path, text },
  ];
  const file = convertProject(files, { from: 12, to: 13 }).files[1];
  return { code: file?.after, reasons: file?.diagnostics.map(({ reason }) => reason) };
};

describe("a method of discord.js that a class of the bot has, too", () => {
  it.each([
    ["a class", "class Plugin {\n  async hasPermission(message) {\n    return true;\n  }\n}\n"],
    [
      "an abstract one",
      "abstract class Plugin {\n  protected abstract hasPermission(message: Message): boolean;\n}\n",
    ],
    ["an interface", "interface Plugin {\n  hasPermission(message: Message): true | string;\n}\n"],
  ])("is left to a person where nothing is known of the receiver: %s of another file", (_kind, text) => {
    expect(converted("plugin.ts", text)).toEqual({ code: use, reasons: ["receiver-unknown"] });
  });

  it.each([
    "f(one.hasPermission(x));\nif (hasPermission(x)) {\n  g();\n}\n",
    "class Plugin {\n  check(one) {\n    return one.hasPermission(x);\n  }\n}\n",
  ])("is converted where it is only called", text => {
    expect(converted("plugin.ts", text).code).toContain("plugins[name].permissions.has(x)");
  });

  it("is converted on what is known to be a member", () => {
    const text = "class Plugin {\n  hasPermission(message) {}\n}\n";
    const known =
      "const { MessageEmbed } = require('discord.js');\nmodule.exports = message => message.member.hasPermission(x);\n";
    expect(converted("plugin.ts", text, known).code).toContain("message.member.permissions.has(x)");
  });
});
