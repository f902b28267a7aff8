import { describe, expect, it } from "vitest";
import { convert, type Version } from "../src/index.ts";
import { casesTypes } from "./cases-types.ts";

const convertTypes = (source: string, filename = "a.ts") => convert(source, { from: 13, to: 14, filename });

const cases = casesTypes.map(([id, before, after]) => {
  const to = Number(id.slice(0, 2)) as Version;
  return { id, before, after, options: { from: (to - 1) as Version, to, filename: "a.ts" } };
});

describe("types", () => {
  it.each(cases)("$id $before", ({ id, before, after, options }) => {
    const { code, changes, diagnostics } = convert(before, options);
    expect(code).toBe(after ?? before);
    expect((after === null ? diagnostics : changes).map(one => one.rule)).toContain(id);
    expect(convert(code, options).code).toBe(code);
  });

  it.each(cases)("$id leaves alone what another package exports: $before", ({ before, options }) => {
    const source = before.replaceAll(/discord\.js|@discordjs\/builders/g, "other");
    expect(convert(source, options)).toMatchObject({ code: source, changes: [], diagnostics: [] });
  });

  it("are seen in code that has no name of a file", () => {
    const source =
      "import { CommandInteraction } from 'discord.js';\nexport const f = (one: CommandInteraction) => one.reply('a');\n";
    const { code } = convert(source, { from: 13, to: 14 });
    expect(code).toBe(convertTypes(source).code);
    expect(code).toContain("one: ChatInputCommandInteraction");
  });

  it("keeps CommandInteraction where the file is of version 14", () => {
    const source =
      "import { CommandInteraction, EmbedBuilder } from 'discord.js';\nexport const f = (one: CommandInteraction) => new EmbedBuilder().setTitle(one.commandName);\n";
    expect(convertTypes(source).code).toBe(source);
  });

  it("keeps it in JavaScript of version 14, too", () => {
    const source =
      "const { CommandInteraction, EmbedBuilder } = require('discord.js');\nmodule.exports = one => one instanceof CommandInteraction && new EmbedBuilder();\n";
    expect(convertTypes(source, "a.js").code).toBe(source);
  });

  it("writes no types into JavaScript", () => {
    const source =
      "const { MessageActionRow } = require('discord.js');\nconst { CommandInteraction } = require('discord.js');\nmodule.exports = new MessageActionRow();\n";
    expect(convert(source, { from: 13, to: 14, filename: "a.js" }).code).toBe(
      source.replaceAll("MessageActionRow", "ActionRowBuilder"),
    );
  });

  it("takes no type of the file itself for one of the package", () => {
    const source =
      "import 'discord.js';\ninterface MessageEmbed { addField(a: string, b: string): void }\nexport const f = (one: MessageEmbed) => one.addField('a', 'b');\n";
    expect(convertTypes(source).code).toBe(source);
  });

  it("reads attributes of imports as Node had them first", () => {
    const source =
      "import config from './config.json' assert { type: 'json' };\nimport { MessageEmbed } from 'discord.js';\nexport const one = new MessageEmbed(config);\n";
    for (const filename of ["a.ts", "a.js"])
      expect(convertTypes(source, filename).code).toBe(source.replaceAll("MessageEmbed", "EmbedBuilder"));
  });

  it("reads decorators of parameters", () => {
    const source =
      "import { Client, MessageEmbed } from 'discord.js';\n@injectable()\nexport class Bot {\n  constructor(@inject(x) private readonly client: Client) {}\n  make() { return new MessageEmbed(); }\n}\n";
    expect(convertTypes(source).code).toBe(source.replaceAll("MessageEmbed", "EmbedBuilder"));
  });

  it("looks through assertions in angle brackets", () => {
    const source =
      "import { Message, TextChannel } from 'discord.js';\nexport const f = (message: Message) => (<TextChannel> message.channel).permissionsFor(message.member).hasPermission('MANAGE_GUILD');\n";
    const { code } = convert(source, { from: 11, to: 12, filename: "a.ts" });
    expect(code).toContain(".has('MANAGE_GUILD')");
  });

  it.each([
    "export const kinds = ['GUILD_TEXT'];\n",
    "const kinds = ['GUILD_TEXT'];\nexport { kinds };\n",
    "const kinds = ['GUILD_TEXT'];\nexport default kinds;\n",
  ])("leaves to a person what other files may read: %s", declared => {
    const source = `import type { Message } from 'discord.js';\n${declared}export const f = (message: Message) => kinds.includes(message.channel.type);\n`;
    const { code, diagnostics } = convertTypes(source);
    expect(code).toBe(source);
    // Where the list stands, and where it is asked.
    expect(diagnostics.map(({ rule, line }) => `${line} ${rule}`)).toEqual([
      "2 14-010",
      `${source.split("\n").length - 1} 14-010`,
    ]);
  });
});

describe("files of TypeScript that import nothing", () => {
  it("get an import, because a name at their top would be one of all files", () => {
    const source =
      "module.exports = {\n  execute(message: import('discord.js').Message) {\n    message.guild?.me?.voice.channel?.leave();\n  },\n} as Command;\n";
    const { code } = convert(source, { from: 12, to: 13, filename: "leave.ts" });
    expect(code).toMatch(/^import \{ getVoiceConnection \} from '@discordjs\/voice';/);
    const plain = source.replace(": import('discord.js').Message", "").replace(" as Command", "");
    expect(convert(plain, { from: 12, to: 13, filename: "leave.js" }).code).toMatch(
      /^const \{ getVoiceConnection \} = require/,
    );
  });

  it("takes the name of any command beside one of events, and the same a second time", () => {
    const bot = (any: string, more: string, event: string) =>
      `import { ${any}, Client, Constants${more} } from "discord.js";\nclient.on(${event}, one => one instanceof ${any});\nclient.on(Constants.Events.RATE_LIMIT, f);\n`;
    const options = { from: 13, to: 14, filename: "a.ts" } as const;
    const { code } = convert(bot("BaseCommandInteraction", "", "Constants.Events.CLIENT_READY"), options);
    expect(code).toContain("import { CommandInteraction, Client, Constants, Events }");
    expect(code).toContain("client.on(Events.ClientReady, one => one instanceof CommandInteraction);");
    expect(convert(code, options).code).toBe(code);
  });
});
