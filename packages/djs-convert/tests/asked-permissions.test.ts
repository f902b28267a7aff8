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
  ])("takes the new names, whatever it is called: %s", own => {
    expect(asked(own, 'if (own.allowed(message.member, "MANAGE_CHANNELS")) f();').line).toBe(
      'if (own.allowed(message.member, "ManageChannels")) f();',
    );
  });

  it.each([
    "exports.allowed = (member, flag) => list.has(flag);",
    "exports.allowed = (member, flag) => member.permissions.has(other) && f(flag);",
    "exports.denied = (member, flag) => member.permissions.has(flag);",
    `exports.allowed = (member, flag) => { ${"f(member); ".repeat(80)} return member.permissions.has(flag); };`,
    "exports.allowed = (member, flag) => member.permissions.has(flag); const names = { MANAGE_MESSAGES: 'a' };",
  ])("is none: %s", own => {
    const line = 'if (own.allowed(message.member, "MANAGE_CHANNELS")) f();';
    expect(asked(own, line).line).toBe(line);
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

it("a time that is a text", () => {
  const code = "exports.f = () => new MessageEmbed().setTimestamp(Date());";
  const text = `const { MessageEmbed } = require("discord.js");\n${code}\n`;
  const [file] = convertProject([{ path: "a.js", text }], { from: 13, to: 14 }).files;
  expect(file?.after).toContain(".setTimestamp(new Date(Date()))");
});
