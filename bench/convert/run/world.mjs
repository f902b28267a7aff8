/**
 * A small server as Discord tells of it, and its answers to what a bot asks for. The ids are made up; permissions are
 * numbers up to version 12 of the library and texts from version 13 on.
 */
const id = number => String(800_000_000_000_000_000n + BigInt(number));

export const ids = {
  guild: id(1),
  bot: id(2),
  author: id(3),
  other: id(4),
  text: id(10),
  voice: id(11),
  category: id(12),
  role: id(20),
  moderators: id(21),
  message: id(30),
  interaction: id(70),
};
/** When all of it happens, in milliseconds: Date.now() is that. */
export const now = 1_700_000_000_000;
const sentAt = new Date(now).toISOString();
const joinedAt = "2021-01-02T03:04:05.000000+00:00";
const picture = "abcdef0123456789abcdef0123456789";

const user = (number, name, bot = false) => ({
  id: id(number),
  username: name,
  discriminator: "0001",
  avatar: picture,
  bot,
  global_name: null,
  public_flags: 64,
});
export const users = [user(2, "Robot", true), user(3, "Ann"), user(4, "Bob")];
const [bot, author, other] = users;

const member = (of, role, nick = null) => ({
  user: of,
  roles: [role],
  nick,
  joined_at: joinedAt,
  premium_since: null,
  deaf: false,
  mute: false,
  pending: false,
  flags: 0,
});
const members = [
  member(bot, ids.moderators),
  member(author, ids.moderators),
  member(other, ids.role, "Bobby"),
];

const channel = (channelId, type, name) => ({
  id: channelId,
  type,
  name,
  guild_id: ids.guild,
  position: 1,
  permission_overwrites: [],
  nsfw: false,
  parent_id: type === 4 ? null : ids.category,
  topic: "a topic",
  last_message_id: ids.message,
  rate_limit_per_user: 0,
  ...(type === 2 ? { bitrate: 64_000, user_limit: 0 } : {}),
});
const channels = [
  channel(ids.text, 0, "general"),
  channel(ids.voice, 2, "Voice"),
  channel(ids.category, 4, "Category"),
];

export function createWorld(version) {
  const everything = version < 13 ? 2_147_483_647 : "2199023255551";
  const usual = version < 13 ? 104_189_505 : "104189505";
  const role = (roleId, name, position, permissions) => ({
    id: roleId,
    name,
    color: 3_447_003,
    colors: { primary_color: 3_447_003, secondary_color: null, tertiary_color: null },
    hoist: true,
    position,
    permissions,
    managed: false,
    mentionable: true,
    flags: 0,
  });
  const roles = [
    role(ids.guild, "@everyone", 0, usual),
    role(ids.role, "Member", 1, usual),
    role(ids.moderators, "Moderator", 2, everything),
  ];
  const emojis = [
    { id: id(40), name: "smile", roles: [], require_colons: true, managed: false, animated: false },
  ];
  const guild = {
    id: ids.guild,
    name: "Guild",
    icon: picture,
    owner_id: ids.author,
    region: "europe",
    afk_channel_id: ids.voice,
    afk_timeout: 300,
    verification_level: 2,
    default_message_notifications: 1,
    explicit_content_filter: 2,
    mfa_level: 1,
    nsfw_level: 0,
    premium_tier: 1,
    premium_subscription_count: 3,
    preferred_locale: "en-US",
    system_channel_id: ids.text,
    system_channel_flags: 0,
    joined_at: joinedAt,
    member_count: members.length,
    features: ["COMMUNITY"],
    roles,
    emojis,
    members,
    channels,
    threads: [],
    stickers: [],
    stage_instances: [],
    guild_scheduled_events: [],
    voice_states: [
      { user_id: ids.author, channel_id: ids.voice, session_id: "s", self_deaf: false, self_mute: false },
    ],
    presences: [
      {
        user: { id: ids.author },
        status: "online",
        activities: [{ name: "Chess", type: 0, created_at: 1 }],
        client_status: { desktop: "online" },
      },
    ],
  };
  const message = (content, more = {}) => ({
    id: ids.message,
    channel_id: ids.text,
    guild_id: ids.guild,
    author,
    member: { ...members[1], user: undefined },
    content,
    timestamp: sentAt,
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: 0,
    flags: 0,
    ...more,
  });
  const mentioned = { mentions: [{ ...other, member: { ...members[2], user: undefined } }] };
  const interaction = name => ({
    id: ids.interaction,
    application_id: ids.bot,
    type: 2,
    guild_id: ids.guild,
    channel_id: ids.text,
    channel: channels[0],
    member: { ...members[1], permissions: everything },
    token: "token",
    version: 1,
    locale: "en-US",
    guild_locale: "en-US",
    app_permissions: everything,
    entitlements: [],
    authorizing_integration_owners: {},
    context: 0,
    attachment_size_limit: 1_000,
    data: { id: id(71), name, type: 1, options: [] },
  });

  let made = 100;
  const fresh = () => id(made++);
  const sent = (content = "", more = {}) =>
    message(content, { id: fresh(), author: bot, member: undefined, ...more });
  const invite = {
    code: "abc",
    guild: { id: ids.guild, name: "Guild" },
    channel: channels[0],
    inviter: author,
    uses: 3,
  };
  const hook = {
    id: id(60),
    type: 1,
    guild_id: ids.guild,
    channel_id: ids.text,
    name: "Hook",
    token: "token",
    user: bot,
  };
  const ban = { reason: "because", user: other };

  /** What answers each route; the first that fits does. `body` is what was sent. */
  const answers = [
    [/\/messages\/bulk-delete$/, () => undefined],
    [
      /^\/channels\/(\d+)\/messages$/,
      ({ method, body, part }) =>
        method === "POST"
          ? sent(body?.content, { channel_id: part })
          : [message("one", { id: id(31) }), message("two", { id: id(32), author: other })],
    ],
    [/\/messages\/(\d+|@original)$/, ({ method }) => (method === "DELETE" ? undefined : sent("edited"))],
    [/^\/webhooks\/\d+\/[^/]+$/, () => sent()],
    [
      /\/callback$/,
      () => ({ interaction: { id: ids.interaction, type: 2 }, resource: { type: 4, message: sent() } }),
    ],
    [
      /^\/guilds\/\d+\/channels$/,
      ({ method, body }) =>
        method === "POST"
          ? channel(fresh(), typeof body?.type === "number" ? body.type : 0, body?.name ?? "new")
          : channels,
    ],
    [
      /^\/channels\/(\d+)$/,
      ({ body, part }) => ({
        ...(channels.find(one => one.id === part) ?? channels[0]),
        ...body,
        permission_overwrites: [],
      }),
    ],
    [
      /\/roles$/,
      ({ method, body }) => (method === "POST" ? role(fresh(), body?.name ?? "new", 1, usual) : roles),
    ],
    [/^\/guilds\/\d+\/roles\/(\d+)$/, ({ part }) => roles.find(one => one.id === part)],
    [/\/members(\/search)?$/, () => members],
    [
      /^\/guilds\/\d+\/members\/(\d+)$/,
      ({ part }) => members.find(one => one.user.id === part) ?? members[2],
    ],
    [/\/bans$/, () => [ban]],
    [/\/bans\/\d+$/, ({ method }) => (method === "GET" ? ban : undefined)],
    [/\/invites$/, ({ method }) => (method === "POST" ? invite : [invite])],
    [/\/webhooks$/, ({ method }) => (method === "POST" ? hook : [hook])],
    [/^\/users\/(@me|\d+)\/channels$/, () => ({ id: id(50), type: 1, recipients: [other] })],
    [/^\/users\/@me$/, () => bot],
    [
      /^\/users\/(\d+)$/,
      ({ part }) => users.find(one => one.id === part) ?? { ...user(99, "Someone"), id: part },
    ],
    [/\/emojis$/, () => emojis],
    [/^\/guilds\/\d+$/, () => ({ ...guild, members: undefined, channels: undefined, presences: undefined })],
  ];

  function answer(method, route, body) {
    const path = route.replace(/\?.*/, "").replace("%40", "@");
    for (const [pattern, of] of answers) {
      const found = pattern.exec(path);
      if (found) return of({ method, body, part: found[1] });
    }
    return undefined;
  }
  return { guild, message, mentioned, interaction, answer };
}
