import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DiscordStub, startDiscord } from "./stubs/discord-gateway.ts";

const root = resolve(import.meta.dirname, "..");
const command = join(root, "packages/djs-convert/src/cli.ts");

/** A bot for each version, converted by the command, at work with the real discord.js 14. */
describe("converted bots", () => {
  let stub: DiscordStub;
  let folder: string;
  let stop: () => void = () => {};
  beforeEach(async () => {
    stub = await startDiscord();
    folder = mkdtempSync(join(tmpdir(), "ra3d-converted-"));
  });
  afterEach(async () => {
    stop();
    await stub.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function start(version: number): Promise<never> {
    cpSync(join(root, "tests/bots", `v${version}`), folder, { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    execFileSync(process.execPath, [command, "--from", String(version), "--to", "14", "--write", folder], {
      stdio: "pipe",
    });
    const bot = spawn(process.execPath, ["index.cjs"], { cwd: folder, env: { ...process.env, ...stub.env } });
    stop = () => void bot.kill();
    let errors = "";
    bot.stderr.on("data", text => {
      errors += text;
    });
    return new Promise((_resolve, reject) => {
      bot.once("exit", code => reject(new Error(`The bot ended with ${code}: ${errors}`)));
    });
  }

  const isMessage = (call: { method: string; path: string }) =>
    call.method === "POST" && call.path.endsWith("/messages");

  it.each([11, 12])("version %i answers a message", async version => {
    const ended = start(version);
    ended.catch(() => {});
    await Promise.race([stub.untilPacket(packet => packet.op === 2), ended]);
    stub.say("!ping");
    const call = await Promise.race([stub.untilCall(isMessage), ended]);
    expect(call).toMatchObject({
      status: 200,
      body: { content: "Pong", embeds: [{ fields: expect.any(Array) }] },
    });
  });

  it("version 13 answers a slash command", async () => {
    const ended = start(13);
    ended.catch(() => {});
    await Promise.race([
      stub.untilCall(call => call.method === "PUT" && call.path.endsWith("/commands")),
      ended,
    ]);
    const talk = stub.slash("ping");
    const output = await Promise.race([talk.next(), ended]);
    expect(output).toMatchObject({
      kind: "reply",
      message: { content: "Pong", embeds: [{ color: 0xed4245 }] },
    });
  });
});
