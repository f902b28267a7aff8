import { and, eq, gte, lt, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import { plans } from "#core/limits.ts";
import { addMs, dayMs, startOfDay } from "#core/time.ts";
import type { LibraryKind } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { downloads, users } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { markPremiumUse } from "../premium-uses/index.ts";

type DownloadCtx = Pick<Ctx, "actor" | "now">;

const isStaff = ({ actor }: DownloadCtx): boolean =>
  actor.kind === "user" && (actor.role === "staff" || actor.role === "admin");

/** How many downloads a day the asking user has; null means without limit (decision 15). */
async function downloadsPerDay(tx: Tx, ctx: DownloadCtx, userId: string): Promise<number | null> {
  return isStaff(ctx) ? null : plans[await planOf(tx, userId, ctx.now)].downloadsPerDay;
}

async function usedToday(tx: Tx, userId: string, now: Date): Promise<number> {
  const day = startOfDay(now);
  return tx.$count(
    downloads,
    and(eq(downloads.userId, userId), gte(downloads.at, day), lt(downloads.at, addMs(day, dayMs))),
  );
}

/** What is left of the asking user's downloads today (UTC). */
export async function downloadsLeft(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
): Promise<{ max: number | null; left: number | null }> {
  const userId = assertUser(ctx);
  const max = await downloadsPerDay(ctx.db, ctx, userId);
  if (max === null) return { max, left: null };
  return { max, left: Math.max(0, max - (await usedToday(ctx.db, userId, ctx.now))) };
}

/**
 * Counts one download, or refuses it when the day's are used up. Downloads that come at the same time wait for each
 * other at the user's row, so that none slips through.
 */
export async function countDownload(
  tx: Tx,
  ctx: DownloadCtx,
  { kind, itemId }: { kind: LibraryKind; itemId: string },
): Promise<void> {
  const userId = assertUser(ctx);
  await tx.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for update`);
  const max = await downloadsPerDay(tx, ctx, userId);
  const used = await usedToday(tx, userId, ctx.now);
  if (max !== null && used >= max) throw new AppError("download_limit_reached", { max });
  await tx.insert(downloads).values({ id: createId(), userId, kind, itemId, at: ctx.now });
  const free = plans.free.downloadsPerDay;
  if (free !== null && used >= free && !isStaff(ctx))
    await markPremiumUse(tx, { userId, use: "downloads" }, ctx.now);
}
