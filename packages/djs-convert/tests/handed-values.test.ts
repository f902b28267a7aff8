import { describe, expect, it } from "vitest";
import { convert, type Version } from "../src/index.ts";

const head = "const Discord = require('discord.js');\n";
const converted = (body: string, from: Version, to: Version) => {
  const { code, diagnostics } = convert(head + body, { from, to, filename: "bot.js" });
  return { body: code.slice(head.length), told: diagnostics.map(one => one.rule) };
};
const ofChannel = (call: string): string => `client.on('channelCreate', channel => { f(${call}); });`;

describe("values that go on to functions", () => {
  it.each<[string, string, string, string]>([
    [
      "compared in a switch",
      "function kind(a) { switch (a) { case 'GUILD_TEXT': return 1; case 'DM': return 2; } }",
      "kind(channel.type)",
      "function kind(a) { switch (a) { case Discord.ChannelType.GuildText: return 1; case Discord.ChannelType.DM: return 2; } }",
    ],
    [
      "compared in a list, by way of a second function",
      "const isText = a => ['GUILD_TEXT'].includes(a);\nconst kind = a => isText(a);",
      "kind(channel.type)",
      "const isText = a => [Discord.ChannelType.GuildText].includes(a);\nconst kind = a => isText(a);",
    ],
    [
      "looked up in a table",
      "const all = { GUILD_TEXT: 1 };\nfunction kind(a) { return all[a]; }",
      "kind(channel?.type)",
      "const all = { [Discord.ChannelType.GuildText]: 1 };\nfunction kind(a) { return all[a]; }",
    ],
    [
      "shown",
      "function kind(a) { return a.toLowerCase(); }",
      "kind(channel.guild.verificationLevel)",
      "function kind(a) { return ['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][a].toLowerCase(); }",
    ],
  ])("are numbers in version 14: %s", (_what, func, call, expected) => {
    const { body, told } = converted(`${func}\n${ofChannel(call)}`, 13, 14);
    expect(body).toBe(`${expected}\n${ofChannel(call)}`);
    expect(told).toEqual([]);
  });

  it("are taken out of what has them, and out of variables", () => {
    const given = "const { status } = event; const level = event.guild.mfaLevel; f(is(status), low(level));";
    const { body } = converted(
      `const is = a => a === 'ACTIVE';\nconst low = a => a === 'NONE';\nclient.on('guildScheduledEventCreate', event => { ${given} });`,
      13,
      14,
    );
    expect(body).toContain("is = a => a === Discord.GuildScheduledEventStatus.Active");
    expect(body).toContain("low = a => a === Discord.GuildMFALevel.None");
    expect(body).toContain(given);
  });

  it("get their former name where a function is given other texts, too", () => {
    const func = "function spaced(a) { return a.replace(/_/g, ' '); }";
    const { body } = converted(
      `${func}\n${ofChannel("spaced('A_B'), spaced(channel.guild.premiumTier)")}`,
      13,
      14,
    );
    expect(body).toBe(
      `${func}\n${ofChannel("spaced('A_B'), spaced(['NONE', 'TIER_1', 'TIER_2', 'TIER_3'][channel.guild.premiumTier])")}`,
    );
  });

  it("are told where the function stands elsewhere, and not where nothing depends on them", () => {
    expect(converted(ofChannel("words.kind(channel.type)"), 13, 14).told).toEqual(["14-010"]);
    expect(converted(ofChannel("console.log(channel.type)"), 13, 14)).toEqual({
      body: ofChannel("console.log(channel.type)"),
      told: [],
    });
    const same = `const has = a => all.push(a);\n${ofChannel("has(channel.type)")}`;
    expect(converted(same, 13, 14)).toEqual({ body: same, told: ["14-010"] });
  });

  it("get it, too, where the function is exported", () => {
    const exported = "function kind(a) { return a === 'ACTIVE'; }\nmodule.exports = { kind };";
    const call = "client.on('guildScheduledEventCreate', event => { f(kind(event.status)); });";
    expect(converted(`${exported}\n${call}`, 13, 14).body).toBe(
      `${exported}\n${call.replace("event.status", "Discord.GuildScheduledEventStatus[event.status].toUpperCase()")}`,
    );
  });

  it.each<[string, string]>([
    ["switch (a) { case 'text': return 1; }", "switch (a) { case 'GUILD_TEXT': return 1; }"],
    ["return ['text', 'dm'].includes(a);", "return ['GUILD_TEXT', 'DM'].includes(a);"],
  ])("are other words in version 13: %s", (before, expected) => {
    const { body } = converted(`function kind(a) { ${before} }\n${ofChannel("kind(channel.type)")}`, 12, 13);
    expect(body).toBe(`function kind(a) { ${expected} }\n${ofChannel("kind(channel.type)")}`);
  });

  it.each(["return all[a];", "return a.toUpperCase();"])("are told in version 13: %s", code => {
    const { told } = converted(`function kind(a) { ${code} }\n${ofChannel("kind(channel.type)")}`, 12, 13);
    expect(told).toEqual(["13-054"]);
  });

  it.each([
    [
      "embed.setDescription(channel.guild.nsfwLevel)",
      "embed.setDescription(['DEFAULT', 'EXPLICIT', 'SAFE', 'AGE_RESTRICTED'][channel.guild.nsfwLevel])",
    ],
    [
      "{ footer: { text: channel.guild.mfaLevel } }",
      "{ footer: { text: ['NONE', 'ELEVATED'][channel.guild.mfaLevel] } }",
    ],
    [
      "{ label: 'a', value: channel.guild.mfaLevel }",
      "{ label: 'a', value: ['NONE', 'ELEVATED'][channel.guild.mfaLevel] }",
    ],
    ["channel.send(channel.guild.mfaLevel)", "channel.send(['NONE', 'ELEVATED'][channel.guild.mfaLevel])"],
    ["[channel.guild.mfaLevel, 'a'].join()", "[['NONE', 'ELEVATED'][channel.guild.mfaLevel], 'a'].join()"],
    ["channel.setName(channel.guild.premiumTier)", "channel.setName(String(channel.guild.premiumTier))"],
  ])("are texts where nothing else is taken: %s", (before, expected) => {
    expect(converted(ofChannel(before), 13, 14).body).toBe(ofChannel(expected));
  });

  it("are texts where a variable holds a text of the bot's own otherwise", () => {
    const code = (level: string): string =>
      ofChannel(`g => { const level = x ? 'none' : ${level}; embed.setTitle(level); }`);
    const level = "channel.guild.mfaLevel";
    expect(converted(code(level), 13, 14).body).toBe(code(`['NONE', 'ELEVATED'][${level}]`));
  });

  it("are read from an object that keeps them, and told where that goes elsewhere", () => {
    const kept = "const info = { kind: channel.type };";
    expect(
      converted(`client.on('channelCreate', channel => { ${kept} f(info.kind === 'DM'); });`, 13, 14),
    ).toEqual({
      body: `client.on('channelCreate', channel => { ${kept} f(info.kind === Discord.ChannelType.DM); });`,
      told: [],
    });
    for (const code of [
      "db.insert({ kind: channel.type })",
      "list.push(channel.type)",
      "save([channel.type])",
    ])
      expect(converted(ofChannel(code), 13, 14)).toEqual({ body: ofChannel(code), told: ["14-010"] });
  });

  it.each([
    ["function kind(a: string) { return a === 'HIGH'; }", "kind(LEVEL)"],
    ["interface Info { level: string }\nconst keep = (info: Info) => info.level;", "keep({ level: LEVEL })"],
    ["const show = (text: string): string => text;", "((): string => { return LEVEL; })()"],
  ])("get their former name where TypeScript is told of a text: %s", (declared, call) => {
    const code = (level: string): string =>
      `import { Guild } from 'discord.js';\n${declared}\nexport const f = (guild: Guild) => ${call.replace("LEVEL", level)};\n`;
    expect(convert(code("guild.verificationLevel"), { from: 13, to: 14, filename: "bot.ts" }).code).toBe(
      code("['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][guild.verificationLevel]"),
    );
  });

  it("are names where an object keeps one that is shown", () => {
    const code = (level: string): string =>
      ofChannel(
        `g => { const info = { title: ${level} }; embed(info); h(info.title === 'NONE', info.title.length); }`,
      );
    const level = "channel.guild.mfaLevel";
    expect(converted(code(level), 13, 14)).toEqual({
      body: code(`['NONE', 'ELEVATED'][${level}]`),
      told: [],
    });
  });

  it("end where functions call each other", () => {
    const func = "function a(x) { return b(x); }\nfunction b(x) { return x === 'DM' || a(x); }";
    const { body } = converted(`${func}\n${ofChannel("a(channel.type)")}`, 13, 14);
    expect(body).toContain("x === ");
  });
});

describe("words that may be the bot's own", () => {
  it.each([
    "f(`${language.verificationLevel}`);",
    "const { guilds } = this; f(stored.roles.forEach(g), db.users.get(1));",
    "f(x.type === 'BUTTON', y.action === 'DELETE', x.style === 'bold');",
    "x.bans.create({ days: 1, reason: 'a' }); x.ban({ user: 1, days: 1 }); x.bans.create(1, { reason: 'a' }); x.roles.create('a', { parent: 1 });",
  ])("%s", code => {
    expect(converted(code, 13, 14)).toEqual({ body: code, told: [] });
  });

  it.each([
    "class Own { constructor() { this.guilds = new Map(); } get(x) { return this.guilds.get(x); } }",
    "config.roles.find(x => x); db.users.get(1); stored.members.get(2); f(x.members.size);",
    "x.delete(1); x.delete(); y.game.presence; x.presence.status;",
  ])("%s in version 12", code => {
    expect(converted(code, 11, 12)).toEqual({ body: code, told: [] });
  });
});
