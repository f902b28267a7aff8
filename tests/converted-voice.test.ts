import { EventEmitter } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { convert, type Version } from "../packages/djs-convert/src/index.ts";

const root = resolve(import.meta.dirname, "..");
// As the bot takes it in: what is imported would be a second one, with connections of its own.
const { getVoiceConnection, VoiceConnectionStatus }: typeof import("@discordjs/voice") = createRequire(
  import.meta.url,
)("@discordjs/voice");
const guildId = "81384788765712384";

/** In place of the sockets to a voice server: takes what is to be heard. */
class Network extends EventEmitter {
  readonly state = { code: 4 };
  readonly sent: Buffer[];

  constructor(sent: Buffer[]) {
    super();
    this.sent = sent;
  }

  prepareAudioPacket(packet: Buffer): Buffer {
    this.sent.push(packet);
    return packet;
  }

  dispatchAudio = () => true;
  setSpeaking = () => {};
  destroy = () => {};
}

/** A server whose gateway lets the bot in as soon as it asks. */
function guildOf(sent: Buffer[]) {
  const letIn = () => {
    const connection = getVoiceConnection(guildId);
    if (connection?.state.status !== VoiceConnectionStatus.Signalling) return;
    const ready = { status: VoiceConnectionStatus.Ready, networking: new Network(sent) };
    connection.state = { ...connection.state, ...ready } as unknown as typeof connection.state;
  };
  const sendPayload = ({ d }: { d: { channel_id: string | null } }) => {
    if (d.channel_id) setTimeout(letIn, 10);
    return true;
  };
  const voiceAdapterCreator = () => ({ sendPayload, destroy: () => {} });
  const guild = { id: guildId, voiceAdapterCreator };
  const channel = { id: "155101607195836416", guild };
  return { ...guild, me: { voice: { channel } }, members: { me: { voice: { channel } } }, channel };
}

/** A bot that plays, converted, with the real @discordjs/voice. */
describe("converted voice", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ra3d-voice-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each<Version>([13, 14])("of version 12 to %i joins, plays, pauses, skips and leaves", async to => {
    cpSync(join(root, "tests/bots/music"), folder, { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const file = join(folder, "play.cjs");
    const { code, diagnostics } = convert(readFileSync(file, "utf8"), { from: 12, to });
    writeFileSync(file, code);
    expect(diagnostics.map(one => one.reason)).toEqual(["package"]);
    const sent: Buffer[] = [];
    const guild = guildOf(sent);
    const message = { guild, member: { voice: { channel: guild.channel } } };
    const { run } = createRequire(file)(file);
    expect(await run({}, message, wait)).toEqual([
      0.5,
      "start",
      true,
      false,
      0.25,
      "finish",
      true,
      "skipped",
      true,
      0,
    ]);
    expect(sent.length).toBeGreaterThan(12);
  });
});
