import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("a name that is declared once more", () => {
  it.each([
    [
      "client.on('message', message => {\n  var who;\n  if (a) { var who = message.author; } else { var who = client.user; }\n  f(who.avatarURL);\n});\n",
      "who.avatarURL({ format: 'png', dynamic: true, size: 2048 })",
    ],
    [
      "client.on('message', message => {\n  var who = 'a';\n  f(who.user);\n  var who = message.author;\n  f(who.avatarURL);\n});\n",
      "f(who.user);\n  var who = message.author;\n  f(who.avatarURL({ format: 'png', dynamic: true, size: 2048 }))",
    ],
  ])("is what it holds there: %s", (source, expected) => {
    const bot = `require("discord.js");\n${source}`;
    expect(convert(bot, { from: 11, to: 12 }).code).toContain(expected);
  });

  it("is followed to where it is sent or changed", () => {
    const send = (file: string) =>
      `  if (${file}) {\n    var file = new MessageAttachment(${file});\n    var embed = new MessageEmbed().attachFiles([file]);\n    message.channel.send(embed);\n  }\n`;
    const bot = (body: string) =>
      `const { MessageAttachment, MessageEmbed } = require("discord.js");\nclient.on("messageCreate", message => {\n${body}});\n`;
    expect(convert(bot(send("one") + send("two")), { from: 12, to: 13 }).code).toBe(
      bot(
        (send("one") + send("two"))
          .replaceAll(".attachFiles([file])", "")
          .replaceAll("send(embed)", "send({ embeds: [embed], files: [file] })"),
      ),
    );
    const row = (at: number) =>
      `  var row = message.components[${at}];\n  row.components[0].setLabel("a");\n  message.edit({ components: [row] });\n`;
    const rows = convert(bot(row(0) + row(1)), { from: 13, to: 14 }).code;
    expect(rows).toContain(
      "var row = ActionRowBuilder.from(message.components[0]);\n  row.components[0].setLabel",
    );
    expect(rows).toContain(
      "var row = ActionRowBuilder.from(message.components[1]);\n  row.components[0].setLabel",
    );
  });

  it("is renamed in every place that takes it out of the package", () => {
    const bot = (name: string) =>
      `var { ${name} } = require("discord.js");\nnew ${name}();\nvar { ${name} } = require("discord.js");\nvar { RichEmbed: other } = f;\n`;
    const { code } = convert(bot("RichEmbed"), { from: 11, to: 12 });
    expect(code).toBe(bot("MessageEmbed"));
    expect(convert(code, { from: 11, to: 12 }).code).toBe(code);
  });
});
