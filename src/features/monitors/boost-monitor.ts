import { and, count, eq, gte, lt } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import { limits, plans } from "#core/limits.ts";
import { addMs, secondMs, startOfDay } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { boosts, monitors } from "#db/schema/index.ts";
import { checkNow, rescheduleChecking } from "../checks/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { markPremiumUse } from "../premium-uses/index.ts";
import { getMonitorItem } from "./get-monitor-item.ts";
import type { MonitorItem } from "./monitors.schema.ts";
import { lockOwnedMonitor, lockOwner, type MonitorRow } from "./owned-monitor.ts";

/**
 * One tap: checks every minute for an hour, so many times a UTC day as the plan says. Where checks come every minute
 * anyway, it is one check at once (decision 8).
 */
export async function boostMonitor(ctx: Ctx, input: { id: string }): Promise<MonitorItem> {
  const userId = assertUser(ctx);
  await ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    const row = await lockOwnedMonitor(tx, userId, input.id);
    if (row.mode === "heartbeat") throw new AppError("boost_not_for_heartbeat");
    if (row.pausedAt !== null) throw new AppError("boost_while_paused");
    const perDay = plans[await planOf(tx, userId, ctx.now)].boostsPerDay;
    const isBeyondFree =
      perDay === null ? await checkAtOnce(tx, row, ctx.now) : await startBoost(tx, row, perDay, ctx.now);
    if (isBeyondFree) await markPremiumUse(tx, { userId, use: "boosts" }, ctx.now);
  });
  return getMonitorItem(ctx, input.id);
}

/** Returns that the free plan would not have given it. */
async function checkAtOnce(tx: Tx, row: MonitorRow, now: Date): Promise<boolean> {
  const again = row.checkNowAt === null ? now : addMs(row.checkNowAt, limits.monitor.checkNowEveryMs);
  if (again > now)
    throw new AppError("rate_limited", { count: Math.ceil((again.getTime() - now.getTime()) / secondMs) });
  await tx.update(monitors).set({ checkNowAt: now }).where(eq(monitors.id, row.id));
  await checkNow(tx, row.id, now);
  return true;
}

/** Returns whether the free plan would not have given it. */
async function startBoost(tx: Tx, row: MonitorRow, perDay: number, now: Date): Promise<boolean> {
  if (row.boostUntil !== null && row.boostUntil > now) throw new AppError("boost_already_running");
  const today = startOfDay(now);
  const mine = eq(boosts.userId, row.ownerId);
  const [used] = await tx
    .select({ count: count() })
    .from(boosts)
    .where(and(mine, gte(boosts.startedAt, today)));
  if (used !== undefined && used.count >= perDay) throw new AppError("boost_limit_reached", { max: perDay });
  await tx.delete(boosts).where(and(mine, lt(boosts.startedAt, today)));
  await tx.insert(boosts).values({ id: createId(), userId: row.ownerId, monitorId: row.id, startedAt: now });
  const boostUntil = addMs(now, limits.monitor.boostMs);
  await tx.update(monitors).set({ boostUntil, updatedAt: now }).where(eq(monitors.id, row.id));
  const { seq, intervalS, mode } = row;
  await rescheduleChecking(tx, { monitorId: row.id, seq, intervalS, mode, boostUntil, due: "now" }, now);
  return (used?.count ?? 0) >= (plans.free.boostsPerDay ?? Number.POSITIVE_INFINITY);
}
