import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const from12 = (source: string, filename?: string) => convert(source, { from: 12, to: 13, filename });

describe("events that a file names for the loader of the bot", () => {
  it.each([
    "module.exports = { name: 'message', once: false, async execute(message, client) { message.channel.send('a'); } };\n",
    "module.exports = { name: 'message', execute(message) {} };\n",
    "module.exports = { event: 'message', run: async (client, message) => {} };\n",
    "module.exports = class extends Event { constructor(...args) { super(...args, { name: 'message' }); } run(message) {} };\n",
    "class A extends Event { constructor(client) { super(client, 'message'); } async run(message) {} }\n",
    "class A extends Event { name = 'message'; run(message) {} }\n",
    "const Event = require('../Event');\nmodule.exports = new Event('message', (client, message) => {});\n",
    "exports.event = 'message';\nexports.run = (client, message) => {};\n",
    "exports.name = 'message';\nexports.execute = message => {};\n",
    "class A { @On('message') f(given) {} }\n",
    "module.exports = message => {};\nmodule.exports.conf = { name: 'a', event: 'message' };\n",
    "exports.run = message => {};\nexports.config = { name: 'message' };\n",
    "require('discord.js');\n['ready', 'message'].forEach(event => client.on(event, f));\n",
  ])("says the new name, once: %s", source => {
    const once = from12(source).code;
    expect(once).toBe(source.replace(/'message'/, "'messageCreate'"));
    expect(from12(once).code).toBe(once);
  });

  it("leaves the id of a listener that says its event besides", () => {
    const source =
      "class A extends Listener { constructor() { super('message', { emitter: 'client', event: 'message' }); } }\n";
    expect(from12(source).code).toBe(source.replace("event: 'message'", "event: 'messageCreate'"));
  });

  it.each([
    "module.exports = { name: 'message', description: 'a', execute(message) {} };\n",
    "module.exports = { name: 'message', execute(message, args) {} };\n",
    "module.exports = { name: 'resume', execute(message) {} };\n",
    "embed.addFields({ name: 'message', value: 'a' });\n",
    "class A extends Command { constructor() { super('message', { aliases: ['m'] }); } }\n",
    "const kinds = ['message', 'text'];\n",
    "require('discord.js');\nconst keys = ['message', 'error'];\n",
    "new MessageEvent('message', { data: 1 });\n",
    "socket.add({ event: 'message', handler: data => f(data) });\n",
    "exports.event = 'message';\n",
    "exports.run = (client, message, args) => {};\nexports.help = { name: 'message' };\n",
    "exports.run = message => {};\nexports.help = { name: 'message', aliases: [] };\n",
    "worker.on('message', f);\n",
  ])("leaves alone what is no event: %s", source => {
    expect(from12(source).code).toBe(source);
  });

  it("knows a handler by members that are compared before and after", () => {
    const moved =
      "module.exports = (client, oMember, nMember) => f(oMember.voiceChannel, nMember.voiceChannel, nMember.roles.size);\n";
    expect(convert(moved, { from: 11, to: 12 }).code).toBe(
      "module.exports = (client, oState, nState) => f(oState.channel, nState.channel, nState.member.roles.cache.size);\n",
    );
    const shown =
      "module.exports = { execute(client, oldMember, newMember) {\n  f(oldMember.presence.status, newMember.presence.status);\n} };\n";
    expect(convert(shown, { from: 11, to: 12 }).code).toBe(
      "module.exports = { execute(client, oldPresence, newPresence) {\n  f((oldPresence && oldPresence.status), newPresence.status);\n} };\n",
    );
    const compared = shown.replace("execute", "compare").replaceAll("presence.status", "voiceChannel");
    expect(convert(compared, { from: 11, to: 12 }).code).toBe(
      compared.replaceAll("voiceChannel", "voice.channel"),
    );
  });

  it("tells of a file whose name is that of the event", () => {
    const source = "module.exports = (client, message) => message.channel.send('a');\n";
    const told = from12(source, "src/events/guild/message.js").diagnostics;
    expect(told.map(({ rule, line }) => [rule, line])).toEqual([["13-T51", 1]]);
    expect(from12(source, "commands/message.js").diagnostics).toEqual([]);
    const named = `exports.name = 'message';\nexports.execute = message => {};\n`;
    expect(from12(named, "events/message.js").diagnostics).toEqual([]);
    const states = "module.exports = (client, a, b) => f(a.presence, b);\n";
    const told12 = convert(states, { from: 11, to: 12, filename: "events/presenceUpdate.js" }).diagnostics;
    expect(told12.map(({ rule }) => rule)).toEqual(["12-092"]);
    const gone = convert("module.exports = client => {};\n", {
      from: 11,
      to: 12,
      filename: "events/resume.js",
    });
    expect(gone.diagnostics.map(({ rule }) => rule)).toEqual(["12-T26"]);
  });
});

describe("files whose name is that of an event", () => {
  const loader = {
    path: "index.js",
    text: "const fs = require('fs');\nfor (const file of fs.readdirSync('events')) client.on(file.split('.')[0], require(`./events/${file}`));\n",
  };
  const handler = (path: string) => ({
    path,
    text: "module.exports = (client, message) => message.reply('a');\n",
  });
  const namesOf = (files: { path: string; text: string }[], from: 11 | 12 | 13, reject: string[] = []) =>
    convertProject(files, { from, to: 14, reject }).files.map(({ newPath }) => newPath);

  it.each([
    [11, "src/events/message.js", "src/events/messageCreate.js"],
    [12, "events/guild/message.ts", "events/guild/messageCreate.ts"],
    [13, "events/message.mjs", "events/messageCreate.mjs"],
    [13, "listeners/interaction.js", "listeners/interactionCreate.js"],
    [11, "events/disconnect.js", "events/shardDisconnect.js"],
    [13, "events/ready.js", "events/ready.js"],
    [12, "commands/message.js", "commands/message.js"],
  ] as const)("of version %i are called anew where a loader finds them: %s", (from, path, newPath) => {
    const [, file] = convertProject([loader, handler(path)], { from, to: 14 }).files;
    expect(file?.newPath).toBe(newPath);
    const named = file?.changes.filter(({ after }) => after === newPath) ?? [];
    expect(named.map(({ line, before, confidence }) => [line, before, confidence])).toEqual(
      newPath === path ? [] : [[1, path, "likely"]],
    );
    expect(namesOf([loader, handler(newPath)], from)).toEqual([loader.path, newPath]);
  });

  const told = {
    path: "util.js",
    text: "client.load = name => client.on(name.split('.')[0], require(`./events/${name}`));\n",
  };
  const reader = { path: "index.js", text: "fs.readdirSync('events').forEach(name => client.load(name));\n" };
  const emitter = {
    path: "index.js",
    text: "for (const file of fs.readdirSync('events')) {\n  const { name } = path.parse(file);\n  const event = new (require(file))(client, name);\n  event.emitter[event.type](name, () => event.run());\n}\n",
  };

  it.each([
    ["another file reads the folder", [told, reader], true],
    ["no file reads the folder", [told], false],
    [
      "what reads a folder is about something else",
      [reader, { ...told, text: "client.on(name, f);\n" }],
      false,
    ],
    ["the event says whom it is of", [emitter], true],
    [
      "the event says its name",
      [{ ...emitter, text: emitter.text.replace("(name, ()", "(event.name, ()") }],
      false,
    ],
  ])("are called anew, or kept, where %s", (_how, files, isNew) => {
    const [file] = convertProject([handler("events/message.js"), ...files], { from: 12, to: 13 }).files;
    expect(file?.newPath).toBe(isNew ? "events/messageCreate.js" : "events/message.js");
    expect(file?.diagnostics.some(({ rule }) => rule === "13-T51")).toBe(!isNew);
  });

  it.each([
    [
      "module.exports = async (client, message) => {};\nmodule.exports.help = { name: 'message', description: 'a' };\n",
      true,
    ],
    ["module.exports = (client, message) => { f(message['message'], x === 'message'); };\n", false],
    ["exports.run = (client, message) => {};\nexports.conf = { name: 'message' };\n", true],
  ])("is another one, whatever else the file says: %s", (text, isSaid) => {
    const files = [loader, { path: "events/message.js", text }];
    expect(convertProject(files, { from: 12, to: 13 }).files[1]).toMatchObject({
      newPath: "events/messageCreate.js",
      after: isSaid ? text.replace("'message'", "'messageCreate'") : text,
    });
  });

  it.each([
    "exports.run = (client, message) => {};\nexports.conf = { event: 'message' };\n",
    "module.exports = { name: 'message', run: (client, message) => {} };\n",
    "module.exports = client => { client.on('message', message => {}); };\n",
  ])("is the old one where the file is found by what it says: %s", text => {
    const files = [loader, { path: "events/message.js", text }];
    expect(convertProject(files, { from: 12, to: 13 }).files[1]).toMatchObject({
      newPath: "events/message.js",
      after: text.replace("'message'", "'messageCreate'"),
    });
  });

  it("keep it where that is rejected", () => {
    const files = [loader, handler("events/message.js")];
    expect(namesOf(files, 12, ["12-13:13-T51:file", "13-14:14-T90:file"])).toEqual([
      "index.js",
      "events/message.js",
    ]);
  });

  it.each([
    ["there is no loader", []],
    ["another file asks for them", [loader, { path: "test.js", text: "require('./events/message');\n" }]],
    ["the name is taken", [loader, handler("events/messageCreate.js")]],
  ])("keep it, with a remark, where %s", (_why, others) => {
    const [file] = convertProject([handler("events/message.js"), ...others], { from: 12, to: 13 }).files;
    expect(file?.newPath).toBe("events/message.js");
    expect(file?.diagnostics.map(({ rule }) => rule)).toContain("13-T51");
  });

  it.each([
    ["client.on('message', require('./events/message.js'));"],
    ["const load = event => require(`./events/${event}`);\nclient.on('message', load('message'));"],
  ])("keep it where only another file asks for them: %s", text => {
    const files = [handler("events/message.js"), { path: "index.js", text: `${text}\n` }];
    const [file] = convertProject(files, { from: 12, to: 13 }).files;
    expect(file?.newPath).toBe("events/message.js");
    expect(file?.diagnostics.map(({ rule }) => rule)).not.toContain("13-T51");
  });

  it.each([
    ["listeners.set(one.name, one);", "'message'"],
    ["listeners.set(one.name, one);\nclient.on(one.name, one.execute);", "'messageCreate'"],
  ])("keep their names where only the bot itself looks them up: %s", (loader, name) => {
    const files = [
      {
        path: "index.js",
        text: `const { Client } = require('discord.js');\nconst client = new Client();\n${loader}\nclient.on('message', message => listeners.get('message').execute(message));\n`,
      },
      {
        path: "event_listeners/message.js",
        text: "module.exports = { name: 'message', execute(message) {} };\n",
      },
    ];
    const [index, listener] = convertProject(files, { from: 12, to: 13 }).files;
    expect(index?.after).toContain("client.on('messageCreate', message => listeners.get('message')");
    expect(listener?.after).toBe(`module.exports = { name: ${name}, execute(message) {} };\n`);
    expect(listener?.diagnostics).toEqual([]);
  });

  it("tell of events that the bot itself has no more", () => {
    const told = (text: string, filename?: string) =>
      convert(text, { from: 13, to: 14, filename }).diagnostics.map(({ rule }) => rule);
    expect(told("module.exports = (client, limit) => {};\n", "events/rateLimit.js")).toEqual(["14-115"]);
    expect(
      told("module.exports = { name: 'rateLimit', once: false, execute(limit) {} };\n", "events/a.js"),
    ).toEqual(["14-115"]);
    expect(told("module.exports = { name: 'rateLimit', execute(client, limit) {} };\n")).toEqual(["14-115"]);
    expect(told("module.exports = { name: 'rateLimit', value: 1, execute() {} };\n")).toEqual([]);
  });
});

describe("events of what makes the requests", () => {
  const bot = "const { Client } = require('discord.js');\n";

  it.each([
    "const client = new Client({ intents: [] }).on('rateLimit', f).on('messageCreate', g);",
    "const client = new Client({ intents: [] });\nclient.on('apiResponse', f).login('a');",
    "const client = new Client({ intents: [] });\nmodule.exports = client.on('rateLimit', f);",
  ])("are a matter for a person where more is done with the client: %s", body => {
    const source = `${bot}${body}\n`;
    const { code, diagnostics } = convert(source, { from: 13, to: 14 });
    expect(code).toBe(source);
    expect(diagnostics.map(({ reason }) => reason)).toEqual(["removed"]);
  });

  it("are listened to there behind others", () => {
    const client = `${bot}const client = new Client({ intents: [] });\n`;
    const { code } = convert(`${client}client.on('messageCreate', f).on('rateLimit', g);\n`, {
      from: 13,
      to: 14,
    });
    expect(code).toBe(`${client}client.on('messageCreate', f).rest.on('rateLimited', g);\n`);
  });
});
