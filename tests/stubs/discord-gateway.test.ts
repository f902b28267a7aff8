import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type DiscordStub, startDiscord } from "./discord-gateway.ts";

type Packet = { op: number; t: string | null; d: Record<string, unknown> };

const intents = { guilds: 1, members: 2, messages: 1 << 9, content: 1 << 15 };
const identify = 2;

/** A bot of a few lines: what it hears, by the names of the events. */
async function connect(stub: DiscordStub, wanted: number, token = stub.token) {
  const socket = new WebSocket(stub.url.replace("http", "ws"));
  const packets: Packet[] = [];
  socket.on("message", raw => packets.push(JSON.parse(String(raw))));
  await once(socket, "message");
  socket.send(JSON.stringify({ op: identify, d: { token, intents: wanted } }));
  return {
    socket,
    heard: async () => {
      // Whoever answers a ping has sent what stood before it.
      socket.ping();
      await once(socket, "pong");
      return packets.flatMap(({ t, d }) => (t === null ? [] : [{ t, d }]));
    },
  };
}

describe("Discord on the loopback", () => {
  let stub: DiscordStub;
  beforeEach(async () => {
    stub = await startDiscord();
  });
  afterEach(() => stub.close());

  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { "content-type": "application/json", authorization: `Bot ${stub.token}` };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${stub.url}${path}`, init);
    return { status: response.status, json: response.status === 204 ? null : await response.json() };
  };

  it.each(["/api/v10", "/api/v9", "/api/v6", "/api"])("answers at %s", async base => {
    expect(await call("GET", `${base}/users/@me`)).toMatchObject({ status: 200, json: { bot: true } });
  });

  it("refuses commands beyond Discord's limits and keeps those before", async () => {
    const path = `/api/v10/applications/${stub.world.applicationId}/commands`;
    await call("PUT", path, [{ name: "ping", description: "Ping" }]);
    const refused = await call("PUT", path, [{ name: "Ping Pong", description: "" }]);
    expect(refused).toMatchObject({ status: 400, json: { code: 50_035 } });
    expect(stub.commands().map(({ name }) => name)).toEqual(["ping"]);
    await call("POST", path, { name: "ping", description: "Pong" });
    expect(stub.commands()).toMatchObject([{ name: "ping", description: "Pong" }]);
  });

  it("refuses messages beyond Discord's limits", async () => {
    const path = `/api/v10/channels/${stub.world.guild.channels[0]?.id}/messages`;
    const button = { type: 2, style: 1, label: "A", custom_id: "a" };
    const twice = [{ type: 1, components: [button, button] }];
    const wrong = [{}, { content: "a".repeat(2_001) }, { content: "a", components: twice }];
    for (const body of wrong) expect(await call("POST", path, body)).toMatchObject({ status: 400 });
    const modern = { flags: 1 << 15, components: [{ type: 17, components: [{ type: 10, content: "Hi" }] }] };
    expect(await call("POST", path, modern)).toMatchObject({ status: 200 });
    expect(await call("POST", path, { ...modern, content: "Hi" })).toMatchObject({ status: 400 });
  });

  it("lets an interaction be answered once", async () => {
    const path = `/api/v10/applications/${stub.world.applicationId}/commands`;
    await call("PUT", path, [{ name: "ping", description: "Ping" }]);
    const talk = stub.slash("ping");
    const answer = `/api/v10/interactions/${talk.id}/${talk.token}/callback`;
    expect(await call("POST", answer, { type: 4, data: { content: "Pong" } })).toMatchObject({ status: 204 });
    expect(await talk.next()).toMatchObject({ kind: "reply", message: { content: "Pong" } });
    expect(await call("POST", answer, { type: 4, data: { content: "Pong" } })).toMatchObject({
      status: 400,
      json: { code: 40_060 },
    });
  });

  it("tells a bot what its intents let through, and the content only with its own", async () => {
    const blind = await connect(stub, intents.guilds | intents.messages);
    const seeing = await connect(stub, intents.guilds | intents.messages | intents.content | intents.members);
    await blind.heard();
    await seeing.heard();
    stub.join();
    stub.say("hello");
    stub.say("good bye");
    await stub.settled();
    const events = async (bot: typeof blind) => (await bot.heard()).map(({ t, d }) => [t, d.content]);
    expect(await events(blind)).toEqual([
      ["READY", undefined],
      ["GUILD_CREATE", undefined],
      ["MESSAGE_CREATE", ""],
      ["MESSAGE_CREATE", ""],
    ]);
    expect(await events(seeing)).toEqual([
      ["READY", undefined],
      ["GUILD_CREATE", undefined],
      ["GUILD_MEMBER_ADD", undefined],
      ["MESSAGE_CREATE", "hello"],
      ["MESSAGE_CREATE", "good bye"],
    ]);
  });

  it("closes the door to a wrong token", async () => {
    const bot = await connect(stub, intents.guilds, "wrong");
    expect((await once(bot.socket, "close"))[0]).toBe(4_004);
  });

  it("writes down what it does not know", async () => {
    expect(await call("GET", "/api/v10/stage-instances/1")).toMatchObject({ status: 404 });
    expect(stub.strangeCalls).toEqual(["GET /stage-instances/1"]);
  });
});
