import { describe, expect, it } from "vitest";
import { convertProject, type Version } from "../src/index.ts";

/** `index.js` of a bot, converted together with its other files. */
function together(index: string, others: Readonly<Record<string, string>>, from: Version) {
  const files = Object.entries({ "index.js": index, ...others }).map(([path, text]) => ({ path, text }));
  const to = from === 11 ? 12 : from === 12 ? 13 : 14;
  const converted = convertProject(files, { from, to }).files;
  const of = (path: string) => converted.find(file => file.path === path);
  return { of, code: of("index.js")?.after ?? "", rules: of("index.js")?.diagnostics.map(one => one.rule) };
}

describe("what other files give", () => {
  it("is changed where it is written, and nowhere else", () => {
    const options =
      "/* as long as what comes before it in the other file */ module.exports = { intents: ['GUILDS'], partials: ['CHANNEL'], embed: { title: 'a', color: 'RED' }, own: 'RED' };\n";
    const index =
      "const { Client, MessageEmbed } = require('discord.js');\nconst own = require('./options');\nconst client = new Client(own);\nclient.on('messageCreate', one => one.reply({ embeds: [own.embed, new MessageEmbed(own.embed).setColor(own.own)] }));\n";
    const { code, of } = together(index, { "options.js": options }, 13);
    expect(code).toBe(index.replaceAll("MessageEmbed", "EmbedBuilder"));
    expect(of("options.js")?.after).toBe(
      options
        .replace("'GUILDS'", "GatewayIntentBits.Guilds")
        .replace("'CHANNEL'", "Partials.Channel")
        .replace("own: 'RED'", "own: 'Red'")
        .replace("module", "const { GatewayIntentBits, Partials } = require('discord.js');\nmodule"),
    );
    expect(of("options.js")?.diagnostics.map(one => one.rule)).toContain("14-105");
  });

  it("has the name of a color changed where another file sets it, and told else", () => {
    const own =
      "module.exports = { colors: { error: 'RED', team: 'BLUE', fine: 'GREEN' }, embedColor: 'RANDOM' };\n";
    const index =
      "const { MessageEmbed } = require('discord.js');\nexports.one = ({ colors }) => new MessageEmbed().setColor(colors.error);\nexports.two = ({ colors }) => colors.fine === 'GREEN' && new MessageEmbed().setColor(colors.fine);\n";
    const { of } = together(index, { "own.js": own }, 13);
    expect(of("own.js")?.after).toBe(own.replace("'RED'", "'Red'"));
    expect(
      of("own.js")?.diagnostics.map(({ rule, column }) => [rule, own.slice(column - 1, column + 7)]),
    ).toEqual([["14-105", "'RANDOM'"]]);
  });

  it("has colors changed and told that another file names", () => {
    const index =
      "const { MessageEmbed } = require('discord.js');\nconst { error, fine } = require('./colors');\nconst all = require('./colors');\nexports.one = new MessageEmbed().setColor(error);\nexports.two = new MessageEmbed().setColor(all.error).setColor(fine);\n";
    const colors = "module.exports = { error: 'RED', fine: '#fff000' };\n";
    const { of, rules } = together(index, { "colors.js": colors }, 13);
    expect(of("colors.js")?.after).toBe(colors.replace("RED", "Red"));
    expect(rules).toEqual(["14-105"]);
  });

  it("has options of version 12 told, and a listener told that cannot be seen", () => {
    const files = {
      "own.js": "module.exports = { embed: { title: 'a' }, split: true };\n",
      "state.js": "module.exports = (before, after) => f(before.voiceChannel);\n",
    };
    const index =
      "const { Client } = require('discord.js');\nconst client = new Client({ intents: 1 });\nclient.on('voiceStateUpdate', require('./state'));\nclient.on('message', one => one.channel.send(require('./own')));\n";
    const sent = together(index, files, 12);
    expect(sent.code).toBe(index.replace("'message'", "'messageCreate'"));
    expect(sent.rules).toContain("13-009");
    const heard = together(index, files, 11);
    expect(heard.code).toBe(index);
    expect(heard.rules).toContain("12-093");
  });

  it.each([
    [
      "an embed out of a function",
      12,
      "const { MessageEmbed } = require('discord.js');\nmodule.exports = (x, y) => new MessageEmbed().setTitle(x);\n",
      "message.channel.send(own('a', 1));",
      "message.channel.send({ embeds: [own('a', 1)] });",
    ],
    [
      "an embed out of a method, after some time",
      12,
      "const { MessageEmbed } = require('discord.js');\nmodule.exports = { async make(x) { if (!x) return; const one = new MessageEmbed(); return one; } };\n",
      "own.make(1).then(one => message.channel.send(one));",
      "own.make(1).then(one => message.channel.send({ embeds: [one] }));",
    ],
    [
      "lines",
      12,
      "module.exports = { lines: ['a', 'b'] };\n",
      "message.channel.send(own.lines);",
      "message.channel.send(own.lines.join('\\n'));",
    ],
    [
      "a class that extends an embed",
      12,
      "const { MessageEmbed } = require('discord.js');\nmodule.exports = class Own extends MessageEmbed {};\n",
      "message.channel.send(new own());",
      "message.channel.send({ embeds: [new own()] });",
    ],
    [
      "a bot of a framework, and what is its own",
      11,
      "const { AkairoClient } = require('discord-akairo');\nmodule.exports = class Own extends AkairoClient { users2() { return new Map(); } };\n",
      "const bot = new own(); bot.users.get('1'); bot.users2().get('1');",
      "const bot = new own(); bot.users.cache.get('1'); bot.users2().get('1');",
    ],
    [
      "a client of its own",
      11,
      "const { Client } = require('discord.js');\nmodule.exports = class Own extends Client {};\n",
      "new own({ disableEveryone: true, sync: 1 });",
      "new own({ disableMentions: 'everyone', sync: 1 });",
    ],
    [
      "what a client of its own is made with",
      13,
      "const { Client } = require('discord.js');\nmodule.exports = class Own extends Client {};\n",
      "new own({ intents: 1, partials: ['CHANNEL'] });",
      "new own({ intents: 1, partials: [Partials.Channel] });",
    ],
    [
      "a server that is not yet there",
      11,
      "module.exports = { mainGuild: null, other: null };\n",
      "own.mainGuild.roles.get('1'); own.other.roles.get('1');",
      "own.mainGuild.roles.cache.get('1'); own.other.roles.get('1');",
    ],
    [
      "somebody who is found, of one class or another",
      12,
      "/** @param {import('discord.js').GuildMember | import('discord.js').User} who */\nconst only = async who => who;\nmodule.exports = async (message, text) => {\n  if (text) return only(message.mentions.members.first());\n  return message.client.users.cache.first();\n};\n",
      "const who = await own(message, 1); who.hasPermission('ADMINISTRATOR');",
      "const who = await own(message, 1); who.permissions.has('ADMINISTRATOR');",
    ],
  ] as const)("knows %s", (_what, from, other, before, after) => {
    const head = "const own = require('./own');\nmodule.exports.run = async (client, message) => {\n  ";
    const { code } = together(`${head}${before}\n};\n`, { "own.js": other }, from);
    expect(code).toContain(`${head}${after}\n};\n`);
  });

  it("does not go round in circles", () => {
    const files = {
      "a.js": "const b = require('./index');\nmodule.exports = { make: () => b.make(), b };\n",
    };
    const index =
      "const a = require('./a');\nmodule.exports = { make: () => a.make(), a };\nmodule.exports.run = (client, message) => message.channel.send(a.make());\n";
    expect(together(index, files, 12).code).toBe(index);
  });
});

describe("intents of a bot", () => {
  const intents = (from: 11 | 12, files: Readonly<Record<string, string>>): string[] => {
    const index = "const { Client } = require('discord.js');\nnew Client().login();\n";
    const all = Object.entries({ "index.js": index, ...files }).map(([path, text]) => ({ path, text }));
    const [first] = convertProject(all, { from, to: 13 }).files;
    const written = /intents: \[([^\]]*)\]/.exec(first?.after ?? "")?.[1] ?? "";
    return written.split(", ").map(one => one.replace("Intents.FLAGS.", ""));
  };

  it.each([
    [12, "a.js", "f(message.guild.memberCount, message.mentions.members.first(), client.user.presence)", []],
    [12, "a.js", "client.presence.set({ status: 'idle' })", []],
    [12, "a.js", "message.guild.members.fetch(x)", []],
    [12, "a.js", "message.guild.members.fetch()", ["GUILD_MEMBERS"]],
    [11, "a.js", "message.guild.members.get(x)", ["GUILD_MEMBERS"]],
    [11, "a.js", "message.member.voiceChannel.join()", ["GUILD_VOICE_STATES"]],
    [12, "a.js", "f(message.member.presence.status)", ["GUILD_PRESENCES"]],
    [12, "events/guildMemberAdd.js", "module.exports = (client, member) => {}", ["GUILD_MEMBERS"]],
    [12, "a.js", "module.exports = { name: 'guildBanAdd', execute() {} }", ["GUILD_BANS"]],
    [12, "a.js", "client.on('raw', one => one.t === 'MESSAGE_REACTION_ADD')", ["GUILD_MESSAGE_REACTIONS"]],
    [11, "a.js", "module.exports = { disabledEvents: ['TYPING_START'] }", []],
    [12, "a.js", "message.author.send('a')", ["DIRECT_MESSAGES"]],
  ] as const)("are found by use: from %i, %s, %s", (from, path, text, expected) => {
    const found = intents(from, { [path]: `${text};\n` });
    expect(found.filter(one => one !== "GUILDS" && one !== "GUILD_MESSAGES")).toEqual(expected);
    expect(found).toEqual(expect.arrayContaining(["GUILDS", "GUILD_MESSAGES"]));
  });
});

describe("a chain over several files", () => {
  it("reads what others export as they are by then", () => {
    const files = [
      { path: "join.js", text: "module.exports = async message => message.member.voiceChannel.join();\n" },
      {
        path: "play.js",
        text: "const join = require('./join');\nconst begin = (joined, sound) => {\n  joined.playStream(sound);\n};\nexports.run = (client, message, args) => join(message).then(joined => begin(joined, args[0]));\n",
      },
    ];
    const [join, play] = convertProject(files, { from: 11, to: 13 }).files;
    expect(join?.after).toContain("joinVoiceChannel(");
    expect(play?.after).toContain("createAudioResource(sound");
    const again = [join, play].map(file => ({ path: file?.path ?? "", text: file?.after ?? "" }));
    expect(convertProject(again, { from: 11, to: 13 }).files.every(one => one.before === one.after)).toBe(
      true,
    );
  });
});
