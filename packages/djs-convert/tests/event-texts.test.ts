import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

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
    "worker.on('message', f);\n",
  ])("leaves alone what is no event: %s", source => {
    expect(from12(source).code).toBe(source);
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
