import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

/** A command of a bot whose other file has a function of its own that asks for permissions. */
function asked(own: string, command: string) {
  const files = [
    { path: "own.js", text: `const { Client } = require("discord.js");\n${own}\n` },
    {
      path: "command.js",
      text: `const own = require("./own");\nmodule.exports = async message => {\n  ${command}\n};\n`,
    },
  ];
  const { after, diagnostics } = convertProject(files, { from: 13, to: 14 }).files[1] ?? {};
  return { line: after?.split("\n")[2]?.trim(), rules: diagnostics?.map(({ rule }) => rule) };
}

describe("a function of the bot's own that asks for the permission it is given", () => {
  it.each([
    "exports.allowed = (member, flag) => member.permissions.has(flag);",
    "exports.allowed = function (member, flag) { return !member.permissions.missing(flag).length; };",
    "class Own { async allowed(member, flag) { return channel.permissionsFor(member).any(flag, true); } }",
    "exports.allowed = async function (\n  member,\n  flag,\n) {\n  return member.permissions.has(flag);\n};",
    "function allowed(member, flag)\r\n{\r\n\treturn member.permissions.has(flag);\r\n}",
    `class Own {\n  allowed(member, flag) {\n${"    f(member);\n".repeat(200)}\n    return member.permissions.has(flag);\n  }\n}`,
  ])("takes the new names, whatever it is called: %s", own => {
    expect(asked(own, 'if (own.allowed(message.member, "MANAGE_CHANNELS")) f();').line).toBe(
      'if (own.allowed(message.member, "ManageChannels")) f();',
    );
  });

  it.each([
    "exports.allowed = (member, flag) => list.has(flag);",
    "exports.allowed = (member, flag) => member.permissions.has(other) && f(flag);",
    "exports.denied = (member, flag) => member.permissions.has(flag);",
    "exports.allowed = (member, flag) => list.has(flag);\nexports.denied = (member, flag) => member.permissions.has(flag);",
    "exports.allowed = (member, flag) => {\n  f(flag);\n};\n\nexports.denied = (member, flag) => member.permissions.has(flag);",
    "exports.allowed = (member, flag) => member.permissions.has(flag); const names = { MANAGE_MESSAGES: 'a' };",
  ])("is none: %s", own => {
    const line = 'if (own.allowed(message.member, "MANAGE_CHANNELS")) f();';
    expect(asked(own, line)).toEqual({ line, rules: ["14-110"] });
  });

  it.each([
    'if (own.allowed(message.member, ["MANAGE_CHANNELS", "BAN_MEMBERS"])) f();',
    'if (!(await allowed(message, "MANAGE_CHANNELS"))) return;',
    'if (message.client.allowed(message.member, "MANAGE_CHANNELS")) f();',
  ])("is told of once where nobody sees it: %s", line => {
    expect(asked("exports.f = 1;", line)).toEqual({ line, rules: ["14-110"] });
  });

  it.each([
    'own.log("MANAGE_CHANNELS");',
    'await message.channel.send("MANAGE_CHANNELS");',
    'message.channel.send(own.t("MANAGE_CHANNELS"));',
    'if (own.allowed(message.member, "STREAM")) f();',
  ])("is not told of where a text is shown, or may be something else: %s", line => {
    expect(asked("exports.f = 1;", line)).toEqual({ line, rules: [] });
  });
});

it("a function whose name is no word is left alone", () => {
  const line = 'if (own["allowed("](message.member, "MANAGE_CHANNELS")) f();';
  expect(asked("exports.f = 1;", line).line).toBe(line);
});

describe("a name that is put into capitals", () => {
  it.each([
    ["x.permission.toUpperCase()", "x.permission"],
    ["x.needed.toLocaleUpperCase()", "x.needed"],
  ])("is the new one already where such names are kept: %s", (before, after) => {
    const own = "exports.f = x => message.member.permissions.has(x.needed);";
    expect(asked(own, `if (message.member.permissions.has(${before})) f();`)).toEqual({
      line: `if (message.member.permissions.has(${after})) f();`,
      rules: [],
    });
  });

  it.each(["x.toUpperCase()", "args[0].toUpperCase()"])(
    "is told of where it comes from elsewhere: %s",
    name => {
      const line = `if (message.member.permissions.has(${name})) f();`;
      expect(asked("", line)).toEqual({ line, rules: ["14-110"] });
    },
  );

  it("stays where no permission is asked for", () => {
    const line = "if (list.has(x.toUpperCase())) f(x.guild.channels.cache);";
    expect(asked("", line)).toEqual({ line, rules: [] });
  });
});

describe("a word that is that of a permission, too", () => {
  it.each([
    ['message.edit("CONNECT");', undefined],
    ['message.edit({ content: "SPEAK" });', undefined],
    ['message.channel.edit({ name: "STREAM" });', undefined],
    ['const calls = new Map(); calls.set("SPEAK", f); f(calls.has("SPEAK"), message.id);', undefined],
    ['for (const one of ["SPEAK", "STREAM"]) message.edit(one);', undefined],
    [
      'message.guild.roles.create({ name: "SPEAK", permissions: ["SPEAK"] });',
      'message.guild.roles.create({ name: "SPEAK", permissions: ["Speak"] });',
    ],
    [
      'message.channel.permissionOverwrites.edit(x, { "SPEAK": false });',
      'message.channel.permissionOverwrites.edit(x, { "Speak": false });',
    ],
    ['message.member.permissions.add("SPEAK");', 'message.member.permissions.add("Speak");'],
  ])("is one where permissions are said alone: %s", (before, after) => {
    expect(asked("", before)).toEqual({ line: after ?? before, rules: [] });
  });
});

it("a time that is a text", () => {
  const code = "exports.f = () => new MessageEmbed().setTimestamp(Date());";
  const text = `const { MessageEmbed } = require("discord.js");\n${code}\n`;
  const [file] = convertProject([{ path: "a.js", text }], { from: 13, to: 14 }).files;
  expect(file?.after).toContain(".setTimestamp(new Date(Date()))");
});
