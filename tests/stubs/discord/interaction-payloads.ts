import type { Command } from "./application-routes.ts";
import { walkComponents } from "./message-limits.ts";
import {
  type Component,
  findChannel,
  findGuild,
  type Json,
  type Message,
  permissionsOf,
  type User,
  type World,
} from "./world.ts";

/** The payloads of interactions, as a person's client and Discord would make them; what a person cannot do throws. */

export const interactionTypes = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

export type OptionValue = string | number | boolean;
export type Given = Record<string, OptionValue>;
type Definition = Json & { name: string; type: number; options?: Definition[] };

const optionTypes = { subcommand: 1, group: 2, user: 6, channel: 7, role: 8, mentionable: 9 } as const;
const componentTypes = {
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  channelSelect: 8,
  label: 18,
};

/** Users, members, roles and channels that ids in options and menus stand for. */
export function resolve(world: World, guildId: string | undefined, ids: string[]): Json {
  const guild = findGuild(world, guildId);
  const resolved = { users: {}, members: {}, roles: {}, channels: {} } as Record<string, Json>;
  const put = (kind: string, id: string, value: unknown) => {
    const entries = resolved[kind];
    if (entries && value) entries[id] = value;
  };
  for (const id of ids) {
    const member = guild?.members.find(one => one.user.id === id);
    put("users", id, world.users.get(id));
    if (guild && member) {
      const { user: _, ...rest } = member;
      put("members", id, { ...rest, permissions: permissionsOf(guild, id) });
    }
    put(
      "roles",
      id,
      guild?.roles.find(role => role.id === id),
    );
    const channel = guild?.channels.find(one => one.id === id);
    if (guild && channel)
      put("channels", id, { ...channel, permissions: permissionsOf(guild, world.people.bot.id) });
  }
  return Object.fromEntries(
    Object.entries(resolved).filter(([, entries]) => Object.keys(entries).length > 0),
  );
}

function fillOptions(definitions: Definition[], given: Given, focused: string | null): Json[] {
  const known = definitions.map(definition => definition.name);
  const strange = Object.keys(given).filter(name => !known.includes(name));
  if (strange.length > 0) throw new Error(`no option ${strange.join(", ")}; there are: ${known.join(", ")}`);
  return definitions.flatMap(({ name, type, required, choices }) => {
    const value = given[name];
    if (value === undefined) {
      if (required === true && focused === null) throw new Error(`the option ${name} is required`);
      return [];
    }
    const allowed = (choices as { value: OptionValue }[] | undefined) ?? [];
    if (allowed.length > 0 && !allowed.some(choice => choice.value === value))
      throw new Error(`${value} is no choice of ${name}`);
    return [{ name, type, value, ...(name === focused ? { focused: true } : {}) }];
  });
}

/** `warnings add` → the subcommand `add`, filled with what was given. */
function nestOptions(
  definitions: Definition[],
  path: string[],
  given: Given,
  focused: string | null,
): Json[] {
  const [name, ...rest] = path;
  const isNested = definitions.some(({ type }) => type <= optionTypes.group);
  if (!isNested) return fillOptions(definitions, given, focused);
  const inner = definitions.find(definition => definition.name === name);
  if (inner === undefined) throw new Error(`no subcommand ${name ?? "was named"}`);
  return [{ name, type: inner.type, options: nestOptions(inner.options ?? [], rest, given, focused) }];
}

/** Ids in options, at whatever depth. */
function idsIn(options: Json[]): string[] {
  const isId = (type: unknown) => Number(type) >= optionTypes.user && Number(type) <= optionTypes.mentionable;
  return options.flatMap(option =>
    isId(option.type) ? [String(option.value)] : idsIn((option.options as Json[] | undefined) ?? []),
  );
}

type Place = { world: World; by: User; channelId: string };

export function envelope(
  { world, by, channelId }: Place,
  id: string,
  token: string,
  type: number,
  locale: string,
): Json {
  const channel = findChannel(world, channelId);
  const guild = findGuild(world, channel?.guild_id);
  const member = guild?.members.find(one => one.user.id === by.id);
  const shared = {
    id,
    token,
    type,
    application_id: world.applicationId,
    version: 1,
    locale,
    entitlements: [],
    attachment_size_limit: 10_485_760,
    channel_id: channelId,
    app_permissions: guild ? permissionsOf(guild, world.people.bot.id) : "0",
  };
  if (!guild || !member)
    return { ...shared, user: by, channel, context: 1, authorizing_integration_owners: { 1: by.id } };
  return {
    ...shared,
    guild_id: guild.id,
    guild: { id: guild.id, features: guild.features, locale: guild.preferred_locale },
    guild_locale: guild.preferred_locale,
    channel: { ...channel, permissions: permissionsOf(guild, by.id) },
    member: { ...member, permissions: permissionsOf(guild, by.id) },
    context: 0,
    authorizing_integration_owners: { 0: guild.id },
  };
}

export function assertMayUse({ world, by, channelId }: Place, command: Command): void {
  const guild = findGuild(world, findChannel(world, channelId)?.guild_id);
  const needed = command.default_member_permissions;
  if (!guild || needed === null || needed === undefined) return;
  const held = BigInt(permissionsOf(guild, by.id));
  if ((held & BigInt(String(needed))) !== BigInt(String(needed)))
    throw new Error(`${by.username} is not shown /${command.name}`);
}

export function commandData(
  { world, channelId }: Place,
  command: Command,
  { path, given, focused = null }: { path: string[]; given: Given; focused?: string | null },
): Json {
  const options = nestOptions((command.options as Definition[] | undefined) ?? [], path, given, focused);
  const resolved = resolve(world, findChannel(world, channelId)?.guild_id, idsIn(options));
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    options,
    resolved,
    guild_id: command.guild_id,
  };
}

export function targetData({ world, channelId }: Place, command: Command, target: User | Message): Json {
  const guildId = findChannel(world, channelId)?.guild_id;
  const resolved =
    "author" in target ? { messages: { [target.id]: target } } : resolve(world, guildId, [target.id]);
  return { id: command.id, name: command.name, type: command.type, target_id: target.id, resolved };
}

/** By custom_id, or by what stands on it. */
export function findComponent(message: Message, wanted: string): Component {
  const all = [...walkComponents(message.components)];
  const usable = all.filter(({ custom_id }) => custom_id !== undefined);
  const found =
    usable.find(one => one.custom_id === wanted) ??
    usable.find(one => String(one.label ?? "").includes(wanted)) ??
    usable.find(one => (one.emoji as Json | undefined)?.name === wanted);
  if (found === undefined)
    throw new Error(`no component ${wanted}; there are: ${usable.map(one => one.custom_id).join(", ")}`);
  if (found.disabled === true) throw new Error(`${wanted} is disabled`);
  return found;
}

export function componentData(place: Place, component: Component, values: string[] | null): Json {
  const { custom_id, type } = component;
  if (values === null) return { custom_id, component_type: type };
  const options = (component.options as { value: string }[] | undefined) ?? [];
  const strange = values.find(
    value => type === componentTypes.stringSelect && !options.some(one => one.value === value),
  );
  if (strange !== undefined) throw new Error(`${strange} is no option of ${custom_id}`);
  if (values.length < Number(component.min_values ?? 1) || values.length > Number(component.max_values ?? 1))
    throw new Error(`${values.length} chosen in ${custom_id}`);
  const guildId = findChannel(place.world, place.channelId)?.guild_id;
  return { custom_id, component_type: type, values, resolved: resolve(place.world, guildId, values) };
}

function fillInput(input: Component, fields: Record<string, string | string[]>): Json {
  const { custom_id = "", type } = input;
  const value = fields[custom_id] ?? (input.value as string | undefined);
  const isNeeded = input.required !== false;
  if (value === undefined && isNeeded) throw new Error(`the modal's ${custom_id} is required`);
  if (type !== componentTypes.textInput)
    return { type, custom_id, values: value === undefined ? [] : [value].flat() };
  const text = String(value ?? "");
  if (
    text !== "" &&
    (text.length < Number(input.min_length ?? 0) || text.length > Number(input.max_length ?? 4_000))
  )
    throw new Error(`the modal's ${custom_id} does not take ${text.length} characters`);
  return { type, custom_id, value: text };
}

export function modalData(place: Place, modal: Json, fields: Record<string, string | string[]>): Json {
  const parts = modal.components as Component[];
  const ids = [...walkComponents(parts)].flatMap(part => part.custom_id ?? []);
  const strange = Object.keys(fields).find(id => !ids.includes(id));
  if (strange !== undefined) throw new Error(`the modal has no ${strange}; it has: ${ids.join(", ")}`);
  const components = parts.map(part =>
    part.type === componentTypes.label
      ? { type: part.type, component: fillInput(part.component as Component, fields) }
      : { type: part.type, components: part.components?.map(input => fillInput(input, fields)) ?? [] },
  );
  const chosen = Object.values(fields).flat();
  const guildId = findChannel(place.world, place.channelId)?.guild_id;
  return { custom_id: modal.custom_id, components, resolved: resolve(place.world, guildId, chosen) };
}
