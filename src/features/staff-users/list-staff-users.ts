import { and, desc, eq, gt, ilike, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { coinAccounts, entitlements, monitors, users } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { entitlementColumns, isRunning, toldEnd } from "../plans/index.ts";
import { mayBan } from "./may-ban.ts";
import { type StaffUserPage, StaffUserQuery } from "./staff-users.schema.ts";

/** By id or a part of a name; `%` and `_` stand for themselves. */
function matches(q: string): SQL | undefined {
  if (q === "") return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
  return or(eq(users.id, q), ilike(users.username, pattern), ilike(users.globalName, pattern));
}

function filterOf(filter: StaffUserQuery["filter"], now: Date): SQL | undefined {
  if (filter === "paid") return and(ne(entitlements.plan, "free"), gt(entitlements.accessUntil, now));
  if (filter === "staff") return ne(users.role, "user");
  return filter === "banned" ? isNotNull(users.bannedAt) : undefined;
}

/** Users with plan and coins, who came last first. For staff. */
export async function listStaffUsers(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  input: unknown = {},
): Promise<StaffUserPage> {
  assertRight(ctx, "users");
  const { q, filter, page } = parseInput(StaffUserQuery, input);
  const where = and(isNull(users.closedAt), matches(q), filterOf(filter, ctx.now));
  const hasPlan = eq(entitlements.userId, users.id);
  const [total] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .leftJoin(entitlements, hasPlan)
    .where(where);
  const { pageSize } = limits.staff;
  const matching = total?.count ?? 0;
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const current = Math.min(page, pages);
  const hasCoins = and(eq(coinAccounts.userId, users.id), eq(coinAccounts.kind, "user"));
  const rows = await ctx.db
    .select({
      user: users,
      entitlement: entitlementColumns,
      coins: coinAccounts.balance,
      monitors: ctx.db.$count(monitors, eq(monitors.ownerId, users.id)),
    })
    .from(users)
    .leftJoin(entitlements, hasPlan)
    .leftJoin(coinAccounts, hasCoins)
    .where(where)
    .orderBy(desc(users.lastLoginAt), users.id)
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const items = rows.map(({ user, entitlement, coins, monitors: owned }) => {
    const held = entitlement !== null && isRunning(entitlement, ctx.now) ? entitlement : null;
    return {
      id: user.id,
      name: user.globalName ?? user.username,
      username: user.username,
      role: user.role,
      plan: held?.plan ?? ("free" as const),
      source: held?.source ?? null,
      planEndsAt: held === null ? null : toldEnd(held, ctx.now).toISOString(),
      coins: coins ?? 0,
      monitors: owned,
      bannedAt: user.bannedAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
      lastLoginAt: user.lastLoginAt.toISOString(),
      canBan: mayBan(ctx, user),
    };
  });
  return { items, matching, page: current, pages };
}
