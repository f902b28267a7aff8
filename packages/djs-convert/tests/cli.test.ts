import { execFile, spawn } from "node:child_process";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const bin = path.join(import.meta.dirname, "../bin/djs-convert.mjs");
const old = "const { RichEmbed } = require('discord.js');\nmessage.channel.send(new RichEmbed());\n";
const made = "const { MessageEmbed } = require('discord.js');\nmessage.channel.send(new MessageEmbed());\n";
let folder = "";

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), "djs-convert-"));
});
afterEach(() => fs.rm(folder, { recursive: true }));

function run(args: string[], input = "", flags: string[] = []) {
  return new Promise<{ code: number | null; out: string; said: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, bin, ...args], { cwd: folder });
    let out = "";
    let said = "";
    child.stdout.on("data", chunk => {
      out += chunk;
    });
    child.stderr.on("data", chunk => {
      said += chunk;
    });
    child.once("error", reject);
    child.once("close", code => resolve({ code, out, said }));
    child.stdin.end(input);
  });
}

const put = (name: string, text: string) => fs.writeFile(path.join(folder, name), text);
const get = (name: string) => fs.readFile(path.join(folder, name), "utf8");
const git = (...args: string[]) => promisify(execFile)("git", ["-C", folder, ...args]);

describe("djs-convert", () => {
  it("takes standard input to standard output", async () => {
    expect(await run(["--from", "11", "--to", "12"], old)).toEqual({ code: 0, out: made, said: "" });
  });

  it("finds a Node that reads TypeScript where the one that starts it does not", async () => {
    const outcome = await run(["--from", "11", "--to", "12"], old, ["--no-strip-types"]);
    expect(outcome).toEqual({ code: 0, out: made, said: "" });
    expect(await run(["--from", "15"], "", ["--no-strip-types"])).toMatchObject({ code: 2, out: "" });
  });

  it("shows, checks and writes folders", async () => {
    await put("a.js", old);
    await put("b.txt", old);
    const asked = ["--from", "11", "--to", "12", "."];
    expect(await run(["--check", ...asked])).toMatchObject({ code: 1 });
    const { out } = await run(["--diff", ...asked]);
    expect(out.split("\n")).toEqual(
      expect.arrayContaining([
        "-message.channel.send(new RichEmbed());",
        "+message.channel.send(new MessageEmbed());",
      ]),
    );
    expect(await get("a.js")).toBe(old);
    expect(await run(["--write", ...asked])).toMatchObject({ code: 0 });
    expect([await get("a.js"), await get("b.txt")]).toEqual([made, old]);
    expect(await run(["--check", ...asked])).toMatchObject({ code: 0 });
  });

  it("takes settings along, and no data", async () => {
    const json = '{ "color": "RED" }\n';
    await put("a.js", "const { MessageEmbed } = require('discord.js');\nf(require('./config.json'));\n");
    await put("config.json", json);
    await put("data.json", json.padEnd(300_000));
    expect(await run(["--from", "13", "--write", "."])).toMatchObject({ code: 0 });
    expect(await get("config.json")).toBe('{ "color": "Red" }\n');
    expect(await get("data.json")).toBe(json.padEnd(300_000));
  });

  it("gives all of it as JSON", async () => {
    await put("a.js", old);
    const { out } = await run(["--json", "--from", "11", "--to", "12", "."]);
    expect(JSON.parse(out)).toMatchObject({ from: 11, to: 12, files: [{ path: "a.js", after: made }] });
  });

  it("does not write over what git has not kept", async () => {
    await put("a.js", old);
    await git("init", "-q");
    expect(await run(["--write", "--from", "11", "."])).toMatchObject({
      code: 2,
      said: expect.stringContaining("--force"),
    });
    expect(await get("a.js")).toBe(old);
    expect(await run(["--write", "--force", "--from", "11", "--to", "12", "."])).toMatchObject({ code: 0 });
    expect(await get("a.js")).toBe(made);
  });

  it("gives a file the name of its event, and writes over none", async () => {
    await put("index.js", "for (const file of fs.readdirSync('events')) client.on(file, require(file));\n");
    await fs.mkdir(path.join(folder, "events"));
    const text = "module.exports = (client, message) => message.reply('a');\n";
    await put("events/message.js", text);
    const asked = ["--from", "12", "--to", "13", "index.js", "events/message.js"];
    expect(await run(["--check", ...asked])).toMatchObject({ code: 1 });
    const moved = "rename from events/message.js\nrename to events/messageCreate.js\n";
    expect(await run(["--diff", ...asked])).toMatchObject({ out: moved });
    await put("events/messageCreate.js", "kept\n");
    expect(await run(["--write", ...asked])).toMatchObject({
      code: 0,
      said: expect.stringContaining("keeps its name"),
    });
    expect([await get("events/message.js"), await get("events/messageCreate.js")]).toEqual([text, "kept\n"]);
    await fs.rm(path.join(folder, "events/messageCreate.js"));
    expect(await run(["--write", ...asked])).toMatchObject({ code: 0, out: expect.stringContaining("→") });
    expect(await fs.readdir(path.join(folder, "events"))).toEqual(["messageCreate.js"]);
    expect(await get("events/messageCreate.js")).toBe(text);
  });

  it("says what it cannot read, and ends with 3", async () => {
    const broken = "const = 1;\n";
    const outcome = await run(["--from", "12"], broken);
    expect(outcome).toMatchObject({ code: 3, out: broken });
    expect(outcome.said).toMatch(/^-:1:7 parse /);
  });

  it.each([[["--from", "10"]], [["--from", "13", "--to", "12"]], [["missing.js"]], [["--wrong"]]])(
    "ends with 2 for %j",
    async args => {
      expect(await run(args)).toMatchObject({ code: 2, out: "" });
    },
  );
});
