import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { convert, convertProject, detectVersion } from "../src/index.ts";

const bot = `#!/usr/bin/env node
// the bot
const { Client, RichEmbed } = require('discord.js');
const client = new Client({ disableEveryone: true }); /* one */
client.on('message', async message => {
  if (!message.member.hasPermissions('BAN_MEMBERS')) return; // no
  const embed = new RichEmbed().setTitle('a').addBlankField().setColor('RED');
  message.channel.send(embed);
  message.guild.channels.find('name', 'log').send({ embed });
});
client.login(process.env.TOKEN);
return;
`;

describe("convert", () => {
  it("goes all the way and keeps every comment", () => {
    const { code, changes } = convert(bot, { from: 11, to: 14 });
    expect(code).toMatchInlineSnapshot(`
      "#!/usr/bin/env node
      // the bot
      const { Client, EmbedBuilder, GatewayIntentBits } = require('discord.js');
      const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent], allowedMentions: { parse: ['users', 'roles'], repliedUser: true } }); /* one */
      client.on('messageCreate', async message => {
        if (!message.member.permissions.has('BanMembers')) return; // no
        const embed = new EmbedBuilder().setTitle('a').addFields({ name: '\\u200b', value: '\\u200b' }).setColor('Red');
        message.channel.send({ embeds: [embed] });
        message.guild.channels.cache.find(x => x.name === 'log').send({ embeds: [embed] });
      });
      client.login(process.env.TOKEN);
      return;
      "
    `);
    for (const change of changes) expect(bot.split("\n")[change.line - 1]).toBeDefined();
  });

  it("renames permissions that are added to a list later", () => {
    const source =
      "const perms = ['VIEW_CHANNEL'];\nperms.push('EMBED_LINKS');\nnames.push('EMBED_LINKS');\n";
    const { code } = convert(source, { from: 13, to: 14 });
    expect(code).toBe(
      "const perms = ['ViewChannel'];\nperms.push('EmbedLinks');\nnames.push('EMBED_LINKS');\n",
    );
  });

  it("takes an import out with its last name, unless another comes in", () => {
    const of = (code: string) => convert(code, { from: 13, to: 14 }).code;
    const split = "(String(x).match(/[^\\n][^]{0,1999}(?=\\n|$)|[^\\n][^]{0,1999}/g) ?? [''])";
    const required = "const { Util } = require('discord.js');\n";
    expect(of(`${required}f(Util.splitMessage(x));\n`)).toBe(`f(${split});\n`);
    expect(of(`import { Util } from 'discord.js';\nf(Util.splitMessage(x));\n`)).toBe(`f(${split});\n`);
    expect(of(`${required}f(Util.splitMessage(x), message.channel.type === 'DM');\n`)).toBe(
      `const { ChannelType } = require('discord.js');\nf(${split}, message.channel.type === ChannelType.DM);\n`,
    );
    const inside = `import { Client } from 'discord.js';\nasync () => {\n  const { Util } = require('discord.js');\n`;
    expect(of(`${inside}  f(Util.splitMessage(x), message.channel.type === 'DM');\n};\n`)).toBe(
      `import { Client, ChannelType } from 'discord.js';\nasync () => {\n  f(${split}, message.channel.type === ChannelType.DM);\n};\n`,
    );
  });

  it("takes a short name of a folder for the bot's own, and a package for a package", () => {
    const of = (source: string) =>
      convert(
        `const run = require('${source}');\nrun('a', message => message.member.hasPermission('BAN_MEMBERS'));\n`,
        {
          from: 12,
          to: 13,
        },
      ).code;
    expect(of("@util/command")).toContain("message.member.permissions.has('BAN_MEMBERS')");
    expect(of("@acme/command")).toContain("message.member.hasPermission('BAN_MEMBERS')");
  });

  it("knows what is fetched and made by its name, whatever it comes from", () => {
    const { code, changes } = convert(
      'require("discord.js");\nconst a = await x.y.fetchMember(b);\nf(a.voiceChannel);\n',
      {
        from: 11,
        to: 12,
      },
    );
    expect(code).toBe('require("discord.js");\nconst a = await x.y.members.fetch(b);\nf(a.voice.channel);\n');
    expect(changes.map(change => change.confidence)).toContain("likely");
  });

  it("takes what is not for it as it is: more fields, an edit of a channel, names that every object has", () => {
    const head = "const { MessageEmbed, Constants } = require('discord.js');\n";
    const flags = (from: 12 | 13, code: string) =>
      convert(head + code, { from, to: from === 12 ? 13 : 14 }).diagnostics.map(one => one.rule);
    expect(flags(12, "new MessageEmbed().addField(...parts);\n")).toEqual([]);
    expect(flags(12, "this.channel.edit(data, reason);\n")).toEqual([]);
    expect(flags(12, "this.log.channel.send(text, more);\n")).toEqual(["13-012"]);
    expect(flags(13, "const { Colors, constructor } = Constants;\n")).toEqual(["14-067"]);
  });

  it("knows an instance by its test, and no other thing of that name", () => {
    const of = (use: string) =>
      convert(`const { MessageEmbed } = require('discord.js');\nconst g = (x, all) => { ${use} };\n`, {
        from: 13,
        to: 14,
      }).code;
    expect(of("if (x instanceof MessageEmbed && all) f(x.title);")).toContain("f(x.data.title)");
    expect(of("return x instanceof MessageEmbed ? f(x.title) : x.title;")).toContain(
      "f(x.data.title) : x.title",
    );
    expect(of("if (x instanceof MessageEmbed) for (const x of all) f(x.title);")).toContain("f(x.title)");
  });

  it("does not take an empty list beside a record for what is in it", () => {
    const code =
      "require('discord.js');\nconst found = client.snipes.get(id) || [];\nf(found.author.avatarURL({ dynamic: true }));\n";
    expect(convert(code, { from: 13, to: 14 }).code).toContain("found.author.avatarURL()");
  });

  it("gives back what it made as it is", () => {
    for (const [from, to] of [
      [11, 12],
      [12, 13],
      [13, 14],
    ] as const) {
      const once = convert(bot, { from, to }).code;
      expect(convert(once, { from, to }).code).toBe(once);
    }
  });

  it("keeps Windows line ends", () => {
    const { code } = convert(bot.replaceAll("\n", "\r\n"), { from: 11, to: 14 });
    expect(code.replaceAll("\r\n", "")).not.toContain("\n");
    expect(code).toBe(convert(bot, { from: 11, to: 14 }).code.replaceAll("\n", "\r\n"));
  });

  it("leaves out what was rejected", () => {
    const source =
      "const Discord = require('discord.js');\nnew Discord.RichEmbed();\nnew Discord.Attachment();\n";
    const first = convert(source, { from: 11, to: 12 });
    const reject = first.changes.filter(one => one.rule === "12-070").map(one => one.id);
    const { code } = convert(source, { from: 11, to: 12, reject });
    expect(code).toBe(
      "const Discord = require('discord.js');\nnew Discord.RichEmbed();\nnew Discord.MessageAttachment();\n",
    );
  });

  it("reads TypeScript, modules and JSX", () => {
    const source =
      "import { Message, MessageEmbed } from 'discord.js';\nexport const run = (m: Message): void => void m.channel.send(new MessageEmbed());\n";
    const { code } = convert(source, { from: 12, to: 14, filename: "run.ts" });
    expect(code).toContain("import { Message, EmbedBuilder, type SendableChannels } from 'discord.js'");
    expect(code).toContain("send({ embeds: [new EmbedBuilder()] })");
    expect(convert("export const A = () => <b>{1}</b>;\n", { from: 12, to: 14 }).diagnostics).toEqual([]);
  });

  it("knows the version from the code", () => {
    expect(detectVersion(bot)).toBe(11);
    expect(detectVersion("message.guild.members.cache.get(x); new MessageEmbed()")).toBe(12);
    expect(detectVersion("new MessageActionRow()")).toBe(13);
    expect(detectVersion("new EmbedBuilder()")).toBe(14);
    expect(detectVersion("let a;")).toBeNull();
  });
});

describe("convertProject", () => {
  const files = [
    {
      path: "package.json",
      text: '{\n  "dependencies": {\n    "discord.js": "^12.5.3"\n  },\n  "engines": { "node": "12.x" }\n}\n',
    },
    {
      path: "index.js",
      text: "const { Client } = require('discord.js');\nconst client = new Client();\nclient.on('message', require('./hello.js').run);\n",
    },
    {
      path: "hello.js",
      text: "const embed = require('./embed');\nexports.run = message => message.channel.send(embed);\n",
    },
    {
      path: "embed.js",
      text: "const { MessageEmbed } = require('discord.js');\nmodule.exports = new MessageEmbed();\n",
    },
    { path: "join.js", text: "module.exports = c => c.on('guildMemberAdd', () => 0);\n" },
    { path: "notes.txt", text: "RichEmbed" },
  ];
  const result = convertProject(files, { to: 14 });
  const text = (path: string) => result.files.find(file => file.path === path)?.after;

  it("takes the version from package.json and asks for the new one", () => {
    expect(result.from).toBe(12);
    expect(text("package.json")).toContain('"discord.js": "^14.');
    expect(text("package.json")).toContain('"node": ">=18"');
  });

  it.each([
    [12, "12-293", ">=12"],
    [13, "13-001", ">=16.9"],
    [14, "14-001", ">=18"],
  ] as const)("asks for the Node.js that version %i needs", (to, rule, range) => {
    const old = '{\n  "dependencies": { "discord.js": "^11.6.4" },\n  "engines": { "node": "8.x" }\n}\n';
    const [file] = convertProject([{ path: "package.json", text: old }], { to }).files;
    expect(file?.after).toContain(`"node": "${range}"`);
    expect(file?.changes.map(one => one.rule)).toContain(rule);
    const other = { path: "package.json", text: old.replace("discord.js", "eris") };
    expect(convertProject([other], { to }).files[0]?.after).toBe(other.text);
  });

  it("knows in one file what another one exports", () => {
    expect(text("hello.js")).toContain("send({ embeds: [embed] })");
  });

  it("gathers intents from all files, and leaves other files alone", () => {
    expect(text("index.js")).toContain("GatewayIntentBits.GuildMembers");
    expect(text("notes.txt")).toBe("RichEmbed");
  });
});

describe("files of other libraries", () => {
  const traps = ["express", "eris", "own-class"].map(
    name => [name, readFileSync(new URL(`./traps/${name}.txt`, import.meta.url), "utf8")] as const,
  );
  it.each(traps)("%s stays as it is", (_name, text) => {
    for (const from of [11, 12, 13] as const)
      expect(convert(text, { from, to: 14 })).toMatchObject({ code: text, changes: [] });
  });

  it("leaves a queue its own voice channel, and what a caller passes on as it is", () => {
    const queue = 'require("discord.js");\nconst queue = queues.get(1);\nqueue.voiceChannel.leave();\n';
    expect(convert(queue, { from: 11, to: 12 }).code).toBe(queue);
    const passed = 'require("discord.js");\nexports.say = (channel, message) => channel.send(message);\n';
    const { code, diagnostics } = convert(passed, { from: 12, to: 13 });
    expect(code).toBe(passed);
    expect(diagnostics.map(one => one.rule)).toEqual(["13-009"]);
  });

  it("shows of a change all that was touched: what is put around a value, and the line of an import", () => {
    const source =
      'const { Client } = require("discord.js");\nnew Client({ intents: 1 }).on("message", message => {\n' +
      '  g(message.embeds[0].setTitle("a"));\n  f(message.channel.type === "GUILD_TEXT");\n});\n';
    const shown = convert(source, { from: 13, to: 14 }).changes.map(one => [one.before, one.after]);
    expect(shown).toContainEqual(["message.embeds[0]", "EmbedBuilder.from(message.embeds[0])"]);
    expect(shown).toContainEqual([
      'const { Client } = require("discord.js");',
      'const { Client, ChannelType, EmbedBuilder } = require("discord.js");',
    ]);
    const far = `require("discord.js");\nconst e = new (require("discord.js").MessageEmbed)().attachFiles(["a.png"]);\n${"f();\n".repeat(60)}message.channel.send(e);\n`;
    expect(convert(far, { from: 12, to: 13 }).changes.map(one => [one.line, one.before, one.after])).toEqual([
      [63, "message.channel.send(e)", 'message.channel.send({ embeds: [e], files: ["a.png"] })'],
    ]);
    const bans = convert('require("discord.js");\nmessage.member.ban("spam");\n', { from: 12, to: 13 });
    expect(bans.changes.map(one => [one.before, one.after])).toEqual([
      ['message.member.ban("spam")', 'message.member.ban({ reason: "spam" })'],
    ]);
  });

  it.each([
    ['interaction.reply({ content: x, flags: ["constructor"] });', '["constructor"]'],
    ["f(new Discord.MessageEmbed().thumbnail.toString());", ".data.thumbnail.toString()"],
    ['client.on("rateLimit", limit => f(limit.toString()));', "limit.toString()"],
    ["f(Discord.Permissions.FLAGS.hasOwnProperty(x));", "Flags.hasOwnProperty(x)"],
    ["f(Discord.UserFlags.FLAGS.hasOwnProperty(x));", "Flags.hasOwnProperty(x)"],
  ])("takes what every object has for no old name: %s", (source, kept) => {
    const bot = `const Discord = require("discord.js");\nconst client = new Discord.Client({ intents: 1 });\n${source}\n`;
    expect(convert(bot, { from: 13, to: 14 }).code).toContain(kept);
  });
});

describe("what a change shows", () => {
  it("is its own, also where another puts a name in behind it", () => {
    const source =
      'const { MessageEmbed } = require("discord.js");\nf(new MessageEmbed({ color: "RED" }));\n';
    const { changes } = convert(source, { from: 13, to: 14 });
    expect(changes.filter(({ before }) => before === "MessageEmbed").map(({ after }) => after)).toEqual([
      "EmbedBuilder",
      "EmbedBuilder",
    ]);
  });
});
