import { findCommandSetProblems } from "./command-limits.ts";
import { type Context, notFound, Refusal, type Route, refuseInvalid, route } from "./rest.ts";
import type { Json, World } from "./world.ts";

/** The application, its bot and its commands. */

export type Command = Json & { id: string; name: string; type: number; guild_id?: string; options?: Json[] };

/** Commands by scope: "global", or the id of a guild. */
export type CommandBook = Map<string, Command[]>;

const scopeOf = (params: Record<string, string>) => params.guild ?? "global";

function complete(world: World, params: Record<string, string>, command: Json, id = world.nextId()): Command {
  return {
    default_member_permissions: null,
    nsfw: false,
    ...command,
    description: String(command.description ?? ""),
    options: (command.options as Json[] | undefined) ?? [],
    id,
    application_id: world.applicationId,
    version: world.nextId(),
    name: String(command.name),
    type: Number(command.type ?? 1),
    ...(params.guild ? { guild_id: params.guild } : {}),
  };
}

function commandRoutes(book: CommandBook, base: string): Route[] {
  const listOf = ({ params }: Context) => book.get(scopeOf(params)) ?? [];
  const save = (context: Context, commands: Command[]) => {
    refuseInvalid(findCommandSetProblems(commands));
    book.set(scopeOf(context.params), commands);
  };
  const find = (context: Context) => {
    const found = listOf(context).find(command => command.id === context.params.command);
    if (found === undefined) throw notFound("application command", 10_063);
    return found;
  };
  return [
    route(`GET ${base}`, listOf),
    route(`PUT ${base}`, context => {
      const commands = context.call.list.map(command => complete(context.world, context.params, command));
      save(context, commands);
      return commands;
    }),
    route(`POST ${base}`, context => {
      const { world, params, call } = context;
      const isSame = (one: Json) => one.name === call.body.name && one.type === Number(call.body.type ?? 1);
      const before = listOf(context).find(isSame);
      const command = complete(world, params, call.body, before?.id);
      save(context, [...listOf(context).filter(one => one !== before), command]);
      return command;
    }),
    route(`GET ${base}/:command`, find),
    route(`PATCH ${base}/:command`, context => {
      const before = find(context);
      const command = complete(context.world, context.params, { ...before, ...context.call.body }, before.id);
      save(
        context,
        listOf(context).map(one => (one === before ? command : one)),
      );
      return command;
    }),
    route(`DELETE ${base}/:command`, context => {
      const gone = find(context);
      save(
        context,
        listOf(context).filter(one => one !== gone),
      );
    }),
  ];
}

const application = ({ world }: Context) => ({
  id: world.applicationId,
  name: "Stub application",
  icon: null,
  description: "",
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: "0".repeat(64),
  flags: 565_248,
  owner: world.people.owner,
  team: null,
  approximate_guild_count: world.guilds.length,
});

export function applicationRoutes(book: CommandBook, gatewayUrl: () => string, shards: number): Route[] {
  const limit = { total: 1_000, remaining: 1_000, reset_after: 3_600_000, max_concurrency: 16 };
  return [
    route("GET /gateway", () => ({ url: gatewayUrl() })),
    route("GET /gateway/bot", ({ call }) => {
      if (!call.isAuthorized) throw new Refusal(401, 0, "401: Unauthorized");
      return { url: gatewayUrl(), shards, session_start_limit: limit };
    }),
    ...["GET /applications/@me", "GET /oauth2/applications/@me", "PATCH /applications/@me"].map(signature =>
      route(signature, application),
    ),
    route("GET /users/@me", ({ world }) => world.people.bot),
    route("GET /users/:user", ({ world, params }) => {
      const user = world.users.get(params.user ?? "");
      if (user === undefined) throw notFound("User", 10_013);
      return user;
    }),
    ...commandRoutes(book, "/applications/:application/commands"),
    ...commandRoutes(book, "/applications/:application/guilds/:guild/commands"),
  ];
}
