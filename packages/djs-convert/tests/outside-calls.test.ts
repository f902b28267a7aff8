import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

const bot = {
  path: "index.js",
  text: "const { Client } = require('discord.js');\nconst client = new Client();\nrequire('./a')(client);\nclient.login(x);\n",
};
const converted = (files: { path: string; text: string }[], path: string) =>
  convertProject(files, { from: 11, to: 12 }).files.find(file => file.path === path)?.after;

describe("what other files pass to an exported function", () => {
  it("says more than the name of the parameter", () => {
    const helper = (channels: string) => `module.exports = member => f(member.${channels}.get(x));\n`;
    const files = [bot, { path: "a.js", text: helper("channels") }];
    expect(converted(files, "a.js")).toBe(helper("channels.cache"));
  });

  it.each([
    [
      "exports.check = (client, user) => f(user.ROLES.has(x));",
      "const { check } = require('./tools');",
      "check",
    ],
    [
      "module.exports = { check(client, user) { f(user.ROLES.has(x)); } };",
      "const t = require('./tools');",
      "t.check",
    ],
    [
      "const check = (client, user) => f(user.ROLES.has(x));\nmodule.exports = { check };",
      "",
      "require('./tools').check",
    ],
    [
      "function check(client, user) { f(user.ROLES.has(x)); }\nexport { check };",
      "import { check } from './tools';",
      "check",
    ],
    [
      "export default function (client, user) { f(user.ROLES.has(x)); }",
      "import check from './tools';",
      "check",
    ],
    [
      "export const check = (client, user) => f(user.ROLES.has(x));",
      "import * as t from './tools';",
      "t.check",
    ],
  ])("is followed to where it is declared: %s", (declared, taken, called) => {
    const text = (roles: string) => `${declared.replace("ROLES", roles)}\n`;
    const files = [
      { path: "tools.js", text: text("roles") },
      {
        path: "commands/kick.js",
        text: `require('discord.js');\n${taken.replace("./tools", "../tools")}\nexports.run = (client, message) => ${called.replace("./tools", "../tools")}(client, message.mentions.members.first());\n`,
      },
    ];
    expect(converted(files, "tools.js")).toBe(text("roles.cache"));
  });

  it("is not what others pass to a function of that name", () => {
    const helper = "exports.check = one => f(one.roles.has(x));\n";
    const files = [
      { path: "tools.js", text: helper },
      { path: "other.js", text: "exports.check = f;\n" },
      {
        path: "b.js",
        text: "require('discord.js');\nconst { check } = require('./other');\nexports.run = (client, message) => check(message.member);\n",
      },
    ];
    expect(converted(files, "tools.js")).toBe(helper);
  });

  it.each([
    ["another kind of thing", "send(message.channel, 'a');"],
    ["nothing", "send(message.channel);"],
    ["something of which nothing is known", "send(message.channel, f());"],
  ])("is not known where another call passes %s", (_what, other) => {
    const helper = "exports.send = (to, what) => to.send(what);\n";
    const files = [
      { path: "tools.js", text: helper },
      {
        path: "b.js",
        text: `const { RichEmbed } = require('discord.js');\nconst { send } = require('./tools');\nexports.run = (client, message) => {\n  send(message.channel, new RichEmbed());\n  ${other}\n};\n`,
      },
    ];
    const { files: to13 } = convertProject(files, { from: 11, to: 13 });
    expect(to13[0]?.after).toBe(helper);
  });

  it("may go round in a circle", () => {
    const files = [
      {
        path: "a.js",
        text: "const b = require('./b');\nexports.one = x => b.two(x);\nexports.two = x => f(x.roles.has(y));\n",
      },
      { path: "b.js", text: "const a = require('./a');\nexports.two = x => a.one(x);\n" },
    ];
    expect(converted(files, "a.js")).toBe(files[0]?.text);
  });
});
