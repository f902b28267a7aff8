import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("names that a file takes from discord.js below other code", () => {
  const late = 'const { DiscordAPIError, Intents } = require("discord.js");\n';

  it("are not asked for above", () => {
    const source = `const Discord = require("discord.js");\nconst one = new Discord.Client();\n${late}`;
    const { code } = convert(source, { from: 12, to: 13 });
    expect(code).toContain("new Discord.Client({ intents: [Discord.Intents.FLAGS.GUILDS");
    const head = `const Discord = require("discord.js");\nconst token = "x";\n${late}new Discord.Client();\n`;
    expect(convert(head, { from: 12, to: 13 }).code).toContain("intents: [Intents.FLAGS.GUILDS");
  });

  it("are not added to", () => {
    const source = `const Discord = require("discord.js");\nconst one = new Discord.Client();\n${late.replace(", Intents", "")}`;
    const { code } = convert(source, { from: 12, to: 13 });
    expect(code).toContain("intents: [Discord.Intents.FLAGS.GUILDS");
    expect(code).toContain("const { DiscordAPIError } =");
  });

  it("are renamed in every function that takes them in for itself", () => {
    const own = (row: string, button: string) =>
      `  const { ${button}, ${row} } = require("discord.js");\n  return new ${row}().addComponents(new ${button}());\n`;
    const both = (row: string, button: string) =>
      `exports.one = () => {\n${own(row, button)}};\nexports.two = () => {\n${own(row, button)}};\n`;
    expect(convert(both("MessageActionRow", "MessageButton"), { from: 13, to: 14 }).code).toBe(
      both("ActionRowBuilder", "ButtonBuilder"),
    );
  });

  it("are renamed where the whole package is given a name at once", () => {
    const bot = (row: string, style: string, value: string) =>
      `const { ${row}${style} } = Discord = require("discord.js");\nf(new ${row}(), new Discord.${row}(), { type: 2, style: ${value}, customId: x });\n`;
    const old = bot("MessageActionRow", "", '"PRIMARY"');
    const { code } = convert(old, { from: 13, to: 14 });
    expect(code).toBe(bot("ActionRowBuilder", ", ButtonStyle", "ButtonStyle.Primary"));
    expect(convert(code, { from: 13, to: 14 }).code).toBe(code);
  });

  it("do not come in where the whole package is named above", () => {
    const bot = (taken: string, owner: string) =>
      `const Discord = require("discord.js");\nconst one = new Discord.Client({ intents: 1 });\nconst { Client${taken} } = require("discord.js");\nconst f = x => g(${owner}.escapeMarkdown(x), Client);\n`;
    const { code } = convert(bot(", Util", "Util"), { from: 13, to: 14 });
    expect(code).toBe(bot("", "Discord"));
    expect(convert(code, { from: 11, to: 14 }).code).toBe(code);
  });

  it("are taken from the package where a script is sent away, and not at the head for that alone", () => {
    const head =
      "const { ShardingManager } = require('discord.js');\nconst shards = new ShardingManager('./bot.js');\n";
    const show = (type: string) => `client => client.user.setActivity('a', { type: ${type} })`;
    const from = (source: string) => convert(source, { from: 13, to: 14 }).code;
    const sent = (type: string) => `shards.broadcastEval(${show(type)});\n`;
    const away = sent("require('discord.js').ActivityType.Playing");
    expect(from(head + sent("'PLAYING'"))).toBe(head + away);
    const here = (type: string) => `f(${show(type)});\n`;
    expect(from(head + sent("'PLAYING'") + here("'PLAYING'"))).toBe(
      head.replace(" }", ", ActivityType }") + away + here("ActivityType.Playing"),
    );
    const whole = "const $ = require('discord.js');\nconst shards = new $.ShardingManager('./bot.js');\n";
    expect(from(whole + sent("'PLAYING'"))).toBe(whole + away);
  });

  it("take in what a name of the file held", () => {
    const used = "export default x => f(escapeMarkdown(x.name));\n";
    expect(
      convert(
        `import { Client, Util } from "discord.js";\nconst escapeMarkdown = Util.escapeMarkdown;\n${used}`,
        {
          from: 13,
          to: 14,
        },
      ).code,
    ).toBe(`import { Client, escapeMarkdown } from "discord.js";\n${used}`);
    const twice = `import { Util } from "discord.js";\nconst escapeMarkdown = Util.escapeMarkdown;\nf(Util.escapeMarkdown(1));\n`;
    expect(convert(twice, { from: 13, to: 14 }).code).toBe(twice);
    // Another thing of that name: `Util` stays, and is told.
    const taken = `import { Util } from "discord.js";\nconst escapeMarkdown = x => x;\nf(Util.escapeMarkdown(escapeMarkdown(1)));\n`;
    const { code, diagnostics } = convert(taken, { from: 13, to: 14 });
    expect(code).toBe(taken);
    expect(diagnostics.map(one => [one.rule, one.line])).toEqual([
      ["14-124", 1],
      ["14-124", 3],
    ]);
  });

  it("come from the package where what is global may not be there yet", () => {
    const option = "{ options: [{ name: 'a', description: 'b', type: 'STRING' }]";
    const late = `module.exports = ${option}, run: () => new Discord.MessageEmbed() };\n`;
    expect(convert(late, { from: 13, to: 14 }).code).toBe(
      `const { ApplicationCommandOptionType } = require('discord.js');\n${late
        .replace("'STRING'", "ApplicationCommandOptionType.String")
        .replace("MessageEmbed", "EmbedBuilder")}`,
    );
    const early = `const a = new Discord.MessageEmbed();\nmodule.exports = ${option} };\n`;
    expect(convert(early, { from: 13, to: 14 }).code).toContain(
      "Discord.ApplicationCommandOptionType.String",
    );
  });

  it.each([
    ["{ Util, escapeMarkdown, discordSort }", "{ Util }", "{ escapeMarkdown, cleanContent, discordSort }"],
    ["{ escapeMarkdown, Util, discordSort }", "{ Util }", "{ escapeMarkdown, cleanContent, discordSort }"],
    ["{ discordSort, escapeMarkdown, Util }", "{ Util }", "{ escapeMarkdown, cleanContent, discordSort }"],
  ])("leaves a list that has what it is called now: %s", (list, in13, in14) => {
    const bot = (names: string, util: string, clean: string) =>
      `const ${names} = require("discord.js");\nf(${util}escapeMarkdown(a), ${util}discordSort(b), ${clean});\n`;
    const old = bot(list, "", "Util.cleanContent(a, channel)");
    expect(convert(old, { from: 12, to: 13 }).code).toBe(bot(in13, "Util.", "Util.cleanContent(a, channel)"));
    expect(convert(old, { from: 12, to: 14 }).code).toBe(bot(in14, "", "cleanContent(a, channel)"));
  });

  it.each([
    [
      "const { escapeMarkdown } = require('discord.js');\nconst { Util } = require('discord.js');\n",
      "const { escapeMarkdown, cleanContent } = require('discord.js');\n",
    ],
    [
      "import { Util } from 'discord.js';\nimport { escapeMarkdown, Client } from 'discord.js';\n",
      "import { escapeMarkdown, cleanContent } from 'discord.js';\nimport { Client } from 'discord.js';\n",
    ],
    [
      "const { escapeMarkdown } = require('discord.js'), fs = require('fs');\nf(escapeMarkdown(b));\nconst { Util } = require('discord.js');\n",
      "const { escapeMarkdown } = require('discord.js'), fs = require('fs');\nf(escapeMarkdown(b));\nconst { cleanContent } = require('discord.js');\n",
    ],
    [
      "const Discord = require('discord.js');\nrequire('moment');\nconst { Util } = require('discord.js');\n",
      "const Discord = require('discord.js');\nrequire('moment');\nconst { escapeMarkdown, cleanContent } = require('discord.js');\n",
    ],
  ])("leaves a declaration beside another one: %s", (before, after) => {
    const uses = (from: string, util: string) =>
      `f(${from}escapeMarkdown(a), ${util}cleanContent(a, channel));\n`;
    const old = before + uses(before.includes("escapeMarkdown") ? "" : "Util.", "Util.");
    expect(convert(old, { from: 12, to: 14 }).code).toBe(after + uses("", ""));
  });

  it("stays what other files ask for", () => {
    const bot = (taken: string, made: string) =>
      `const { MessageEmbed } = require("discord.js");\nexport const { ${taken}, Client } = require("discord.js");\nf(new ${made}(), MessageEmbed);\n`;
    const { code } = convert(bot("RichEmbed", "RichEmbed"), { from: 11, to: 12 });
    expect(code).toBe(bot("MessageEmbed: RichEmbed", "RichEmbed"));
  });
});
