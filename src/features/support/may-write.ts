import { and, eq, gt } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits, plans } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { supportMessages, supportThreads } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";

/** Whether the plan of this moment opens the support (decision 47). Who loses it keeps reading. */
export const canWrite = async (tx: Tx, userId: string, now: Date): Promise<boolean> =>
  plans[await planOf(tx, userId, now)].support;

/** Whether /support has something for the asking user: to write there, or to read on after the plan. */
export async function opensSupport(ctx: Pick<Ctx, "actor" | "db" | "now">): Promise<boolean> {
  const userId = assertUser(ctx);
  if (await canWrite(ctx.db, userId, ctx.now)) return true;
  const [thread] = await ctx.db
    .select({ id: supportThreads.id })
    .from(supportThreads)
    .where(eq(supportThreads.userId, userId))
    .limit(1);
  return thread !== undefined;
}

/** Refuses who may not write, or has written enough today. The caller holds the user's lock. */
export async function assertMayWrite(tx: Tx, userId: string, now: Date): Promise<void> {
  if (!(await canWrite(tx, userId, now))) throw new AppError("support_needs_plan");
  const written = and(
    eq(supportMessages.authorId, userId),
    eq(supportMessages.fromStaff, false),
    gt(supportMessages.createdAt, addMs(now, -dayMs)),
  );
  if ((await tx.$count(supportMessages, written)) >= limits.support.messagesPerDay)
    throw new AppError("support_limit_reached");
}

export async function assertMayOpen(tx: Tx, userId: string, now: Date): Promise<void> {
  await assertMayWrite(tx, userId, now);
  const opened = and(eq(supportThreads.userId, userId), gt(supportThreads.createdAt, addMs(now, -dayMs)));
  if ((await tx.$count(supportThreads, opened)) >= limits.support.threadsPerDay)
    throw new AppError("support_limit_reached");
}
