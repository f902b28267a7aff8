import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { WebSocket, WebSocketServer } from "ws";
import { applicationRoutes, type Command, type CommandBook } from "./discord/application-routes.ts";
import { channelRoutes } from "./discord/channel-routes.ts";
import { type Conversation, conversationRoutes } from "./discord/conversation.ts";
import { deliver, type Session, serveShard } from "./discord/gateway.ts";
import { guildRoutes } from "./discord/guild-routes.ts";
import { createPeople } from "./discord/people.ts";
import { findRoute, type Hub, Refusal, type RestCall, type Route, readCall } from "./discord/rest.ts";
import { createWaits } from "./discord/waits.ts";
import { createWorld, type Json } from "./discord/world.ts";

export type { Conversation, Output } from "./discord/conversation.ts";
export type { RestCall } from "./discord/rest.ts";
export type { Channel, Guild, Json, Member, Message, Role, User, World } from "./discord/world.ts";
export { addInvite } from "./discord/world.ts";

/** `node --import <this>` with DISCORD_STUB_URL: see there. */
export const redirectPath = fileURLToPath(new URL("discord/redirect.mjs", import.meta.url));

export type Answered = RestCall & { status: number };
export type DiscordStub = Awaited<ReturnType<typeof startDiscord>>;

type Options = { guilds?: number; shards?: number };

/** A token of the right shape whose first part is no id: nothing that searches for tokens mistakes it for one. */
const stubToken = "stub-token-of-no-bot";

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  // No content has no type either: discord.js would try to read it as JSON.
  if (status === 204) response.writeHead(status).end();
  else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const roundTrips = 3;

/**
 * People act after they saw something, and by then the bot has read the answer to its call and goes on. The two come
 * to it through different sockets: a few round trips make sure of the order.
 */
async function letBotGoOn(sessions: ReadonlySet<Session>): Promise<void> {
  for (let trip = 0; trip < roundTrips; trip += 1) {
    const open = [...sessions].filter(({ socket }) => socket.readyState === WebSocket.OPEN);
    await Promise.all(
      open.map(({ socket }) => {
        const answered = new Promise<void>(resolve => {
          const done = () => {
            socket.off("pong", done).off("close", done);
            resolve();
          };
          socket.on("pong", done).on("close", done);
        });
        socket.ping();
        return answered;
      }),
    );
  }
}

function answerCall(routes: Route[], hub: Hub, call: RestCall): { status: number; body: unknown } {
  const found = findRoute(routes, call);
  if (found === null) return { status: 404, body: { code: 0, message: "404: Not Found" } };
  try {
    const body = found.handler({ ...hub, call, params: found.params });
    return body === undefined ? { status: 204, body } : { status: 200, body };
  } catch (error) {
    if (error instanceof Refusal)
      return { status: error.status, body: { code: error.code, message: error.message } };
    throw error;
  }
}

/**
 * Discord on the loopback: REST of any version in the path, the gateway, one guild with an owner, a moderator and a
 * member. A bot's process gets `env`; the test is the people (`slash`, `press`, `say` and so on).
 */
export async function startDiscord({ guilds = 1, shards = 1 }: Options = {}) {
  const world = createWorld(guilds);
  const book: CommandBook = new Map();
  const talks = new Map<string, Conversation>();
  const sessions = new Set<Session>();
  const calls = createWaits<Answered>();
  const packets = createWaits<Json>();
  /** Calls of routes that this Discord does not have: a test fails on them rather than on what follows. */
  const strangeCalls: string[] = [];
  const address = { http: "", gateway: "" };
  const hub: Hub = {
    world,
    dispatch(event, data, guildId) {
      for (const session of sessions) deliver(session, world, event, data, guildId);
    },
  };
  let deeds = Promise.resolve();
  const peoplesHub: Hub = {
    world,
    dispatch(...event) {
      deeds = deeds.then(() => letBotGoOn(sessions)).then(() => hub.dispatch(...event));
    },
  };
  const routes = [
    ...applicationRoutes(book, () => address.gateway, shards),
    ...conversationRoutes(token => talks.get(token)),
    ...channelRoutes,
    ...guildRoutes,
  ];
  const server = createServer(async (request, response) => {
    const call = await readCall(request, await readBody(request));
    if (findRoute(routes, call) === null) strangeCalls.push(`${call.method} ${call.path}`);
    const { status, body } = answerCall(routes, hub, call);
    respond(response, status, body);
    calls.add({ ...call, status });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", socket => {
    const onPacket = (packet: Json) => packets.add(packet);
    const session = serveShard(socket, { world, token: stubToken, gatewayUrl: address.gateway, onPacket });
    sessions.add(session);
    socket.once("close", () => sessions.delete(session));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // It listens on a port, so that its address is no path of a pipe.
  const { port } = server.address() as AddressInfo;
  address.http = `http://127.0.0.1:${port}`;
  address.gateway = `ws://127.0.0.1:${port}`;
  return {
    url: address.http,
    token: stubToken,
    /** For the bot's process; shards and other children inherit it. */
    env: {
      DISCORD_TOKEN: stubToken,
      DISCORD_STUB_URL: address.http,
      NODE_OPTIONS: `--import=${redirectPath}`,
    },
    world,
    hub,
    sessions,
    strangeCalls,
    calls: calls.all,
    packets: packets.all,
    untilCall: calls.until,
    untilPacket: packets.until,
    /** Resolves when everything that people did has been sent. */
    settled: () => deeds,
    commands: (guildId?: string): Command[] => book.get(guildId ?? "global") ?? [],
    ...createPeople(peoplesHub, book, talks),
    async close() {
      for (const { socket } of sessions) socket.terminate();
      sockets.close();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
