import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const head =
  'const Discord = require("discord.js");\nclient.on("message", message => {\n  f(new Discord.RichEmbed()';
const to12 = (setters: string) => convert(`${head}${setters});\n});\n`, { from: 11, to: 12 });

describe("what a setter of an embed is given beyond what it takes", () => {
  it.each([
    [".setDescription('a', message.author.avatarURL)", ".setDescription('a')"],
    [
      ".setTitle('a', message.guild.iconURL).setURL('b', client.user.displayAvatarURL)",
      ".setTitle('a').setURL('b')",
    ],
    [".setFooter('a', 'b', message.author.avatarURL)", ".setFooter('a', 'b')"],
    [".setTitle('a', (message.guild.iconURL),)", ".setTitle('a',)"],
  ])("goes: %s", (setters, now) => {
    const { code, changes } = to12(setters);
    expect(code).toContain(`MessageEmbed()${now});`);
    expect(changes.every(({ rule }) => /^12-(06[0-4]|070)$/.test(rule))).toBe(true);
  });

  it.each([
    ".setDescription('a', /* him */ message.author.avatarURL)",
    ".setDescription('a', message.author.avatarURL, b)",
    ".setDescription(message.author.avatarURL)",
    ".setFooter('a', message.author.avatarURL)",
    ".setAuthor('a', 'b', message.author.avatarURL)",
    ".setThumbnail(message.author.avatarURL)",
  ])("is called where it is taken, or not alone: %s", setters => {
    expect(to12(setters).code).toContain("message.author.avatarURL({");
  });
});
