import { type Context, notFound, type Route, route } from "./rest.ts";
import { findGuild, type Guild, type Json, type Member, makeChannel, makeRole } from "./world.ts";

/** A guild and what belongs to it: members, roles, bans, channels, rules of AutoMod, invites. */

function getGuild({ world, params }: Context): Guild {
  const guild = findGuild(world, params.guild);
  if (guild === undefined) throw notFound("Guild", 10_004);
  return guild;
}

function getMember(context: Context): Member {
  const { world, params } = context;
  const id = params.member === "@me" ? world.people.bot.id : params.member;
  const member = getGuild(context).members.find(one => one.user.id === id);
  if (member === undefined) throw notFound("Member", 10_007);
  return member;
}

function tellMember(context: Context, member: Member): Member {
  const guildId = getGuild(context).id;
  context.dispatch("GUILD_MEMBER_UPDATE", { ...member, guild_id: guildId }, guildId);
  return member;
}

function removeMember(context: Context, userId: string | undefined): void {
  const guild = getGuild(context);
  const gone = guild.members.find(one => one.user.id === userId);
  if (gone === undefined) return;
  guild.members = guild.members.filter(one => one !== gone);
  context.dispatch("GUILD_MEMBER_REMOVE", { guild_id: guild.id, user: gone.user }, guild.id);
}

function ban(context: Context): void {
  const guild = getGuild(context);
  const user = context.world.users.get(context.params.user ?? "");
  if (user === undefined) throw notFound("User", 10_013);
  guild.bans.push({ user, reason: context.call.reason });
  removeMember(context, user.id);
  context.dispatch("GUILD_BAN_ADD", { guild_id: guild.id, user }, guild.id);
}

function unban(context: Context): void {
  const guild = getGuild(context);
  const gone = guild.bans.find(one => one.user.id === context.params.user);
  if (gone === undefined) throw notFound("Ban", 10_026);
  guild.bans = guild.bans.filter(one => one !== gone);
  context.dispatch("GUILD_BAN_REMOVE", { guild_id: guild.id, user: gone.user }, guild.id);
}

function setRole(context: Context): void {
  const member = getMember(context);
  const { role = "" } = context.params;
  if (!getGuild(context).roles.some(one => one.id === role)) throw notFound("Role", 10_011);
  const others = member.roles.filter(id => id !== role);
  member.roles = context.call.method === "PUT" ? [...others, role] : others;
  tellMember(context, member);
}

function getBan(context: Context) {
  const found = getGuild(context).bans.find(one => one.user.id === context.params.user);
  if (found === undefined) throw notFound("Ban", 10_026);
  return found;
}

function createChannel(context: Context) {
  const { world, call, dispatch } = context;
  const guild = getGuild(context);
  const { name, type, ...more } = call.body;
  const channel = makeChannel(world.nextId, guild.id, String(name), Number(type ?? 0), more);
  channel.permission_overwrites = ((more.permission_overwrites as Json[] | undefined) ?? []).map(
    overwrite => ({
      allow: "0",
      deny: "0",
      ...overwrite,
    }),
  );
  guild.channels.push(channel);
  dispatch("CHANNEL_CREATE", channel, guild.id);
  return channel;
}

function createRole(context: Context) {
  const { world, call, dispatch } = context;
  const guild = getGuild(context);
  const role = { ...makeRole(world.nextId, "new role", 1, 0n), ...call.body };
  guild.roles.push(role);
  dispatch("GUILD_ROLE_CREATE", { guild_id: guild.id, role }, guild.id);
  return role;
}

function getRule(context: Context) {
  const rule = getGuild(context).rules.find(one => one.id === context.params.rule);
  if (rule === undefined) throw notFound("Auto Moderation Rule", 10_066);
  return rule;
}

const ruleRoutes: Route[] = [
  route("GET /guilds/:guild/auto-moderation/rules", context => getGuild(context).rules),
  route("POST /guilds/:guild/auto-moderation/rules", context => {
    const guild = getGuild(context);
    const { world, call } = context;
    const base = { enabled: false, exempt_roles: [], exempt_channels: [], trigger_metadata: {} };
    const rule = {
      ...base,
      ...call.body,
      id: world.nextId(),
      guild_id: guild.id,
      creator_id: world.people.bot.id,
    };
    guild.rules.push(rule);
    return rule;
  }),
  route("GET /guilds/:guild/auto-moderation/rules/:rule", getRule),
  route("PATCH /guilds/:guild/auto-moderation/rules/:rule", context =>
    Object.assign(getRule(context), context.call.body),
  ),
  route("DELETE /guilds/:guild/auto-moderation/rules/:rule", context => {
    const gone = getRule(context);
    const guild = getGuild(context);
    guild.rules = guild.rules.filter(rule => rule !== gone);
  }),
];

const memberRoutes: Route[] = [
  route("GET /guilds/:guild/members", context => getGuild(context).members),
  route("GET /guilds/:guild/members/search", context => {
    const query = (context.call.query.get("query") ?? "").toLowerCase();
    return getGuild(context).members.filter(({ user }) => user.username.startsWith(query));
  }),
  route("GET /guilds/:guild/members/:member", getMember),
  route("PATCH /guilds/:guild/members/:member", context =>
    tellMember(context, Object.assign(getMember(context), context.call.body)),
  ),
  route("DELETE /guilds/:guild/members/:member", context =>
    removeMember(context, getMember(context).user.id),
  ),
  route("PUT /guilds/:guild/members/:member/roles/:role", setRole),
  route("DELETE /guilds/:guild/members/:member/roles/:role", setRole),
  route("GET /guilds/:guild/bans", context => getGuild(context).bans),
  route("GET /guilds/:guild/bans/:user", getBan),
  route("PUT /guilds/:guild/bans/:user", ban),
  route("DELETE /guilds/:guild/bans/:user", unban),
];

export const guildRoutes: Route[] = [
  route("GET /guilds/:guild", context => {
    const guild = getGuild(context);
    return { ...guild, approximate_member_count: guild.members.length, approximate_presence_count: 1 };
  }),
  route("PATCH /guilds/:guild", context => Object.assign(getGuild(context), context.call.body)),
  route("GET /guilds/:guild/channels", context => getGuild(context).channels),
  route("POST /guilds/:guild/channels", createChannel),
  route("GET /guilds/:guild/roles", context => getGuild(context).roles),
  route("POST /guilds/:guild/roles", createRole),
  route("PATCH /guilds/:guild/roles/:role", context => {
    const role = getGuild(context).roles.find(one => one.id === context.params.role);
    if (role === undefined) throw notFound("Role", 10_011);
    return Object.assign(role, context.call.body);
  }),
  route("GET /guilds/:guild/invites", context => getGuild(context).invites),
  route("GET /guilds/:guild/audit-logs", () => ({
    audit_log_entries: [],
    users: [],
    webhooks: [],
    application_commands: [],
    auto_moderation_rules: [],
    guild_scheduled_events: [],
    integrations: [],
    threads: [],
  })),
  route("GET /guilds/:guild/emojis", () => []),
  route("GET /guilds/:guild/webhooks", () => []),
  ...memberRoutes,
  ...ruleRoutes,
];
