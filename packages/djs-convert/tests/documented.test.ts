import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const load = 'const Discord = require("discord.js");\n';
const converted = (comment: string, body: string) =>
  convert(`${load}/** ${comment} */\nexports.f = (message, channel, c) => {\n  ${body}\n};\n`, {
    from: 11,
    to: 12,
  }).code;

describe("what a comment says of a parameter", () => {
  it.each(["String", "string[]", "Number", "boolean"])(
    "counts for nothing where the code reads something else of it: {%s}",
    type => {
      const body = "message.member.addRole('1');";
      expect(converted(`@param {${type}} message`, body)).toContain("message.member.roles.add('1')");
    },
  );

  it.each(["Array<Discord.GuildMember>", "Array<Discord.GuildMember", "Discord.GuildMember[]"])(
    "is a list, with its last bracket or without: {%s}",
    type => {
      expect(converted(`@param {${type}} c`, "c[0].addRole(x);")).toContain("c[0].roles.add(x);");
    },
  );

  it("counts where it may be right", () => {
    const body = "message.split(''); message.edit(message.length);";
    expect(converted("@param {String} message", body)).toContain(body);
    const untold = "message.split(''); message.author;";
    expect(converted("@param {String} message", untold)).toContain(untold);
    const list = "message.find('a', 'b'); message.length;";
    expect(converted("@param {string[]} message", list)).toContain(list);
    const named = "channel.search(/a/); f('a' + channel);";
    expect(converted("@param {String} channel", named)).toContain(named);
    const own = "c.fetchMessage(1); c.guild;";
    expect(converted("@param {String} c", own)).toContain(own);
  });

  it.each(["Discord.Channel", "GuildChannel", "import('discord.js').Channel"])(
    "is one of texts where it says any channel: {%s}",
    type => {
      for (const name of ["channel", "c"])
        expect(converted(`@param {${type}} ${name}`, `${name}.fetchMessage(1);`)).toContain(
          `${name}.messages.fetch(1);`,
        );
    },
  );

  it.each([
    ["string | Discord.MessageEmbed", "typeof c === 'string' ? c : { embeds: [c] }"],
    ["(Discord.MessageEmbed|String)", "typeof c === 'string' ? c : { embeds: [c] }"],
    ["Discord.MessageEmbed", "{ embeds: [c] }"],
    ["Discord.MessageEmbed | Discord.MessageOptions", "c"],
  ])("may let it be a text, an embed or options: {%s}", (type, sent) => {
    const source = `${load}/**\n * @param {Discord.TextChannel} channel\n * @param {${type}} c\n */\n`;
    const { code, diagnostics } = convert(`${source}exports.f = (channel, c) => channel.send(c);\n`, {
      from: 12,
      to: 13,
    });
    expect(code).toContain(`channel.send(${sent});`);
    expect(diagnostics.map(one => one.reason)).toEqual(sent === "c" ? ["argument-unknown"] : []);
  });

  const embed = "new Discord.MessageEmbed()";
  const both = "typeof x === 'string' ? x : { embeds: [x] }";

  it.each([
    [`class A { g(x = '') { this.channel.send(x); } h() { this.g(${embed}); } }`, both],
    [`class A { g(x) { this.channel.send(x); } h() { this.g(${embed}); this.g('a'); } }`, both],
    [`const o = { g(x) { f.channel.send(x); }, h() { this.g(${embed}); } };`, "{ embeds: [x] }"],
    [`exports.g = g; function g(x) { f.channel.send(x); } g(${embed}); g(y ? 'a' : ${embed});`, both],
    [`exports.g = g; const g = (x = y) => f.channel.send(x); g(${embed}); g('a');`, both],
    [`exports.g = g; function g({ x }) { f.channel.send(x); } g(${embed});`, "x"],
    [`exports.g = g; function g(x) { f.channel.send(x); } g(${embed});`, "{ embeds: [x] }"],
  ])("is not all that is known of it: %s", (code, sent) => {
    expect(convert(load + code, { from: 12, to: 13 }).code).toContain(`channel.send(${sent})`);
  });

  it("is a text and an embed by its name, where nothing says otherwise", () => {
    const sent = (body: string, comment = "") =>
      convert(`${load}exports.g = g;\n${comment}function g(text) { ${body} }\ng(${embed});\n`, {
        from: 12,
        to: 13,
      }).code;
    const plain = "f.channel.send({ embeds: [text] })";
    expect(sent("f.channel.send(text);")).toContain(`f.channel.send(${both.replaceAll("x", "text")})`);
    expect(sent("f.channel.send(text);", "/** @param {Discord.MessageEmbed} text */\n")).toContain(plain);
    expect(sent("if (typeof text !== 'string') f.channel.send(text);")).toContain(plain);
  });
});
