import { ids, now, users } from "./world.mjs";

const copy = value =>
  value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part)));

/**
 * A client of the library that is signed in to the world, without a network: `log` holds what it asked to change, in
 * order, as [method, route, body], and what it told the gateway.
 */
export function createClient(library, version, world) {
  const { Client, ClientUser } = library("discord.js");
  const intents = version >= 14 ? 3_276_799 : 32_767;
  const client = new Client(version >= 13 ? { intents: [intents] } : {});
  const log = [];
  const request = (method, route, body) => {
    const verb = method.toUpperCase();
    if (verb !== "GET") log.push([verb, route, copy(body)]);
    return world.answer(verb, route, body);
  };
  client.token = "a.b.c";
  client.rest.request =
    version >= 14
      ? async ({ method, fullRoute, body }) => request(method, fullRoute, body)
      : async (method, route, options = {}) => request(method, route, options.data);
  client.user = new ClientUser(client, users[0]);
  client.users.cache.set(ids.bot, client.user);
  const put = client.guilds._add ?? client.guilds.add;
  const guild = put.call(client.guilds, copy(world.guild));
  client.ws.broadcast = ({ op, d }) => log.push(["gateway", String(op), copy(d)]);
  const readyAt = new Date(now - 60_000);
  // Each version keeps one of the two, and makes the other of it.
  for (const [name, value] of Object.entries({ readyAt, readyTimestamp: readyAt.getTime() }))
    Object.defineProperty(client, name, { value });

  const hear = data => client.actions.MessageCreate.handle(copy(data)).message;
  function interact(name) {
    let heard = null;
    client.once("interactionCreate", one => {
      heard = one;
    });
    client.actions.InteractionCreate?.handle(copy(world.interaction(name)));
    return heard;
  }
  return { client, guild, log, hear, interact };
}

/** Members of clients of any version: what is none of them is the bot's own. */
export function namesOf(client) {
  const names = new Set();
  for (let at = client; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Reflect.ownKeys(at)) names.add(name);
  return names;
}

/** Whatever a command asks for is there: each option is given. */
export function fillOptions({ CommandInteractionOptionResolver: Resolver }, here) {
  if (!Resolver) return;
  const member = () => here().guild.members.cache.get(ids.other);
  const user = () => here().client.users.cache.get(ids.other);
  Object.assign(Resolver.prototype, {
    getString: () => "100",
    getInteger: () => 5,
    getNumber: () => 5,
    getBoolean: () => true,
    getUser: user,
    getMember: member,
    getMentionable: member,
    getChannel: () => here().guild.channels.cache.get(ids.text),
    getRole: () => here().guild.roles.cache.get(ids.role),
    getSubcommand: () => "set",
    getSubcommandGroup: () => null,
    getAttachment: () => null,
    get: name => ({ name, value: "100", user: user(), member: member() }),
  });
}
