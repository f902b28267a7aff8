import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const to14 = (source: string) => convert(source, { from: 13, to: 14 });

describe("names taken out of the whole package, however it is come by", () => {
  const load = 'const Discord = require("discord.js");\n';

  it.each([
    `${load}client.discord = Discord;\nconst { MessageEmbed } = client.discord;\nf(new MessageEmbed());\n`,
    `${load}const make = ({ MessageEmbed }) => new MessageEmbed();\nmake(Discord);\n`,
    "exports.run = (client, message, args, Discord) => {\n  const { MessageEmbed } = Discord;\n  f(new MessageEmbed());\n};\n",
    'let Discord;\ntry {\n  Discord = require("discord.js");\n} catch {}\nconst { MessageEmbed } = Discord;\nf(new MessageEmbed());\n',
    'const { MessageEmbed } = x ? require("discord.js") : {};\nf(new MessageEmbed());\n',
    'import("discord.js").then(({ MessageEmbed }) => f(new MessageEmbed()));\n',
    'import("discord.js").then(djs => f(new djs.MessageEmbed()));\n',
    'const loading = import("discord.js");\nconst { MessageEmbed } = await loading;\nf(new MessageEmbed());\n',
  ])("are called as in the next version: %s", source => {
    const { code } = to14(source);
    expect(code).toBe(source.replaceAll("MessageEmbed", "EmbedBuilder"));
    expect(to14(code).code).toBe(code);
  });

  it("go on under their own name where they are given to one that is declared before", () => {
    const source = (taken: string) =>
      `let MessageEmbed, Embed;\n({ ${taken} } = require("discord.js"));\nf(new MessageEmbed(), new Embed());\n`;
    const { code } = to14(source("MessageEmbed, MessageEmbed: Embed"));
    expect(code).toBe(source("EmbedBuilder: MessageEmbed, EmbedBuilder: Embed"));
    expect(to14(code).code).toBe(code);
  });

  it("are told where what is read of them is called otherwise, too", () => {
    const { code, diagnostics } = to14(
      'let Intents;\n({ Intents } = require("discord.js"));\nf(Intents.FLAGS);\n',
    );
    expect(code).toContain("({ Intents } =");
    expect(diagnostics).toMatchObject([{ rule: "14-056", line: 2 }]);
  });

  it("are left alone where the whole is another package, or nobody knows what", () => {
    for (const whole of ['require("other")', "x", "x.discord"]) {
      const source = `const { MessageEmbed } = ${whole};\nlet Embed;\n({ MessageEmbed: Embed } = ${whole});\nf(new MessageEmbed());\n`;
      expect(to14(source).code).toBe(source);
    }
  });

  it("come through a file of the bot's own that hands all of it on", () => {
    const files = (name: string, intents: string) => [
      { path: "djs.js", text: 'module.exports = require("discord.js");\n' },
      {
        path: "use.js",
        text: `const { ${name}, ${intents.split(".")[0]} } = require("./djs");\nf(new ${name}(), ${intents});\n`,
      },
    ];
    const converted = convertProject(files("MessageEmbed", "Intents.FLAGS.GUILDS"), { from: 13, to: 14 });
    expect(converted.files.map(one => ({ path: one.path, text: one.after }))).toEqual(
      files("EmbedBuilder", "GatewayIntentBits.Guilds"),
    );
  });
});

describe("channels before and after, wherever they stand among what an event gives", () => {
  it("are channels of a server", () => {
    const source = (kind: string, parent: string) =>
      `module.exports = (client, config, oldChannel, newChannel) => {\n  if (newChannel.type === "${kind}" || oldChannel.${parent} === x) client.destroy();\n};\n`;
    expect(convert(source("category", "parentID"), { from: 12, to: 13 }).code).toBe(
      source("GUILD_CATEGORY", "parentId"),
    );
  });
});
