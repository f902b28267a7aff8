import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

/** What is for version 14 already, and is said to be for 11. */
const bots: readonly string[] = [
  "exports.run = (client, message) => {\n  if (!message.guild.me.voiceChannel) return;\n  message.channel.send(message.guild.me.displayHexColor);\n};\n",
  "client.on('voiceStateUpdate', (oldMember, newMember) => {\n  if (oldMember.voiceChannelID === newMember.voiceChannelID) return;\n  f(newMember.voiceSessionID, newMember.voiceChannel);\n});\n",
  "exports.run = (client, message, content) => message.channel.send(content, { code: 'js', split: true });\n",
  "exports.run = (client, message) => message.guild.roles.filter(one => one.hasPermission('SPEAK')).filter(one => one.hasPermission('USE_VAD'));\n",
];

describe("a bot that is converted once more from the version that it had first", () => {
  it.each(bots)("stays as it is: %s", bot => {
    const head = "const Discord = require('discord.js');\nconst client = new Discord.Client();\n";
    const { code } = convert(head + bot, { from: 11, to: 14 });
    expect(code).not.toBe(head + bot);
    expect(convert(code, { from: 11, to: 14 }).code).toBe(code);
  });

  it.each([
    [
      12,
      "exports.run = (client, message) => {\n  const own = message.guild.me.permissions;\n  f(message.channel.permissionsFor(message.author).missing(own.bitfield));\n};\n",
    ],
    [
      13,
      "exports.run = (client, message) => {\n  /** @type {Discord.MessageActionRow} */\n  const row = message.components[1];\n  row.components[0].setDisabled(false);\n};\n",
    ],
    [
      13,
      "exports.run = (client, message) => message.channel.permissionOverwrites.edit(message.author, { VIEW_CHANNEL: null, READ_MESSAGES: null });\n",
    ],
  ] as const)("stays as it is, from version %i: %s", (from, bot) => {
    const head =
      "const Discord = require('discord.js');\nconst client = new Discord.Client({ intents: [] });\n";
    const { code } = convert(head + bot, { from, to: 14 });
    expect(code).not.toBe(head + bot);
    expect(convert(code, { from, to: 14 }).code).toBe(code);
  });
});
