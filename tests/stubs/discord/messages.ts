import { findMessageProblems } from "./message-limits.ts";
import { type Hub, notFound, type RestCall, refuseInvalid } from "./rest.ts";
import { type Component, findChannel, type Json, type Message, type User, type World } from "./world.ts";

/** The messages of this Discord, whoever wrote them: people, the bot, its interactions, webhooks. */

const userMention = /<@!?(\d+)>/g;

/** What Discord adds on its side: ids of components, the embed's type. */
function withComponentIds(components: unknown): Component[] {
  let count = 0;
  const number = (component: Component): Component => {
    count += 1;
    const numbered: Component = { id: count, ...component };
    if (Array.isArray(component.components)) numbered.components = component.components.map(number);
    if (component.accessory) numbered.accessory = number(component.accessory as Component);
    return numbered;
  };
  return Array.isArray(components) ? components.map(number) : [];
}

function contentOf(body: Json, files: RestCall["files"], nextId: World["nextId"]) {
  const embeds = (body.embeds as Json[] | undefined) ?? [];
  const attachments = files.map(({ name, text }) => ({
    id: nextId(),
    filename: name,
    size: text.length,
    url: `https://cdn.discordapp.com/attachments/1/1/${name}`,
    proxy_url: `https://media.discordapp.net/attachments/1/1/${name}`,
    text,
  }));
  return { embeds: embeds.map(embed => ({ type: "rich", ...embed })), attachments };
}

type NewMessage = { channelId: string; author: User; body: Json; files?: RestCall["files"]; more?: Json };

/** Makes and keeps a message without telling anybody: answers that only one person sees stay that way. */
export function keepMessage(
  world: World,
  { channelId, author, body, files = [], more = {} }: NewMessage,
): Message {
  // What Discord itself writes has a type, and often no text.
  if (more.type === undefined) refuseInvalid(findMessageProblems(body, files.length, true));
  const content = String(body.content ?? "");
  const mentioned = [...content.matchAll(userMention)].flatMap(([, id]) => world.users.get(id ?? "") ?? []);
  const guildId = findChannel(world, channelId)?.guild_id;
  const reference = body.message_reference as { message_id: string } | undefined;
  const message: Message = {
    id: world.nextId(),
    channel_id: channelId,
    ...(guildId === undefined ? {} : { guild_id: guildId }),
    type: reference ? 19 : 0,
    content,
    author,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: mentioned,
    mention_roles: [],
    pinned: false,
    reactions: [],
    flags: Number(body.flags ?? 0),
    ...contentOf(body, files, world.nextId),
    components: withComponentIds(body.components),
    ...(body.poll ? { poll: pollOf(body.poll as Json) } : {}),
    ...(reference
      ? {
          message_reference: { channel_id: channelId, ...reference },
          referenced_message: world.messages.get(reference.message_id) ?? null,
        }
      : {}),
    ...more,
  };
  world.messages.set(message.id, message);
  const channel = findChannel(world, channelId);
  if (channel) channel.last_message_id = message.id;
  return message;
}

function pollOf(poll: Json): Json {
  const answers = (poll.answers as Json[]).map((answer, at) => ({ answer_id: at + 1, ...answer }));
  const hours = Number(poll.duration ?? 24);
  const results = { is_finalized: false, answer_counts: [] };
  return { ...poll, answers, results, expiry: new Date(Date.now() + hours * 3_600_000).toISOString() };
}

/** Keeps it and tells the bot, as Discord does for everything that stands in a channel. */
export function postMessage(hub: Hub, message: NewMessage): Message {
  const kept = keepMessage(hub.world, message);
  const guild = hub.world.guilds.find(one => one.id === kept.guild_id);
  const member = guild?.members.find(one => one.user.id === kept.author.id);
  const { user: _, ...partialMember } = member ?? { user: null };
  hub.dispatch("MESSAGE_CREATE", { ...kept, ...(member ? { member: partialMember } : {}) }, kept.guild_id);
  return kept;
}

export function getMessage(world: World, id: string | undefined): Message {
  const message = world.messages.get(id ?? "");
  if (message === undefined) throw notFound("Message", 10_008);
  return message;
}

export function editMessage(hub: Hub, message: Message, body: Json, files: RestCall["files"] = []): Message {
  const effective = { ...body, flags: message.flags | Number(body.flags ?? 0) };
  refuseInvalid(findMessageProblems(effective, files.length, false));
  message.flags = effective.flags;
  if (body.content !== undefined) message.content = String(body.content ?? "");
  if (body.components !== undefined) message.components = withComponentIds(body.components);
  const { embeds, attachments } = contentOf(body, files, hub.world.nextId);
  if (body.embeds !== undefined) message.embeds = embeds;
  if (body.attachments !== undefined) message.attachments = [];
  message.attachments.push(...attachments);
  message.edited_timestamp = new Date().toISOString();
  if (!isEphemeral(message)) hub.dispatch("MESSAGE_UPDATE", message, message.guild_id);
  return message;
}

export function removeMessage(hub: Hub, message: Message): void {
  hub.world.messages.delete(message.id);
  const { id, channel_id, guild_id } = message;
  if (!isEphemeral(message)) hub.dispatch("MESSAGE_DELETE", { id, channel_id, guild_id }, guild_id);
}

export const isEphemeral = (message: Message): boolean => (message.flags & 64) !== 0;

/** Newest first, as the route answers. */
export function listMessages(world: World, channelId: string, query: URLSearchParams): Message[] {
  const before = BigInt(query.get("before") ?? "0");
  const after = BigInt(query.get("after") ?? "0");
  const inChannel = [...world.messages.values()].filter(
    message =>
      message.channel_id === channelId &&
      !isEphemeral(message) &&
      (before === 0n || BigInt(message.id) < before) &&
      BigInt(message.id) > after,
  );
  return inChannel
    .sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1))
    .slice(0, Number(query.get("limit") ?? 50));
}
