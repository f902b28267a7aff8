import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

/** Files of version 14, in which something is left that only a type checker minds. */
const to14 = (code: string, filename: string): string => convert(code, { from: 13, to: 14, filename }).code;

const next = "const { EmbedBuilder, ButtonStyle } = require('discord.js');\n";
const uses =
  "exports.run = async (client, interaction) => {\n  f(client.user.displayAvatarURL({ dynamic: true, size: 64 }), interaction.options._subcommand);\n  await interaction.editReply({ content: 'a', ephemeral: true });\n};\n";

describe("a file that was written for the next version", () => {
  it("keeps what runs as before", () => {
    expect(to14(next + uses, "a.js")).toBe(next + uses);
  });

  it("has what means something else by now changed", () => {
    const still = next + uses.replace("dynamic: true", "dynamic: false");
    expect(to14(still, "a.js")).toBe(still.replace("dynamic: false", "forceStatic: true"));
  });

  it("is made right for the compiler of TypeScript", () => {
    const imports = "import { EmbedBuilder, ButtonStyle } from 'discord.js';\n";
    expect(to14(imports + uses, "a.ts")).toBe(
      imports +
        uses
          .replace("dynamic: true, ", "")
          .replace("_subcommand", "getSubcommand(false)")
          .replace(", ephemeral: true", ""),
    );
  });

  it("is not one that takes in as much of this version", () => {
    const both = next.replace("ButtonStyle", "MessageButton") + uses;
    expect(to14(both, "a.js")).not.toContain("ephemeral");
  });

  it.each([
    "import type { MessageFlags } from 'discord.js';\nexport interface Sent { flags: MessageFlags; only: MessageFlags.Ephemeral }\n",
    "import { MessageFlags } from 'discord.js';\nexport const only: MessageFlags = MessageFlags.Ephemeral;\n",
    "import { MessageFlags, ButtonBuilder } from 'discord.js';\nexport const f = (one: ButtonBuilder, flags?: MessageFlags) => g(one, flags);\n",
  ])("means the enum that has the name of a class of version 13: %s", source => {
    expect(to14(source, "a.ts")).toBe(source);
  });

  it("makes a set of flags with the class, beside the enum", () => {
    const source =
      "import { MessageFlags } from 'discord.js';\nf(MessageFlags.Ephemeral, new MessageFlags(1));\n";
    const now = to14(source, "a.ts");
    expect(now).toContain("f(MessageFlags.Ephemeral, new MessageFlagsBitField(1));");
  });

  it("means the class where nothing says otherwise", () => {
    const source =
      "import { MessageFlags } from 'discord.js';\nexport const f = (flags: MessageFlags) => flags;\n";
    expect(to14(source, "a.ts")).toBe(source.replaceAll("MessageFlags", "MessageFlagsBitField"));
  });

  it.each([
    "const { Interaction, EmbedBuilder } = require('discord.js');\n/** @param {Interaction} one */\nexports.run = one => one.reply({ embeds: [new EmbedBuilder()] });\n",
    "const { SlashCommandBuilder } = require('@discordjs/builders');\nconst { ChannelType } = require('discord.js');\nexports.data = new SlashCommandBuilder().setName(String(ChannelType.DM));\n",
    "const { EmbedBuilder } = require('discord.js');\nexports.of = (author, footer) => new EmbedBuilder().setAuthor(author).setFooter(footer);\n",
  ])("keeps what it takes in, and options of which nobody sees that they are some: %s", source => {
    expect(to14(source, "a.js")).toBe(source);
  });

  it("asks for the class that version 14 has where the old name is used", () => {
    const source =
      "const { Interaction, EmbedBuilder } = require('discord.js');\nf(one instanceof Interaction, new EmbedBuilder());\n";
    expect(to14(source, "a.js")).toContain("one instanceof BaseInteraction");
  });
});
