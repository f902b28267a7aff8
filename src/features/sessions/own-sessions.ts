import { and, desc, eq, gt, lte, ne, or } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { sessions } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import type { SessionItem } from "./sessions.schema.ts";

const ownSessionId = (ctx: Pick<Ctx, "actor">) => (ctx.actor.kind === "user" ? ctx.actor.sessionId : "");

/** The running sessions of the asking user, the last used first. */
export async function listSessions(ctx: Pick<Ctx, "actor" | "db" | "now">): Promise<SessionItem[]> {
  const userId = assertUser(ctx);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id);
  return rows.map(row => ({
    id: row.id,
    current: row.id === ownSessionId(ctx),
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** Ends one session of the asking user, the present one included. */
export async function revokeSession(ctx: Pick<Ctx, "actor" | "db">, id: string): Promise<void> {
  const userId = assertUser(ctx);
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("session_not_found");
}

/** Ends every session of the asking user but the present one. Returns how many. */
export async function revokeOtherSessions(ctx: Pick<Ctx, "actor" | "db">): Promise<number> {
  const userId = assertUser(ctx);
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, ownSessionId(ctx))))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Removes sessions that have ended or were left idle. Returns how many. */
export async function purgeSessions(ctx: Pick<Ctx, "db" | "now">): Promise<number> {
  const ended = await ctx.db
    .delete(sessions)
    .where(
      or(lte(sessions.expiresAt, ctx.now), lte(sessions.lastSeenAt, addMs(ctx.now, -limits.session.idleMs))),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
