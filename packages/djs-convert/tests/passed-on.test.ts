import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

describe("names that a file passes on", () => {
  it.each([
    [
      13,
      "export { MessageEmbed, Message } from 'discord.js';\n",
      "export { EmbedBuilder as MessageEmbed, Message } from 'discord.js';\n",
    ],
    [
      13,
      "export type { MessageButton as Btn, Channel } from 'discord.js';\n",
      "export type { ButtonBuilder as Btn, Channel } from 'discord.js';\n",
    ],
    [
      13,
      "export { type CommandInteraction } from 'discord.js';\nexport * from 'discord.js';\n",
      "export { type ChatInputCommandInteraction as CommandInteraction } from 'discord.js';\nexport * from 'discord.js';\n",
    ],
    [
      11,
      "export { RichEmbed, Attachment as File } from 'discord.js';\n",
      "export { MessageEmbed as RichEmbed, MessageAttachment as File } from 'discord.js';\n",
    ],
    [
      13,
      "import { MessageEmbed, MessageButton as B } from 'discord.js';\nexport { MessageEmbed, B };\nexport const e = new MessageEmbed();\n",
      "import { EmbedBuilder, ButtonBuilder as B } from 'discord.js';\nexport { EmbedBuilder as MessageEmbed, B };\nexport const e = new EmbedBuilder();\n",
    ],
  ] as const)("are what they were to others, from %i: %s", (from, before, after) => {
    const options = { from, to: from === 11 ? 12 : 14, filename: "a.ts" } as const;
    expect(convert(before, options)).toMatchObject({ code: after, diagnostics: [] });
    expect(convert(after, options).code).toBe(after);
    const other = before.replaceAll("discord.js", "other");
    expect(convert(other, options)).toMatchObject({ code: other, diagnostics: [] });
  });

  it("are told where they are gone", () => {
    const source = "export { StoreChannel } from 'discord.js';\n";
    expect(convert(source, { from: 13, to: 14, filename: "a.ts" })).toMatchObject({
      code: source,
      diagnostics: [{ rule: "14-T00", line: 1, column: 10, reason: "removed" }],
    });
  });

  it("are known to those who take them", () => {
    const index =
      "import { MessageEmbed } from './y';\nexport const e = new MessageEmbed().addField('a', 'b');\n";
    const files = [
      { path: "index.ts", text: index },
      { path: "y.ts", text: "export { MessageEmbed } from 'discord.js';\n" },
    ];
    const [first] = convertProject(files, { from: 13, to: 14 }).files;
    expect(first?.after).toBe(index.replace("addField('a', 'b')", "addFields({ name: 'a', value: 'b' })"));
  });
});
