import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const to14 = (code: string, filename = "a.js"): string => convert(code, { from: 13, to: 14, filename }).code;

describe("builders of version 14 that are used as those of 13", () => {
  const head = "const Discord = require('discord.js');\n";

  it.each([
    [
      "f(new Discord.EmbedBuilder().setAuthor('a').setColor('RED'));",
      "f(new Discord.EmbedBuilder().setAuthor({ name: 'a' }).setColor('Red'));",
    ],
    [
      "const one = new Discord.EmbedBuilder(); f(one.title);",
      "const one = new Discord.EmbedBuilder(); f(one.data.title);",
    ],
    [
      "f(new Discord.AttachmentBuilder(a, 'b.png'));",
      "f(new Discord.AttachmentBuilder(a, { name: 'b.png' }));",
    ],
    [
      "f(new Discord.ButtonBuilder().setStyle('PRIMARY'));",
      "f(new Discord.ButtonBuilder().setStyle(Discord.ButtonStyle.Primary));",
    ],
    [
      "f(Discord.ButtonStyle.DANGER, Discord.ButtonStyle.Link, Discord.ButtonStyle.OTHER);",
      "f(Discord.ButtonStyle.Danger, Discord.ButtonStyle.Link, Discord.ButtonStyle.OTHER);",
    ],
    [
      "f(Discord.ChannelType.DM, Discord.ChannelType.GUILD_NEWS, Discord.ComponentType.SELECT_MENU);",
      "f(Discord.ChannelType.DM, Discord.ChannelType.GuildAnnouncement, Discord.ComponentType.StringSelect);",
    ],
    [
      "f(Discord.ApplicationCommandOptionType.SUB_COMMAND_GROUP, Discord.ChannelType.GROUP_DM);",
      "f(Discord.ApplicationCommandOptionType.SubcommandGroup, Discord.ChannelType.GroupDM);",
    ],
    [
      "f(Discord.PermissionsBitField.FLAGS.BAN_MEMBERS, Discord.PermissionFlagsBits.FLAGS.KICK_MEMBERS);",
      "f(Discord.PermissionsBitField.Flags.BanMembers, Discord.PermissionFlagsBits.KickMembers);",
    ],
    [
      "f(Discord.PermissionsBitField.Flags.USE_VAD, Discord.PermissionFlagsBits.VIEW_CHANNEL, Discord.PermissionFlagsBits.Speak);",
      "f(Discord.PermissionsBitField.Flags.UseVAD, Discord.PermissionFlagsBits.ViewChannel, Discord.PermissionFlagsBits.Speak);",
    ],
    [
      "f(Discord.IntentsBitField.FLAGS.GUILDS, Discord.GatewayIntentBits.GUILDS, Discord.GatewayIntentBits.FLAGS.Guilds);",
      "f(Discord.IntentsBitField.Flags.Guilds, Discord.GatewayIntentBits.Guilds, Discord.GatewayIntentBits.Guilds);",
    ],
    [
      "f(Discord.MessageFlags.Ephemeral, Discord.MessageFlags.FLAGS.EPHEMERAL);",
      "f(Discord.MessageFlags.Ephemeral, Discord.MessageFlagsBitField.Flags.Ephemeral);",
    ],
    [
      "const own = { Flags: { A_B: 1 } }; f(own.Flags.A_B);",
      "const own = { Flags: { A_B: 1 } }; f(own.Flags.A_B);",
    ],
    [
      "exports.o = { intents: ['GUILDS', Discord.GatewayIntentBits.GuildInvites] };",
      "exports.o = { intents: [Discord.GatewayIntentBits.Guilds, Discord.GatewayIntentBits.GuildInvites] };",
    ],
    ["exports.o = { intents: ['GUILDS', x.y] };", "exports.o = { intents: ['GUILDS', x.y] };"],
    [
      "f(new Discord.EmbedBuilder(message.embeds[0]), new Discord.MessageEmbed(message.embeds[0]));",
      "f(new Discord.EmbedBuilder(message.embeds[0]), Discord.EmbedBuilder.from(message.embeds[0]));",
    ],
    ["f(new Discord.TextInputBuilder());", "f(new Discord.TextInputBuilder());"],
  ])("%s", (code, expected) => {
    expect(to14(`${head}${code}\n`)).toBe(`${head}${expected}\n`);
  });

  it("are stated, too", () => {
    const code = (member: string): string =>
      `import { EmbedBuilder } from 'discord.js';\nexport const f = (one: EmbedBuilder) => one.${member};\n`;
    expect(to14(code("addField('a', 'b')"), "a.ts")).toBe(code("addFields({ name: 'a', value: 'b' })"));
  });

  it("are known without a doubt", () => {
    const { changes } = convert(`${head}new Discord.EmbedBuilder().setFooter('a');\n`, { from: 13, to: 14 });
    expect(changes).toMatchObject([{ rule: "14-102", confidence: "certain" }]);
  });

  it("have enums of their own already", () => {
    const code =
      "const { MessageFlags, UserFlags, ActivityFlags } = require('discord.js');\nf(MessageFlags.Ephemeral, UserFlags.Staff);\n";
    expect(to14(code)).toBe(code);
    expect(to14(code.replace("MessageFlags.Ephemeral", "new MessageFlags(1)"))).toBe(
      code
        .replace("{ MessageFlags", "{ MessageFlagsBitField")
        .replace("MessageFlags.Ephemeral", "new MessageFlagsBitField(1)"),
    );
  });

  it("are told nothing of", () => {
    const code = `${head}f(new Discord.ButtonBuilder().setStyle(Discord.ButtonStyle.Primary));\n`;
    expect(convert(code, { from: 13, to: 14 })).toMatchObject({ code, diagnostics: [] });
  });

  it("leave a class what it keeps itself", () => {
    const own = (field: string): string =>
      `${head}class Own extends Discord.ModalBuilder {\n  ${field}\n  f() {\n    return this.customId;\n  }\n}\n`;
    const kept = own("customId = x;");
    expect(convert(kept, { from: 13, to: 14 })).toMatchObject({ code: kept, diagnostics: [] });
    expect(to14(own("other = x;"))).toContain("return this.data.custom_id;");
    expect(to14(own("static customId = x;"))).toContain("return this.data.custom_id;");
  });
});
