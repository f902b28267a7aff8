import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const load = 'const Discord = require("discord.js");\n';

describe("what stays as it is", () => {
  it.each([
    "export const f = (color: string, g: (x: unknown) => void) => g({ title: 'a', description: 'b', color });",
    "export const f = (m: Discord.GuildMember) => new Discord.MessageEmbed().setColor(m.displayHexColor);",
    "export const f = (g: Discord.Guild) => g.channels.cache.sort((a: Discord.GuildChannel, b: Discord.GuildChannel) => a.position - b.position);",
    "export const f = (g: Discord.Guild) => g.roles.cache.sort((a, b) => a.position - b.position);",
    "export class A {\n  channels = new Map<string, Discord.GuildChannel>();\n  f(id: string): Discord.GuildChannel | undefined {\n    return this.channels.get(id);\n  }\n}",
    "export const f = (m: Discord.MessageReaction) => m.emoji.name === 'a' || console.log(m.emoji.name, m.message.id);",
    "export const f = (c: Discord.TextChannel, x: string | Discord.MessageEmbed | Discord.MessageAttachment) => c.send(x);",
  ])("is known to a type checker: %s", code => {
    const source = `import * as Discord from 'discord.js';\n${code}\n`;
    expect(convert(source, { from: 12, to: 13, filename: "a.ts" }).code).toBe(source);
  });

  it.each([
    "const p = member.presence; if (p) f(p.status);",
    "const p = member.presence; f(p?.status);",
    "const p = member.presence; if (!p?.status) return; f(p.activities);",
    "let p = member.presence; p = x; f(p.status);",
    "console.log(member.presence);",
    "log.send('a', { status: x });",
    "log.send({ files: [x] });",
    "const o = { embed: x }; o.embed.title = 'a'; log(o);",
    "((message) => log.send(message.channel, new Discord.MessageEmbed()))(x);",
    "log.send('a', new Discord.MessageEmbed(), x);",
  ])("is whole already, or somebody else's: %s", code => {
    const source = `${load}exports.f = (member, log, x) => { ${code} };\n`;
    expect(convert(source, { from: 12, to: 13 })).toMatchObject({ code: source, diagnostics: [] });
  });

  it.each([
    [11, "if (member.roles) f(); f(!member.roles, member.roles ? 1 : 2, member.roles && x);"],
    [11, "if (member.roles && x.roles) f();"],
    [12, "f(member.guild.me.voice.channel.memberPermissions(x, true));"],
  ] as const)("asks what it asked, from version %i: %s", (from, code) => {
    const source = `${load}exports.f = (client, member, x) => { ${code} };\n`;
    expect(convert(source, { from, to: from === 11 ? 12 : 13 }).code).toBe(source);
  });

  it("asks what it asked, but for what is done with it", () => {
    const source = `${load}exports.f = member => f(member.roles || x, [member.roles], member.roles.size ? 1 : 2);\n`;
    expect(convert(source, { from: 11, to: 12 }).code).toContain(
      "f(member.roles.cache || x, [member.roles.cache], member.roles.cache.size ? 1 : 2)",
    );
  });

  it.each([
    "const picture = { format: 'png' }; f(client.user.avatarURL(picture), own(picture));",
    "const own = { picture: { format: 'png' } }; f(client.user.avatarURL(own.picture), own);",
  ])("is what pictures are asked with, where it is used for something else besides: %s", code => {
    expect(convert(`${load}${code}\n`, { from: 13, to: 14 }).code).toContain("{ format: 'png' }");
  });

  it.each([
    ["const key = `${x.name}:${x.id}`; f(key); message.reactions.get(key);", "`${x.name}:${x.id}`"],
    ["message.reactions.get(`${x.name}:${y.id}`);", "`${x.name}:${y.id}`"],
    ["message.reactions.get(`${x.name}-${x.id}`);", "`${x.name}-${x.id}`"],
    ["message.reactions.get(x.name - ':' + x.id);", "x.name - ':' + x.id"],
    ["message.reactions.get(x.name + ':' - x.id);", "x.name + ':' - x.id"],
    ["message.reactions.get('a:b');", "'a:b'"],
    ["message.reactions.get(x.identifier);", "x.identifier"],
    ["own.reactions.get('a:123');", "own.reactions.get('a:123')"],
    ["message.channel.messages.get('a:123');", "'a:123'"],
  ])("is no key of a reaction, or read elsewhere, too: %s", (code, kept) => {
    const source = `${load}const client = new Discord.Client();\nclient.on('message', message => { ${code} });\n`;
    expect(convert(source, { from: 11, to: 12 }).code).toContain(kept);
  });

  it("is what options have that nobody gives an embed here", () => {
    const source = `${load}exports.f = (member, x) => { const o = x.options; if (o.embed.title) member.send('a', o); };\n`;
    expect(convert(source, { from: 12, to: 13 }).code).toContain(
      "if (o.embed.title) member.send({ content: 'a', ...o })",
    );
  });

  it("is a text at times, beside options", () => {
    const source =
      "import * as Discord from 'discord.js';\nexport const f = (c: Discord.TextChannel, x: string | Discord.MessageEmbed, o: Discord.MessageOptions) => c.send(x, o);\n";
    const { code } = convert(source, { from: 12, to: 13, filename: "a.ts" });
    expect(code).toContain("c.send({ content: x, ...o })");
  });

  it("is a list at times that version 13 did not take either", () => {
    const source = `${load}exports.f = (guild, x, embed = new Discord.MessageEmbed()) => { const one = x ? 'a' : guild.roles.cache.map(g); embed.setTitle(one); };\n`;
    expect(convert(source, { from: 13, to: 14 }).code).toContain("embed.setTitle(one)");
  });

  it.each([
    "embed.setTitle(message.content.slice(0, 9));",
    "embed.setTitle(message.content.slice(prefix.length));",
    "const parts = message.split('+'); embed.setTitle(parts.slice(0).join(' '));",
    "embed.setTitle([...message, x].join(' '));",
    "const one = Math.random().toString(16); embed.setColor(`#${one}0`);",
  ])("is a text that is never empty, or not of digits alone: %s", code => {
    const source = `${load}exports.f = (message, embed = new Discord.EmbedBuilder()) => { ${code} };\n`;
    expect(convert(source, { from: 13, to: 14 }).code).toBe(source);
  });

  it("is a list of mentions that belongs to something else", () => {
    const source = "send({ allowedMentions: ['users'] });\n";
    expect(convert(source, { from: 13, to: 14 }).code).toBe(source);
  });

  it("is what discord.js itself has where a type of an activity is to be", () => {
    const source = `${load}exports.f = client => client.user.setActivity(x, { type: Discord.ActivityFlags.FLAGS.PLAY });\n`;
    const { code } = convert(source, { from: 13, to: 14 });
    expect(code).not.toContain("PLAYING");
    expect(convert(code, { from: 13, to: 14 }).code).toBe(code);
  });
});

it("a list whose length is asked for, and one that something else makes", () => {
  const source =
    "const { EmbedBuilder } = require('discord.js');\nexports.f = list => { const few = list.map(g); if (few.length) new EmbedBuilder().setTitle(few.join()); const all = h(list); new EmbedBuilder().setTitle(all.join()); };\n";
  expect(convert(source, { from: 13, to: 14 }).code).toBe(source);
});

it.each([
  "const tier = guild.premiumTier; f(`Level ${tier}`);",
  "const level = guild.verificationLevel; f(['a', 'b'][level]);",
  "let level = guild.verificationLevel; level = f(level);",
])("a number that was one before, and what nobody asks for the name of: %s", code => {
  const source = `exports.f = guild => { ${code} };\n`;
  expect(convert(source, { from: 13, to: 14 }).code).toBe(source);
});

describe("what throws at once no more, where somebody hears of it", () => {
  it.each([
    "try { await channel.bulkDelete(x); } catch { f(); }",
    "try { return channel.bulkDelete(x); } catch { f(); }",
    "try { channel.bulkDelete(5); } catch { f(); }",
    "try { channel.bulkDelete([x, y]); } catch { f(); }",
    "try { channel.bulkDelete(x).then(f).catch(g); } catch { f(); }",
    "try { channel.bulkDelete(x).then(f, g); } catch { f(); }",
    "try { f(); } catch { channel.bulkDelete(x); }",
    "try { f(() => { channel.bulkDelete(x); }); } catch { f(); }",
    "try { channel.bulkDelete(x); } finally { f(); }",
    "channel.bulkDelete(x);",
  ])("%s", code => {
    const source = `const Discord = require('discord.js');\nexports.f = async channel => { ${code} };\n`;
    expect(convert(source, { from: 11, to: 12 })).toMatchObject({ code: source, diagnostics: [] });
  });
});

it("a command that a module gives as a whole is none of its options", () => {
  const source =
    "import { Client } from 'discord.js';\nexport default { name: 'a', description: 'b', type: 'USER', client: Client };\n";
  expect(convert(source, { from: 13, to: 14 }).code).toContain("type: ApplicationCommandType.User");
});

it.each([
  "process.on('unhandledRejection', f);\nclient.on('error', f);",
  "worker.on('unhandledRejection', f);",
  "new Discord.ActionRowBuilder({ type: 1 });",
])("errors that are heard, and rows that are rows: %s", code => {
  const source = `const Discord = require('discord.js');\n${code}\n`;
  expect(convert(source, { from: 13, to: 14 })).toMatchObject({ code: source, diagnostics: [] });
});

describe("what a reply gives", () => {
  const held = (code: string) =>
    `const { Client } = require('discord.js');\nexports.run = async interaction => { ${code} };\nexports.f = Client;\n`;

  it.each([
    "const sent = await interaction.reply({ content: 'a', fetchReply: true }); if (sent) f(sent);",
    "const sent = await interaction.reply(options); if (sent) f(sent);",
    "const sent = await interaction.reply('a'); f(sent);",
    "const sent = await interaction.reply('a').then(f); if (sent) f(sent);",
  ])("is nothing that is asked for: %s", code => {
    expect(convert(held(code), { from: 13, to: 14 }).code).toBe(held(code));
  });

  it("may be a message, where something is only called an interaction", () => {
    const { code } = convert(held("const sent = await interaction.reply('a'); if (sent) f(sent);"), {
      from: 13,
      to: 14,
    });
    expect(code).toContain(
      "interaction.reply('a').then(given => (given instanceof InteractionResponse ? undefined : given));",
    );
    expect(convert(code, { from: 13, to: 14 }).code).toBe(code);
  });
});

it("an answer that may be a message, where the name to ask it by belongs to the bot", () => {
  const source =
    "const { Client } = require('discord.js');\nconst InteractionResponse = 1;\nexports.f = async interaction => {\n  const sent = await interaction.reply('a');\n  g(sent ? sent : interaction);\n};\n";
  const { code, diagnostics } = convert(source, { from: 13, to: 14 });
  expect(code).toBe(source);
  expect(diagnostics.map(({ rule, line }) => [rule, line])).toContainEqual(["14-T128", 4]);
});

it("a type that goes leaves neither an import nor a remark behind", () => {
  const source =
    "const { MessageActionRow } = require('discord.js');\nexports.f = x => new MessageActionRow({ type: 'SELECT_MENU', components: [x] });\n";
  const { code, diagnostics } = convert(source, { from: 13, to: 14 });
  expect(code).toBe(
    "const { ActionRowBuilder } = require('discord.js');\nexports.f = x => new ActionRowBuilder({ components: [x] });\n",
  );
  expect(diagnostics).toEqual([]);
});

it("a color that version 13 did not know either, which something of the bot's own takes", () => {
  const source = `${load}const Embed = require('./embed');\nexports.f = () => new Embed({ color: 'success', title: 'a', footer: 'b' });\n`;
  expect(convert(source, { from: 13, to: 14 })).toMatchObject({ code: source, diagnostics: [] });
});

it("a message that is deleted outside of any function and any try", () => {
  const source = `${load}const client = new Discord.Client();\nclient.guilds.first().channels.first().bulkDelete(x);\n`;
  expect(convert(source, { from: 11, to: 12 }).diagnostics).toEqual([]);
});

it.each([
  ["client.api = x; client.api.get('/a');", 13, []],
  ["client.own = x;", 12, []],
  ["client.application = x;", 12, ["13-T93"]],
  ["client.application = x;", 13, []],
  ["message.application = x;", 12, []],
  ["client.api = x;", 11, ["12-T63"]],
  ["client.api = x;", 12, []],
] as const)("what a bot keeps at its client: %s in %i", (line, from, rules) => {
  const source = `${load}exports.f = (client, message) => { ${line} };\n`;
  const to = from === 11 ? 12 : from === 12 ? 13 : 14;
  const { code, diagnostics } = convert(source, { from, to });
  expect(code).toBe(source);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(rules);
});

it("users, whom nobody can delete", () => {
  const source = `${load}exports.f = client => client.users.deleteAll();\n`;
  const { code, diagnostics } = convert(source, { from: 11, to: 12 });
  expect(code).toContain("client.users.cache.deleteAll()");
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["12-020"]);
});

it.each(["message.reply({ tts: true });", "message.reply({ content: 'a', embed: x });"])(
  "an answer whose options say a text, or show nothing: %s",
  line => {
    const source = `${load}exports.f = message => { ${line} };\n`;
    expect(convert(source, { from: 11, to: 12 }).code).toBe(source);
  },
);
