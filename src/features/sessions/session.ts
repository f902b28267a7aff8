import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { hashToken } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Db } from "#db/client.ts";
import { accountDeletions, consents, entitlements, sessions, users } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { entitlementColumns } from "../plans/index.ts";

const userColumns = {
  id: users.id,
  username: users.username,
  globalName: users.globalName,
  discriminator: users.discriminator,
  avatar: users.avatar,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  language: users.language,
  emailNotifications: users.emailNotifications,
};

const prepareFind = (db: Db) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      user: userColumns,
      entitlement: entitlementColumns,
      agedAt: consents.givenAt,
      deletesAt: accountDeletions.dueAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(entitlements, eq(entitlements.userId, sessions.userId))
    .leftJoin(consents, and(eq(consents.userId, sessions.userId), eq(consents.kind, "age13")))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        isNull(users.bannedAt),
      ),
    )
    .prepare("find_session");

/** Every request of a signed-in user asks this, so it is built once, and planned once a connection. */
const prepared = new WeakMap<Db, ReturnType<typeof prepareFind>>();

async function findRow(db: Db, token: string, now: Date) {
  const find = prepared.get(db) ?? prepareFind(db);
  prepared.set(db, find);
  const [row] = await find.execute({ tokenHash: hashToken(token), now });
  return row;
}

/** When a session that is used at `now` ends: idle or absolute, whichever is sooner. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(
    Math.min(
      addMs(now, limits.session.idleMs).getTime(),
      addMs(createdAt, limits.session.absoluteMs).getTime(),
    ),
  );

const tokenShape = /^[\w-]{43}$/;

/**
 * The session that a cookie's token opens, with its user and plan in one query; null when there is none, it has
 * ended, or its user is banned. Notes the use, at most every ten minutes.
 */
export async function findSession(ctx: Pick<Ctx, "db" | "now">, token: string) {
  if (!tokenShape.test(token)) return null;
  const row = await findRow(ctx.db, token, ctx.now);
  if (row === undefined) return null;
  if (ctx.now.getTime() - row.lastSeenAt.getTime() >= limits.session.touchEveryMs)
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: ctx.now, expiresAt: sessionEnd(row.createdAt, ctx.now) })
      .where(eq(sessions.id, row.id));
  const { agedAt, ...session } = row;
  return { ...session, ageConfirmed: agedAt !== null };
}
export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;
