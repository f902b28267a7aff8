import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const from12 = (source: string, filename?: string) => convert(source, { from: 12, to: 13, filename });

describe("voice, a package of its own since version 13", () => {
  const head = 'const Discord = require("discord.js");\nconst other = require("other");\n';

  it("is taken in below discord.js, with all that is used of it", () => {
    const { code } = from12(`${head}const start = member => member.voice.channel.leave();\n`);
    expect(code).toBe(
      'const Discord = require("discord.js");\nconst { getVoiceConnection } = require("@discordjs/voice");\nconst other = require("other");\nconst start = member => getVoiceConnection(member.guild.id)?.destroy();\n',
    );
    const module =
      'import { Client } from "discord.js";\nimport { joinVoiceChannel } from "@discordjs/voice";\n';
    expect(from12(`${module}const start = member => member.voice.channel.leave();\n`).code).toContain(
      'import { joinVoiceChannel, getVoiceConnection } from "@discordjs/voice";\n',
    );
    const remarked =
      'const Discord = require("discord.js"); // the library\nconst f = member => member.voice.channel.leave();\n';
    expect(from12(remarked).code).toBe(
      'const Discord = require("discord.js"); // the library\nconst { getVoiceConnection } = require("@discordjs/voice");\nconst f = member => getVoiceConnection(member.guild.id)?.destroy();\n',
    );
    const later =
      'const Discord = require("discord.js");\nconst f = member => member.voice.channel.leave(); // goes\n';
    expect(from12(later).code).toContain(
      '\nconst { getVoiceConnection } = require("@discordjs/voice");\nconst f',
    );
    const long = from12(
      `${head}const f = async member => {\n\tconst one = await member.voice.channel.join();\n\tone.play(1).on("finish", g);\n};\n`,
    );
    expect(long.code).toContain(
      'const {\n\tAudioPlayerStatus,\n\tVoiceConnectionStatus,\n\tcreateAudioPlayer,\n\tcreateAudioResource,\n\tentersState,\n\tjoinVoiceChannel,\n} = require("@discordjs/voice");\n',
    );
    // The file calls something else so.
    const taken = `${head}const getVoiceConnection = 1;\nconst start = member => member.voice.channel.leave();\n`;
    expect(from12(taken).code).toBe(taken);
  });

  it("has to be installed, which is said once", () => {
    const source = `${head}const f = member => member.voice.channel.leave();\nconst g = member => member.voice.channel.leave();\n`;
    const { diagnostics } = from12(source);
    expect(diagnostics.map(one => [one.reason, one.line])).toEqual([["package", 3]]);
    const { files } = convertProject(
      [
        { path: "index.js", text: source },
        {
          path: "package.json",
          text: '{\n  "engines": { "node": ">=14" },\n  "dependencies": {\n    "discord.js": "^12.5.3"\n  }\n}\n',
        },
      ],
      { to: 13 },
    );
    expect(files.flatMap(one => one.diagnostics)).toEqual([]);
    expect(files[1]?.after).toBe(
      '{\n  "engines": { "node": ">=22.12" },\n  "dependencies": {\n    "@discordjs/voice": "^0.19.2",\n    "discord.js": "^13.17.1"\n  }\n}\n',
    );
  });

  it.each([
    [
      "on one line",
      '{"engines":{"node":">=22.0"},"dependencies":{"discord.js":"^12.5.3"}}',
      '{"engines":{"node":">=22.12"},"dependencies":{"@discordjs/voice": "^0.19.2","discord.js":"^13.17.1"}}',
      [],
    ],
    [
      "of a version that is not stated",
      '{ "dependencies": { "discord.js": "latest" } }',
      '{ "dependencies": { "discord.js": "latest" } }',
      ["package"],
    ],
  ])("is added to a package.json %s, or asked for", (_name, before, after, reasons) => {
    const { files } = convertProject(
      [
        { path: "index.js", text: `${head}const f = member => member.voice.channel.leave();\n` },
        { path: "package.json", text: before },
      ],
      { from: 12, to: 13 },
    );
    expect(files[1]?.after).toBe(after);
    expect(files[0]?.diagnostics.map(one => one.reason)).toEqual(reasons);
  });

  it("has to be installed where a bot says nothing of its packages, too", () => {
    const { files } = convertProject(
      [{ path: "index.js", text: `${head}const f = member => member.voice.channel.leave();\n` }],
      { from: 12, to: 13 },
    );
    expect(files[0]?.diagnostics.map(one => one.reason)).toEqual(["package"]);
  });

  it("is no reason to ask for its package where lists are joined", () => {
    const { files } = convertProject(
      [
        { path: "index.js", text: `${head}const f = list => list.join();\n` },
        { path: "package.json", text: '{\n  "dependencies": {\n    "discord.js": "^12.5.3"\n  }\n}\n' },
      ],
      { to: 13 },
    );
    expect(files[1]?.after).not.toContain("voice");
  });

  it("is known by what is played on it, whoever holds the connection", () => {
    const queue = `${head}const play = queue => {\n\tqueue.connection\n\t\t.play(other(1))\n\t\t.on("finish", f);\n\tqueue.connection.dispatcher.resume();\n\tqueue.voiceChannel.leave();\n};\n`;
    expect(from12(queue).code).toContain(
      "\tconst player = createAudioPlayer().on('error', console.error);\n\tqueue.connection.subscribe(player);\n\tplayer.play(createAudioResource(other(1), { inlineVolume: true }));\n\tplayer\n\t\t.on(AudioPlayerStatus.Idle, f);\n\tqueue.connection.state.subscription?.player.unpause();\n\tgetVoiceConnection(queue.voiceChannel.guild.id)?.destroy();\n",
    );
    const joined =
      "exports.start = userChannel => {\n  userChannel.join().then(one => one.play(1)).catch(f);\n};\n";
    expect(from12(joined).code).toContain(
      "  entersState(joinVoiceChannel({\n    channelId: userChannel.id,\n",
    );
    // What is joined is no channel of texts, whatever it is called.
    const named = `${head}async function start(channel) {\n  const one = await channel.join();\n  one.disconnect();\n}\n`;
    expect(from12(named).code).toContain("  one.destroy();\n");
    const lists = "exports.start = theChannel => theChannel.join(',');\n";
    expect(from12(lists).code).toBe(lists);
    // So have chats that are none of Discord's.
    const chat = "exports.start = channel => {\n  channel.join().receive('ok', f);\n  channel.leave();\n};\n";
    expect(from12(chat)).toMatchObject({ code: chat, diagnostics: [] });
    // A database has connections, too.
    const database = `${head}const f = connection => { connection.disconnect(); connection.on("ready", f); };\n`;
    expect(from12(database).code).toBe(database);
  });

  it("is what was put where it is asked for", () => {
    const source = `${head}const play = (connection, server) => {\n  server.dispatcher = connection.playStream(other(1));\n  server.dispatcher.on("end", f);\n  if (server.dispatcher) server.dispatcher.end();\n};\n`;
    expect(convert(source, { from: 11, to: 14 }).code).toContain(
      "  server.dispatcher.on(AudioPlayerStatus.Idle, f);\n  if (server.dispatcher) server.dispatcher.stop(true);\n",
    );
  });

  it("is not what a package calls a dispatcher", () => {
    const own = `${head}exports.run = (client, message) => { const dispatcher = client.queue.get(1); dispatcher.destroy(); dispatcher.on("finish", f); };\n`;
    expect(from12(own).code).toBe(own);
  });

  it("gives each player of a block a name that nothing else has", () => {
    const twice = `${head}const player = 1;\nconst f = async member => {\n  const connection = await member.voice.channel.join();\n  connection.play(1);\n  connection.play(2);\n};\n`;
    const { code } = from12(twice);
    expect(code).toContain("  const audioPlayer = createAudioPlayer().on('error', console.error);\n");
    const paired = `${head}const player2 = 1;\nconst f = (connection, x) => {\n  connection.play(1);\n  connection.play(2);\n};\n`;
    expect(from12(paired).code).toContain(
      "  const player3 = createAudioPlayer().on('error', console.error);\n",
    );
    expect(code).toContain("  audioPlayer2.play(createAudioResource(2, { inlineVolume: true }));\n");
  });

  it("gives the players of the cases of one choice names of their own", () => {
    const cases = `${head}const f = (connection, x) => {\n  switch (x) {\n    case 1:\n      connection.play(1);\n      break;\n    case 2:\n      connection.play(2);\n  }\n};\n`;
    expect(from12(cases).code).toContain(
      "      const player2 = createAudioPlayer().on('error', console.error);\n",
    );
  });

  it("loses no comment", () => {
    const before = `${head}const f = (connection, x) => {\n  connection.play(/* the sound */ x);\n};\n`;
    expect(from12(before).code).toContain(
      "player.play(/* the sound */ createAudioResource(x, { inlineVolume: true }));",
    );
    for (const said of [
      "connection /* one */ .play(x)",
      "connection.play(x /* one */)",
      "connection.play(x, /* one */ { volume: false })",
      "connection.play(x, { /* one */ volume: 1, type: 'opus' /* two */ })",
      "const one = /* one */ connection.play(x)",
      "member.voice /* one */ .channel.join()",
      "member.voice.channel.leave(/* one */)",
      "member.guild.me /* one */ .voice.setSelfDeaf(true)",
      "f(connection /* one */ .channel.id)",
      "f(client.voice /* one */ .connections.get(x))",
    ])
      expect(
        from12(
          `${head}const f = (client, member, connection, x) => {\n  ${said};\n  connection.play(1);\n};\n`,
        ).code,
      ).toContain("/* one */");
  });

  it("says what a sound cannot begin with any more, and leaves settings that are not known", () => {
    const seek = `${head}const f = (connection, x) => {\n  connection.play(x, { seek: x.at });\n};\n`;
    const { code, diagnostics } = from12(seek);
    expect(code).toContain("player.play(createAudioResource(x, { inlineVolume: true }));");
    expect(diagnostics.map(one => [one.reason, one.detail.found])).toContainEqual(["voice", "seek"]);
  });

  it("leaves to a person in TypeScript what the types tell apart", () => {
    const typed =
      'import { VoiceConnection } from "discord.js";\nexport const f = (one: VoiceConnection) => {\n  one.dispatcher.pause();\n  const dispatcher = one.play("a");\n  dispatcher.setVolume(1);\n};\n';
    const { code, diagnostics } = from12(typed, "play.ts");
    expect(code).toContain("  one.dispatcher.pause();\n");
    expect(code).toContain(
      'dispatcher.play(createAudioResource("a", { inlineVolume: true }));\n  dispatcher.setVolume(1);',
    );
    expect(diagnostics.map(one => one.line)).toEqual(expect.arrayContaining([1, 3, 5]));
  });

  it("keeps line ends, and comments between what is played and who listens", () => {
    const source =
      `${head}const f = (connection, x) => {\n  connection.play(x) // on and on\n    .on("finish", f);\n};\n`.replaceAll(
        "\n",
        "\r\n",
      );
    const { code } = from12(source);
    expect(code).toContain("// on and on\r\n    .on(AudioPlayerStatus.Idle, f);\r\n");
    expect(code.split("\n").every(line => line === "" || line.endsWith("\r"))).toBe(true);
  });

  it("keeps what TypeScript is told about a channel", () => {
    const source =
      "import { Message } from 'discord.js';\nexport const f = (m: Message) => m.member!.voice.channel!.leave();\n";
    const { code } = convert(source, { from: 12, to: 13, filename: "x.ts" });
    expect(code).toContain("getVoiceConnection(m.member!.voice.channel!.guild.id)?.destroy()");
    const queue =
      "import { Message } from 'discord.js';\nexport const f = (m: Message) => m.guild!.queue.voiceChannel!.join();\n";
    expect(convert(queue, { from: 12, to: 13, filename: "x.ts" }).code).toContain(
      "channelId: m.guild!.queue.voiceChannel!.id,",
    );
  });
});

describe("types of voice", () => {
  const typed = (source: string) => convert(source, { from: 12, to: 13, filename: "a.ts" }).code;

  it.each([
    ["VoiceConnection, Message", "Message", "VoiceConnection", "VoiceConnection"],
    ["Message, StreamDispatcher, VoiceConnection", "Message", "StreamDispatcher", "AudioPlayer"],
    ["Message, VoiceReceiver, Client", "Message, Client", "VoiceReceiver", "VoiceReceiver"],
  ])("are those of the package of their own: %s", (list, left, name, to) => {
    const others = list.includes("StreamDispatcher") ? ", type VoiceConnection" : "";
    const body = (one: string) =>
      `export interface A { a: ${one} | null; m: Message${others ? "; c: VoiceConnection" : ""} }\n`;
    const source = `import { ${list} } from 'discord.js';\n${body(name)}`;
    const code = typed(source);
    expect(code).toBe(
      `import { ${left} } from 'discord.js';\nimport { type ${to}${others} } from '@discordjs/voice';\n${body(to)}`,
    );
    expect(typed(code)).toBe(code);
  });

  it.each([
    "import { VoiceConnection } from 'discord.js';\nexport type A = VoiceConnection | null;\n",
    "import { Message, VoiceConnection } from 'discord.js';\nexport const is = (x: unknown, m: Message) => x instanceof VoiceConnection && m;\n",
  ])("are a matter for a person where they are values, or the only name: %s", source => {
    const { code, diagnostics } = convert(source, { from: 12, to: 13, filename: "a.ts" });
    expect(code).toBe(source);
    expect(diagnostics.map(({ rule }) => rule)).toContain("13-002");
  });
});
