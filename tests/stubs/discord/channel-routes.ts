import { editMessage, getMessage, listMessages, postMessage, removeMessage } from "./messages.ts";
import { type Context, notFound, Refusal, type Route, route } from "./rest.ts";
import { type Channel, channelTypes, findChannel, findGuild, type Json, makeChannel } from "./world.ts";

/** Channels, direct messages, threads, messages and reactions. */

const bulkDeleteMaxAgeMs = 14 * 86_400_000;

function getChannel({ world, params }: Context): Channel {
  const channel = findChannel(world, params.channel ?? "");
  if (channel === undefined) throw notFound("Channel", 10_003);
  return channel;
}

function openDirectChannel({ world, call }: Context): Channel {
  const recipient = world.users.get(String(call.body.recipient_id));
  if (recipient === undefined || recipient.bot)
    throw new Refusal(400, 50_007, "Cannot send messages to this user");
  const before = world.directChannels.get(recipient.id);
  const channel = before ?? {
    id: world.nextId(),
    type: channelTypes.dm,
    last_message_id: null,
    recipients: [recipient],
  };
  world.directChannels.set(recipient.id, channel);
  return channel;
}

function startThread(context: Context): Channel {
  const { world, call, params } = context;
  const parent = getChannel(context);
  const guild = findGuild(world, parent.guild_id);
  const now = new Date().toISOString();
  const thread = makeChannel(
    world.nextId,
    parent.guild_id ?? "",
    String(call.body.name),
    channelTypes.thread,
    {
      ...(params.message ? { id: params.message } : {}),
      parent_id: parent.id,
      owner_id: world.people.bot.id,
      member_count: 1,
      message_count: 0,
      thread_metadata: {
        archived: false,
        auto_archive_duration: 1_440,
        archive_timestamp: now,
        locked: false,
      },
    },
  );
  guild?.channels.push(thread);
  context.dispatch("THREAD_CREATE", { ...thread, newly_created: true }, parent.guild_id);
  return thread;
}

function setOverwrite(context: Context): void {
  const { params, call, dispatch } = context;
  const channel = getChannel(context);
  const others = (channel.permission_overwrites as Json[]).filter(one => one.id !== params.target);
  const overwrite = { allow: "0", deny: "0", ...call.body, id: params.target };
  channel.permission_overwrites = call.method === "PUT" ? [...others, overwrite] : others;
  dispatch("CHANNEL_UPDATE", channel, channel.guild_id);
}

function bulkDelete(context: Context): void {
  const { world, call, params, dispatch } = context;
  const ids = call.body.messages as string[];
  if (ids.length < 2 || ids.length > 100) throw new Refusal(400, 50_016, "2 to 100 messages");
  const found = ids.map(id => getMessage(world, id));
  const isOld = (timestamp: unknown) => Date.parse(String(timestamp)) < Date.now() - bulkDeleteMaxAgeMs;
  if (found.some(({ timestamp }) => isOld(timestamp)))
    throw new Refusal(400, 50_034, "A message provided was too old to bulk delete.");
  for (const id of ids) world.messages.delete(id);
  const guildId = getChannel(context).guild_id;
  dispatch("MESSAGE_DELETE_BULK", { ids, channel_id: params.channel, guild_id: guildId }, guildId);
}

function react(context: Context): void {
  const { world, params, call } = context;
  const { id } = getMessage(world, params.message);
  const key = `${id}:${params.emoji}`;
  const people = world.reactions.get(key) ?? new Set();
  world.reactions.set(key, people);
  const who = params.user === "@me" ? world.people.bot.id : (params.user ?? "");
  if (call.method === "PUT") people.add(who);
  else people.delete(who);
}

function removeReactions({ world, params }: Context): void {
  const start = params.emoji === undefined ? `${params.message}:` : `${params.message}:${params.emoji}`;
  for (const key of world.reactions.keys()) if (key.startsWith(start)) world.reactions.delete(key);
}

const messageRoutes: Route[] = [
  route("GET /channels/:channel/messages", ({ world, params, call }) =>
    listMessages(world, params.channel ?? "", call.query),
  ),
  route("POST /channels/:channel/messages", context => {
    const { world, params, call } = context;
    getChannel(context);
    return postMessage(context, { channelId: params.channel ?? "", author: world.people.bot, ...call });
  }),
  route("POST /channels/:channel/messages/bulk-delete", bulkDelete),
  route("GET /channels/:channel/messages/:message", ({ world, params }) => getMessage(world, params.message)),
  route("PATCH /channels/:channel/messages/:message", context => {
    const { world, params, call } = context;
    return editMessage(context, getMessage(world, params.message), call.body, call.files);
  }),
  route("DELETE /channels/:channel/messages/:message", context =>
    removeMessage(context, getMessage(context.world, context.params.message)),
  ),
  route("POST /channels/:channel/polls/:message/expire", ({ world, params }) => {
    const message = getMessage(world, params.message);
    const poll = message.poll as Json;
    message.poll = { ...poll, results: { ...(poll.results as Json), is_finalized: true } };
    return message;
  }),
  route("GET /channels/:channel/messages/:message/reactions/:emoji", ({ world, params }) =>
    [...(world.reactions.get(`${params.message}:${params.emoji}`) ?? [])].flatMap(
      id => world.users.get(id) ?? [],
    ),
  ),
  route("PUT /channels/:channel/messages/:message/reactions/:emoji/:user", react),
  route("DELETE /channels/:channel/messages/:message/reactions/:emoji/:user", react),
  route("DELETE /channels/:channel/messages/:message/reactions/:emoji", removeReactions),
  route("DELETE /channels/:channel/messages/:message/reactions", removeReactions),
  ...["PUT", "DELETE"].flatMap(method => [
    route(`${method} /channels/:channel/pins/:message`, () => undefined),
    route(`${method} /channels/:channel/messages/pins/:message`, () => undefined),
  ]),
];

export const channelRoutes: Route[] = [
  route("POST /users/@me/channels", openDirectChannel),
  route("GET /channels/:channel", getChannel),
  route("PATCH /channels/:channel", context => {
    const channel = Object.assign(getChannel(context), context.call.body);
    context.dispatch("CHANNEL_UPDATE", channel, channel.guild_id);
    return channel;
  }),
  route("DELETE /channels/:channel", context => {
    const channel = getChannel(context);
    const guild = findGuild(context.world, channel.guild_id);
    if (guild) guild.channels = guild.channels.filter(one => one !== channel);
    context.dispatch("CHANNEL_DELETE", channel, channel.guild_id);
    return channel;
  }),
  route("POST /channels/:channel/typing", () => undefined),
  route("PUT /channels/:channel/permissions/:target", setOverwrite),
  route("DELETE /channels/:channel/permissions/:target", setOverwrite),
  route("POST /channels/:channel/threads", startThread),
  route("POST /channels/:channel/messages/:message/threads", startThread),
  route("PUT /channels/:channel/thread-members/:user", () => undefined),
  route("POST /channels/:channel/webhooks", context => ({
    id: context.world.nextId(),
    token: "webhook-of-the-stub",
    type: 1,
    name: context.call.body.name,
    channel_id: getChannel(context).id,
    guild_id: getChannel(context).guild_id,
    avatar: null,
    application_id: context.world.applicationId,
  })),
  route("GET /channels/:channel/webhooks", () => []),
  ...messageRoutes,
];
