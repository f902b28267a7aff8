import { createSnowflakes, type NextId } from "./snowflakes.ts";

/** What stands in this Discord: one application, its bot, a guild with people, roles and channels. */

export type Json = Record<string, unknown>;
export type User = { id: string; username: string; bot: boolean } & Json;
export type Role = { id: string; name: string; permissions: string; position: number } & Json;
export type Channel = { id: string; type: number; guild_id?: string; name?: string } & Json;
export type Member = { user: User; roles: string[]; joined_at: string } & Json;
export type Component = Json & { type: number; custom_id?: string; components?: Component[] };
export type Message = Json & {
  id: string;
  channel_id: string;
  guild_id?: string;
  content: string;
  author: User;
  embeds: Json[];
  components: Component[];
  flags: number;
  attachments: { filename: string; text: string }[];
};
export type Guild = Json & {
  id: string;
  name: string;
  owner_id: string;
  roles: Role[];
  channels: Channel[];
  members: Member[];
  bans: { user: User; reason: string | null }[];
  rules: (Json & { id: string })[];
  invites: (Json & { code: string; uses: number })[];
};

const moderatorPermissions =
  (1n << 1n) | // kick
  (1n << 2n) | // ban
  (1n << 4n) | // channels
  (1n << 5n) | // guild
  (1n << 13n) | // messages
  (1n << 28n) | // roles
  (1n << 40n); // time out
const everyonePermissions = 0x0000_0406_4bf7_6c41n & ~moderatorPermissions;
const administrator = 8n;
const allPermissions = (1n << 50n) - 1n;

export const channelTypes = { text: 0, dm: 1, voice: 2, category: 4, announcement: 5, thread: 11 } as const;

const dayMs = 86_400_000;

export function makeUser(nextId: NextId, username: string, more: Json = {}): User {
  return {
    id: nextId(Date.now() - 400 * dayMs),
    username,
    discriminator: "0",
    global_name: username[0]?.toUpperCase() + username.slice(1),
    avatar: null,
    public_flags: 0,
    bot: false,
    ...more,
  };
}

export function makeMember(user: User, roles: Role[], joinedMs = Date.now() - 30 * dayMs): Member {
  return {
    user,
    nick: null,
    avatar: null,
    roles: roles.map(role => role.id),
    joined_at: new Date(joinedMs).toISOString(),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  };
}

export function makeRole(nextId: NextId, name: string, position: number, permissions: bigint): Role {
  return {
    id: nextId(Date.now() - 300 * dayMs),
    name,
    position,
    permissions: String(permissions),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    managed: false,
    mentionable: false,
    flags: 0,
  };
}

export function makeChannel(nextId: NextId, guildId: string, name: string, type: number, more: Json = {}) {
  const channel: Channel = {
    id: nextId(),
    type,
    guild_id: guildId,
    name,
    position: 0,
    parent_id: null,
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: null,
    permission_overwrites: [],
    ...more,
  };
  return channel;
}

function makeGuild(nextId: NextId, people: { bot: User; owner: User; moderator: User; member: User }) {
  const id = nextId(Date.now() - 300 * dayMs);
  const everyone = { ...makeRole(nextId, "@everyone", 0, everyonePermissions), id };
  const members = makeRole(nextId, "Members", 1, 0n);
  const moderator = makeRole(nextId, "Moderators", 2, moderatorPermissions);
  const bot: Role = {
    ...makeRole(nextId, people.bot.username, 3, administrator),
    managed: true,
    tags: { bot_id: people.bot.id },
  };
  const channel = (name: string, type: number) => makeChannel(nextId, id, name, type);
  const guild: Guild = {
    id,
    name: "Stub guild",
    owner_id: people.owner.id,
    icon: null,
    splash: null,
    banner: null,
    description: null,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 1,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    features: ["COMMUNITY"],
    emojis: [],
    stickers: [],
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: "en-US",
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    vanity_url_code: null,
    application_id: null,
    roles: [everyone, members, moderator, bot],
    channels: [
      channel("general", channelTypes.text),
      channel("log", channelTypes.text),
      channel("tickets", channelTypes.category),
      channel("lounge", channelTypes.voice),
    ],
    members: [
      makeMember(people.bot, [bot]),
      makeMember(people.owner, []),
      makeMember(people.moderator, [moderator]),
      makeMember(people.member, [members]),
    ],
    bans: [],
    rules: [],
    invites: [],
  };
  return guild;
}

export type World = ReturnType<typeof createWorld>;

export function createWorld(guildCount = 1) {
  const nextId = createSnowflakes();
  const applicationId = nextId(Date.now() - 500 * dayMs);
  const people = {
    bot: makeUser(nextId, "stubbot", { bot: true, id: applicationId }),
    owner: makeUser(nextId, "owner"),
    moderator: makeUser(nextId, "moderator"),
    member: makeUser(nextId, "member"),
    /** In no guild until somebody lets them in. */
    stranger: makeUser(nextId, "stranger"),
  };
  const guilds = Array.from({ length: guildCount }, () => makeGuild(nextId, people));
  return {
    nextId,
    applicationId,
    people,
    guilds,
    /** The first guild: the only one, unless more were asked for. */
    guild: guilds[0] ?? makeGuild(nextId, people),
    users: new Map(Object.values(people).map(user => [user.id, user])),
    directChannels: new Map<string, Channel>(),
    messages: new Map<string, Message>(),
    /** Who put which reaction on which message: `${message}:${emoji}` → user ids. */
    reactions: new Map<string, Set<string>>(),
  };
}

export function findChannel(world: World, id: string): Channel | undefined {
  const inGuilds = world.guilds.flatMap(guild => guild.channels).find(channel => channel.id === id);
  return inGuilds ?? [...world.directChannels.values()].find(channel => channel.id === id);
}

/** An invite to the first guild, as its list shows it. */
export function addInvite(world: World, code: string, inviter: User, uses = 0): void {
  const { id, name } = world.guild;
  const times = { max_age: 0, max_uses: 0, temporary: false, created_at: new Date(0).toISOString() };
  const channel = world.guild.channels[0];
  world.guild.invites.push({ code, uses, inviter, type: 0, guild: { id, name }, channel, ...times });
}

export const findGuild = (world: World, id: string | undefined): Guild | undefined =>
  world.guilds.find(guild => guild.id === id);

/** What a member may do in the whole guild; overwrites of channels are not looked at. */
export function permissionsOf(guild: Guild, userId: string): string {
  if (guild.owner_id === userId) return String(allPermissions);
  const roleIds = guild.members.find(member => member.user.id === userId)?.roles ?? [];
  const held = guild.roles.filter(role => role.id === guild.id || roleIds.includes(role.id));
  const all = held.reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  return String((all & administrator) === 0n ? all : allPermissions);
}
