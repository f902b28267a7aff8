import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("texts that may be null", () => {
  const bot = (body: string) =>
    `const { MessageEmbed } = require("discord.js");\nexports.run = (client, message) => {\n  const embed = new MessageEmbed();\n  const { member } = message;\n  ${body}\n};\n`;

  it.each([
    ["embed.addField('a', member.nickname || 'none');"],
    ["embed.addField('a', member.nickname ? member.nickname : 'none');"],
    ["if (member.nickname) embed.addField('a', member.nickname);"],
    ["if (!member.nickname) return;\n  embed.addField('a', member.nickname);"],
    ["member.nickname && embed.setDescription(member.nickname);"],
    ["embed.addField('a', member.displayName);"],
    ["other.addField('a', song.description);"],
    ["embed.addField('a', message.guild.iconURL() || 'none');"],
    ["if (message.author.avatarURL()) embed.setDescription(message.author.avatarURL());"],
    ["embed.addField('a', message.author.displayAvatarURL());"],
    ["embed.setImage(message.guild.iconURL()).setFooter('a', message.guild.iconURL());"],
    ["embed.addField('a', song.iconURL());"],
  ])("stay where the code asks whether they are, and where they are none: %s", body => {
    expect(convert(bot(body), { from: 12, to: 13 }).code).toBe(bot(body));
  });

  it.each([
    ["if (message.content) embed.setDescription(message.content);"],
    ["embed.setDescription(message.content || 'none');"],
    ["embed.setDescription(`It says ${message.content}`);"],
    ["embed.setDescription(other.content);"],
  ])("stay where what a message says is not all, or asked for: %s", body => {
    const named = bot(body).replaceAll("MessageEmbed", "EmbedBuilder");
    expect(convert(named, { from: 13, to: 14 }).code).toBe(named);
  });

  it.each([
    ["embed.addField('a', member.nickname);", "embed.addField('a', String(member.nickname));"],
    [
      "embed.addField('a', message.guild.iconURL({ size: 64 }), true);",
      "embed.addField('a', String(message.guild.iconURL({ size: 64 })), true);",
    ],
    [
      "embed.setDescription(message.author.avatarURL());",
      "embed.setDescription(String(message.author.avatarURL()));",
    ],
    ["embed.setFooter(client.user.avatarURL());", "embed.setFooter(String(client.user.avatarURL()));"],
  ])("are made a text, as version 12 did, where nobody asks: %s", (before, after) => {
    expect(convert(bot(before), { from: 12, to: 13 }).code).toBe(bot(after));
  });
});
