import type { WebSocket } from "ws";
import { hideContent, isHeard } from "./intents.ts";
import { findGuild, type Guild, type Json, type World } from "./world.ts";

/** The gateway's side of one shard: hello, identify, ready, guilds, heartbeats, requests for members. */

const ops = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
} as const;
const heartbeatIntervalMs = 41_250;
const authenticationFailed = 4_004;

export type Session = {
  readonly socket: WebSocket;
  intents: number;
  shard: [id: number, count: number];
  sequence: number;
  isReady: boolean;
};

const shardOf = (guildId: string, count: number) => Number((BigInt(guildId) >> 22n) % BigInt(count));

export function sendEvent(session: Session, event: string, data: object): void {
  session.sequence += 1;
  session.socket.send(JSON.stringify({ op: ops.dispatch, t: event, s: session.sequence, d: data }));
}

/** Only what the intents let through, only to the shard whose guild it is. */
export function deliver(session: Session, world: World, event: string, data: object, guildId?: string): void {
  const [id, count] = session.shard;
  if (!session.isReady || !isHeard(event, session.intents, guildId !== undefined)) return;
  if (guildId === undefined ? id !== 0 : shardOf(guildId, count) !== id) return;
  const isMessage = event === "MESSAGE_CREATE" || event === "MESSAGE_UPDATE";
  sendEvent(session, event, isMessage ? hideContent(data, session.intents, world.people.bot.id) : data);
}

/** Without the presence intent, Discord sends the bot itself and nobody else along with a guild. */
function guildCreate(world: World, guild: Guild): Json {
  const { bans: _, rules: __, invites: ___, ...open } = guild;
  return {
    ...open,
    members: guild.members.filter(({ user }) => user.id === world.people.bot.id),
    member_count: guild.members.length,
    joined_at: new Date(0).toISOString(),
    large: false,
    unavailable: false,
    threads: [],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function identify(session: Session, world: World, data: Json, token: string, gatewayUrl: string): void {
  if (data.token !== token) {
    session.socket.close(authenticationFailed, "Authentication failed.");
    return;
  }
  session.intents = Number(data.intents ?? 0);
  session.shard = (data.shard as [number, number] | undefined) ?? [0, 1];
  const [id, count] = session.shard;
  const guilds = world.guilds.filter(guild => shardOf(guild.id, count) === id);
  sendEvent(session, "READY", {
    v: 10,
    user: world.people.bot,
    guilds: guilds.map(guild => ({ id: guild.id, unavailable: true })),
    session_id: world.nextId(),
    resume_gateway_url: gatewayUrl,
    shard: session.shard,
    application: { id: world.applicationId, flags: 565_248 },
  });
  session.isReady = true;
  for (const guild of guilds) deliver(session, world, "GUILD_CREATE", guildCreate(world, guild), guild.id);
}

function sendMembers(session: Session, world: World, data: Json): void {
  const guild = findGuild(world, String([data.guild_id].flat()[0]));
  if (guild === undefined) return;
  const wanted = data.user_ids === undefined ? null : new Set([data.user_ids].flat().map(String));
  const query = String(data.query ?? "").toLowerCase();
  const members = guild.members.filter(({ user }) =>
    wanted ? wanted.has(user.id) : user.username.startsWith(query),
  );
  const found = new Set(members.map(({ user }) => user.id));
  sendEvent(session, "GUILD_MEMBERS_CHUNK", {
    guild_id: guild.id,
    members,
    chunk_index: 0,
    chunk_count: 1,
    not_found: [...(wanted ?? [])].filter(id => !found.has(id)),
    nonce: data.nonce,
  });
}

/** `onPacket` hears everything that the bot sends. */
export function serveShard(
  socket: WebSocket,
  {
    world,
    token,
    gatewayUrl,
    onPacket,
  }: { world: World; token: string; gatewayUrl: string; onPacket: (packet: Json) => void },
): Session {
  const session: Session = { socket, intents: 0, shard: [0, 1], sequence: 0, isReady: false };
  socket.on("message", raw => {
    const packet = JSON.parse(String(raw)) as { op: number; d: Json };
    onPacket(packet);
    if (packet.op === ops.heartbeat) socket.send(JSON.stringify({ op: ops.ack, s: null, t: null, d: null }));
    if (packet.op === ops.identify) identify(session, world, packet.d, token, gatewayUrl);
    if (packet.op === ops.members) sendMembers(session, world, packet.d);
    // Sessions are not kept: whoever resumes begins again, as after a long silence.
    if (packet.op === ops.resume)
      socket.send(JSON.stringify({ op: ops.invalid, s: null, t: null, d: false }));
  });
  socket.send(
    JSON.stringify({ op: ops.hello, s: null, t: null, d: { heartbeat_interval: heartbeatIntervalMs } }),
  );
  return session;
}
