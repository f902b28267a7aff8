import { count, eq } from "drizzle-orm";
import { plans } from "#core/limits.ts";
import type { PauseReason } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";
import { stopChecking } from "../checks/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { getMonitorItem } from "./get-monitor-item.ts";
import type { MonitorItem } from "./monitors.schema.ts";
import { lockOwnedMonitor, lockOwner } from "./owned-monitor.ts";

/** Stops checking until the owner resumes. A monitor that is paused already stays as it is. */
export async function pauseMonitor(ctx: Ctx, input: { id: string }): Promise<MonitorItem> {
  const userId = assertUser(ctx);
  await ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    const row = await lockOwnedMonitor(tx, userId, input.id);
    if (row.pausedAt === null) await pauseRow(tx, row.id, await reasonFor(tx, userId, ctx.now), ctx.now);
  });
  return getMonitorItem(ctx, input.id);
}

/**
 * Whoever has more monitors than the plan has slots gives the slot up by pausing, and so chooses which of them run.
 */
async function reasonFor(tx: Tx, userId: string, now: Date): Promise<PauseReason> {
  const ceiling = plans[await planOf(tx, userId, now)].slotsCeiling;
  const [all] = await tx.select({ total: count() }).from(monitors).where(eq(monitors.ownerId, userId));
  return (all?.total ?? 0) > ceiling ? "owner_and_plan" : "owner";
}

/** Marks a running monitor as paused and ends its checks and its boost. */
export async function pauseRow(tx: Tx, monitorId: string, reason: PauseReason, now: Date): Promise<void> {
  await tx
    .update(monitors)
    .set({ pausedAt: now, pauseReason: reason, boostUntil: null, updatedAt: now })
    .where(eq(monitors.id, monitorId));
  await stopChecking(tx, monitorId, now);
}

/** Takes the slot of a monitor that its owner had paused: with a slot again it would still be paused. */
export const takeAwaySlot = (tx: Tx, monitorId: string, now: Date) =>
  tx
    .update(monitors)
    .set({ pauseReason: "owner_and_plan", updatedAt: now })
    .where(eq(monitors.id, monitorId));
