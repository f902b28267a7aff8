import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { plans } from "#core/limits.ts";
import { monitors } from "#db/schema/index.ts";
import { startChecking } from "../checks/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { getMonitorItem } from "./get-monitor-item.ts";
import { markMonitorUse } from "./mark-use.ts";
import type { MonitorItem } from "./monitors.schema.ts";
import { lockOwnedMonitor, lockOwner } from "./owned-monitor.ts";
import { countHeldSlots, holdsSlot } from "./slots.ts";

/** Checks again, the first time at once. One that the plan paused needs a free slot. */
export async function resumeMonitor(ctx: Ctx, input: { id: string }): Promise<MonitorItem> {
  const userId = assertUser(ctx);
  await ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    const row = await lockOwnedMonitor(tx, userId, input.id);
    if (row.pausedAt === null) return;
    const plan = plans[await planOf(tx, userId, ctx.now)];
    const takesSlots = !holdsSlot(row.pauseReason);
    if (takesSlots && (await countHeldSlots(tx, userId)) >= plan.slotsCeiling)
      throw new AppError("monitor_paused_by_plan", { max: plan.slotsCeiling });
    const intervalS = Math.max(row.intervalS, plan.minIntervalS);
    await tx
      .update(monitors)
      .set({ pausedAt: null, pauseReason: null, intervalS, updatedAt: ctx.now })
      .where(eq(monitors.id, row.id));
    await startChecking(tx, { monitorId: row.id, seq: row.seq, intervalS, mode: row.mode }, ctx.now);
    await markMonitorUse(tx, { userId, intervalsS: [intervalS], takesSlots }, ctx.now);
  });
  return getMonitorItem(ctx, input.id);
}
