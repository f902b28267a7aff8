import { desc, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { staffRoles, users } from "#db/schema/index.ts";
import { assertRight, mayDo } from "../audit/index.ts";
import type { Ctx } from "../context/index.ts";
import type { Team } from "./staff-roles.schema.ts";

/** Everybody who is staff, admins first. For staff. */
export async function listTeam(ctx: Pick<Ctx, "actor" | "db" | "env">): Promise<Team> {
  assertRight(ctx, "team");
  const givers = alias(users, "givers");
  const rows = await ctx.db
    .select({ user: users, given: staffRoles, giver: givers.globalName, giverName: givers.username })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.userId, users.id))
    .leftJoin(givers, eq(givers.id, staffRoles.givenBy))
    .where(ne(users.role, "user"))
    .orderBy(desc(sql`${users.role} = 'admin'`), users.createdAt, users.id);
  const items = rows.map(({ user, given, giver, giverName }) => ({
    id: user.id,
    name: user.globalName ?? user.username,
    username: user.username,
    role: user.role === "admin" ? ("admin" as const) : ("staff" as const),
    isBySetting: ctx.env.STAFF_DISCORD_IDS.includes(user.id),
    givenBy: given === null ? null : { id: given.givenBy, name: giver ?? giverName },
    givenAt: given?.givenAt.toISOString() ?? null,
    isBanned: user.bannedAt !== null,
  }));
  return { items, canChange: mayDo(ctx, "roles") };
}
