import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

const bot =
  'const { Client, MessageEmbed } = require("discord.js");\nconst config = require("./config.json");\n';

function converted(
  json: string,
  use: string,
  options: { to?: 13 | 14; reject?: string[]; path?: string } = {},
) {
  const { path = "config.json", ...rest } = options;
  const files = [
    { path: "index.js", text: `${bot}${use}\n` },
    { path, text: json },
  ];
  const [code, settings] = convertProject(files, { from: 13, ...rest }).files;
  return { code, settings };
}

describe("settings in JSON", () => {
  it("may be a list of permissions, which another file requires", () => {
    const json = '["ADMINISTRATOR", "BAN_MEMBERS", "MANAGE_EMOJIS"]';
    const use = "const all = require('./lists/allowed'); f(all.includes(x));";
    const path = "lists/allowed.json";
    const { settings } = converted(json, use, { path });
    expect(settings?.after).toBe('["Administrator", "BanMembers", "ManageGuildExpressions"]');
    expect(converted(json, "f(x);", { path }).settings?.after).toBe(json);
    expect(converted('["SPEAK", "STREAM"]', use, { path }).settings?.after).toBe('["SPEAK", "STREAM"]');
  });

  it("hold the type of an activity, or another file does: either way it is found", () => {
    const read = "config.shown.type";
    const { code } = converted(
      '{ "shown": { "type": "WATCHING" } }',
      `client.user.setActivity(x, { type: ${read} });`,
    );
    expect(code?.after).toContain(`[${read}] ?? ${read} });`);
  });

  it("have colors as version 14 names them, and nothing else moves", () => {
    const json =
      '{\r\n\t"token": "RED",\r\n\t"embedColor": "RANDOM", "colors": { "bad": "DARK_RED", "good": "#00ff00" }\r\n}';
    const { code, settings } = converted(json, "f(new MessageEmbed().setColor(config.embedColor));");
    expect(settings?.after).toBe(json.replace("RANDOM", "Random").replace("DARK_RED", "DarkRed"));
    expect(settings?.changes.map(({ rule, line, confidence }) => [rule, line, confidence])).toEqual([
      ["14-105", 3, "likely"],
      ["14-105", 3, "likely"],
    ]);
    // What will be right needs no remark where it is used.
    expect(code?.diagnostics).toEqual([]);
  });

  it.each([
    ['{ "bad": "RED" }', "embed.setColor(config.bad);", '{ "bad": "Red" }'],
    ['{ "color": "RED" }', "if (config.color === 'RED') f(); embed.setColor('RED');", '{ "color": "RED" }'],
    ['{ "color": "RED" }', "embed.setColor(config.color); embed.setColor('RED');", '{ "color": "Red" }'],
    [
      '{ "bad": "RED" }',
      "embed.setColor(x ? config.bad : f('BLUE')); embed.setColor(config.bad || 'RED');",
      '{ "bad": "Red" }',
    ],
    ['{ "bad": "RED" }', "embed.setColor(config.bad === x ? y : z);", '{ "bad": "RED" }'],
    ['{ "bad": "RED" }', "embed.setColor(config.bad.toUpperCase());", '{ "bad": "RED" }'],
    ['{ "bad": "RED" }', "embed.setColor(f(config.bad));", '{ "bad": "RED" }'],
    ['{ "bad": "RED" }', "embed.setColor(colors[config.bad]);", '{ "bad": "RED" }'],
    ['{ "color": "RED" }', "embed.setColor(config.color); f({ other: 'RED' });", '{ "color": "Red" }'],
    ['{ "color": "RED" }', "embed.setColor(config.color); f({ 'RED': 1 });", '{ "color": "RED" }'],
    [
      '{ "color": "RED" }',
      "embed.setColor(config.color); const red = 'RED'; f('RED');",
      '{ "color": "Red" }',
    ],
    [
      '{ "color": "RED" }',
      "embed.setColor(['BLUE', 'RED'].includes(x) ? y : config.color);",
      '{ "color": "RED" }',
    ],
    ['{ "color": "RED" }', "switch (x) { case 'RED': embed.setColor(config.color); }", '{ "color": "RED" }'],
    ['{ "color": "RED" }', "embed.setColor(x ? 'RED' : config.color);", '{ "color": "Red" }'],
    [
      '{ "intents": ["GUILDS", "GUILD_BANS"], "b": ["GUILDS"] }',
      "new Client({ intents: config.intents });",
      '{ "intents": ["Guilds", "GuildModeration"], "b": ["GUILDS"] }',
    ],
    [
      '{ "intents": { "GUILDS": "GUILDS", "b": "GUILD_BANS" } }',
      "new Client({ intents: [config.intents.b] });",
      '{ "intents": { "GUILDS": "Guilds", "b": "GuildModeration" } }',
    ],
    ['{ "bad": "#fff" }', "embed.setColor(config.bad);", '{ "bad": "#000fff" }'],
    ['{ "bad": "0x00ff00" }', "embed.setColor(config.bad);", '{ "bad": "#00ff00" }'],
    ['{ "Bad": "#000" }', "client.color = config.Bad; embed.setColor(client.color);", '{ "Bad": "#000000" }'],
    ['{ "color": "RED" }', "bot.color = config.color;\nembed.setColor(i.bot.color);", '{ "color": "Red" }'],
    ['{ "bad": "#fff" }', "client.color = config.bad; f(client.color);", '{ "bad": "#fff" }'],
    [
      '{ "bad": "#fff" }',
      "client.color = config.bad; embed.setColor(client.color); f(client.color);",
      '{ "bad": "#fff" }',
    ],
    [
      '{ "bad": "#fff" }',
      "a.aColor = b.bColor; b.bColor = config.bad; c.bColor = a.aColor;",
      '{ "bad": "#fff" }',
    ],
    ['{ "bad": "RED" }', "embed.setColor(config.bad); f(config.bad);", '{ "bad": "RED" }'],
    ['{ "color": "0x00ff00" }', "f({ color: parseInt(config.color) });", '{ "color": "0x00ff00" }'],
    [
      '{ "who": ["BAN_MEMBERS", "SPEAK", "ADMINISTRATOR"], "one": "KICK_MEMBERS" }',
      "if (member.permissions.has(config.who) || member.permissions.has(config.one)) f();",
      '{ "who": ["BanMembers", "Speak", "Administrator"], "one": "KickMembers" }',
    ],
    [
      '{ "who": ["SPEAK", "STREAM"], "one": "SPEAK" }',
      "if (member.permissions.has(config.who) || member.permissions.has(config.one)) f();",
      '{ "who": ["SPEAK", "STREAM"], "one": "SPEAK" }',
    ],
    ['{ "who": ["BAN_MEMBERS"] }', "if (own.hasPermission(config.who)) f();", '{ "who": ["BanMembers"] }'],
    ['{ "who": ["BAN_MEMBERS"] }', "f(config.who);", '{ "who": ["BAN_MEMBERS"] }'],
    ["{ bad json", "embed.setColor(config.bad);", "{ bad json"],
  ])("%s with %s", (json, use, after) => {
    expect(converted(json, use).settings?.after).toBe(after);
  });

  it("have the intent for what messages say, where a bot reads them, and tell of it", () => {
    const use = "const bot = new Client({ intents: config.intents }); bot.on('messageCreate', f);";
    const { settings } = converted('{ "intents": ["GUILDS", "GUILD_MESSAGES"] }', use);
    expect(settings?.after).toBe('{ "intents": ["Guilds", "GuildMessages", "MessageContent"] }');
    expect(settings?.diagnostics.map(({ rule, reason, line }) => [rule, reason, line])).toEqual([
      ["14-005", "intents", 1],
    ]);
    const asked = converted('{ "intents": ["GUILD_MESSAGES", "MESSAGE_CONTENT"] }', use);
    expect(asked.settings?.after).toBe('{ "intents": ["GuildMessages", "MessageContent"] }');
    const alone = converted('{ "intents": "GUILD_MESSAGES" }', use);
    expect(alone.settings?.after).toBe('{ "intents": "GuildMessages" }');
    const unread = converted('{ "intents": ["GUILD_MESSAGES"] }', "new Client({ intents: config.intents });");
    expect(unread.settings?.after).toBe('{ "intents": ["GuildMessages"] }');
    expect(unread.settings?.diagnostics).toEqual([]);
  });

  it("are colors in a file that is called so, whatever their names are", () => {
    const settings = (path: string) =>
      converted('{ "bad": "RED" }', "const one = config.bad; embed.setColor(one);", { path }).settings?.after;
    expect(settings("assets/colors.json")).toBe('{ "bad": "Red" }');
    expect(settings("assets/values.json")).toBe('{ "bad": "RED" }');
  });

  it("are told of where they are used for something that is not certain", () => {
    const { code } = converted('{ "bad": "RED" }', "f(config.bad); new MessageEmbed().setColor(config.bad);");
    expect(code?.diagnostics.map(({ rule, line }) => [rule, line])).toEqual([["14-105", 3]]);
  });

  it("stay as they are up to version 13, where a change is rejected, and in files that are for something else", () => {
    const json = '{ "color": "RED" }';
    const use = "new MessageEmbed().setColor(config.color);";
    const [{ id } = { id: "" }] = converted(json, use).settings?.changes ?? [];
    const left = [
      convertProject([{ path: "config.json", text: json }], { from: 12, to: 13 }).files[0],
      converted(json, use, { reject: [id] }).settings,
      ...["package-lock.json", "tsconfig.json"].map(path => converted(json, use, { path }).settings),
    ];
    expect(left.map(file => file?.after)).toEqual([json, json, json, json]);
  });

  it("say that a color is a text, which Discord does not take in an embed that is sent as it is", () => {
    const { code } = converted(
      '{ "look": "#ff0000", "number": 255 }',
      "channel.send({ embeds: [{ title: x, color: config.look }, { title: x, color: config.number }] });",
    );
    expect(code?.after).toContain(
      "{ title: x, color: resolveColor(config.look) }, { title: x, color: config.number }",
    );
  });
});

describe("colors that version 12 passed over", () => {
  const of12 = (json: string, use: string, to: 13 | 14) => {
    const files = [
      { path: "index.js", text: `${bot}${use}\n` },
      { path: "config.json", text: json },
    ];
    const { changes, after } = convertProject(files, { from: 12, to }).files[1] ?? {};
    return { after, rules: changes?.map(({ rule, step }) => `${rule} ${step}`) };
  };
  const use = "f(new MessageEmbed().setColor(config.color));";

  it.each([
    ["PINK", use, "DEFAULT", "Default"],
    ["PINK", `${use} f(role.color);`, "DEFAULT", "Default"],
    ["red", use, "RED", "Red"],
    ["ff0000", use, "#ff0000", "#ff0000"],
  ])("are written as the next version takes them: %s, %s", (color, code, in13, in14) => {
    expect(of12(`{ "color": "${color}" }`, code, 13)).toEqual({
      after: `{ "color": "${in13}" }`,
      rules: ["13-T35 12-13"],
    });
    expect(of12(`{ "color": "${color}" }`, code, 14)).toEqual({
      after: `{ "color": "${in14}" }`,
      rules: ["13-T35 12-13"],
    });
  });

  it.each([
    ['{ "color": "PINK" }', "f(config.color);"],
    ['{ "color": "PINK" }', `${use} if (config.color === "PINK") f();`],
    ['{ "color": "ff0000" }', `${use} f(config.color);`],
    ['{ "name": "PINK" }', `${use} f(new MessageEmbed().setColor(x.name), y.name);`],
    ['{ "color": "RED" }', use],
    ['{ "color": "" }', use],
  ])("stay where something else is made of them: %s, %s", (json, code) => {
    expect(of12(json, code, 13)).toEqual({ after: json, rules: [] });
  });
});
