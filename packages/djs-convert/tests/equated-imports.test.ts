import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const typed = (source: string, from: 11 | 12 | 13) =>
  convert(source, { from, to: from === 11 ? 12 : from === 12 ? 13 : 14, filename: "a.ts" }).code;

describe("import x = require()", () => {
  it.each([
    [
      11,
      "const client: discord.Client = new discord.Client();\nclient.on('message', (one: discord.Message) => one.member.addRole('1'));\nexport const e: discord.RichEmbed = new discord.RichEmbed();\n",
      "const client: discord.Client = new discord.Client();\nclient.on('message', (one: discord.Message) => one.member.roles.add('1'));\nexport const e: discord.MessageEmbed = new discord.MessageEmbed();\n",
    ],
    [
      13,
      "const { MessageAttachment } = discord;\nexport const f = (one: discord.Message) => one.channel.type === 'GUILD_TEXT' && new MessageAttachment('a');\n",
      "const { AttachmentBuilder } = discord;\nexport const f = (one: discord.Message) => one.channel.type === discord.ChannelType.GuildText && new AttachmentBuilder('a');\n",
    ],
    [
      13,
      "import Embed = discord.MessageEmbed;\nexport import Button = discord.MessageButton;\nexport const e = new Embed().addField('a', 'b');\n",
      "import Embed = discord.EmbedBuilder;\nexport import Button = discord.ButtonBuilder;\nexport const e = new Embed().addFields({ name: 'a', value: 'b' });\n",
    ],
  ] as const)("takes in discord.js, from %i: %s", (from, before, after) => {
    const head = "import discord = require('discord.js');\n";
    expect(typed(head + before, from)).toBe(head + after);
    expect(typed(head + after, from)).toBe(head + after);
    const other = "import discord = require('other');\n";
    expect(typed(other + before, from)).toBe(other + before);
  });

  it.each(["import mafia = require('./commands');", "import * as mafia from './commands';"])(
    "takes in a file, whose functions are its own: %s",
    head => {
      const source = `import { GuildMember } from 'discord.js';\n${head}\nexport const a = [mafia.addRole, mafia.removeRole];\nexport const f = (one: GuildMember) => mafia.fetchUser(one.addRole('1'));\n`;
      expect(typed(source, 11)).toBe(source.replace("one.addRole", "one.roles.add"));
    },
  );

  it("takes in the package of voice", () => {
    const source =
      "import discord = require('discord.js');\nimport { VoiceChannel } from 'discord.js';\nexport const f = async (one: VoiceChannel) => { const c = await one.join(); c.disconnect(); };\n";
    expect(typed(source, 12)).toContain(
      "import discord = require('discord.js');\nimport { VoiceConnectionStatus, entersState, joinVoiceChannel } from '@discordjs/voice';\n",
    );
  });

  it("keeps what a namespace declares apart from what the file does", () => {
    const source =
      "import { Message } from 'discord.js';\nnamespace Own { const one = new Map<string, Message>(); one.get('a'); }\nexport const f = (one: Message) => one.guild.members.get('a');\n";
    expect(typed(source, 11)).toBe(source.replace("members.get", "members.cache.get"));
  });
});
