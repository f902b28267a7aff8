import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { plans } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";
import { startChecking } from "../checks/index.ts";
import { planOf } from "../plans/index.ts";
import { lockOwner, lockStates } from "./owned-monitor.ts";
import { pauseRow } from "./pause-monitor.ts";

/** Pauses what runs while its owner is about to leave. Returns which monitors that were. */
export async function pauseForLeaving(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await lockOwner(tx, userId);
  const running = await tx
    .select({ id: monitors.id })
    .from(monitors)
    .where(and(eq(monitors.ownerId, userId), isNull(monitors.pausedAt)));
  const ids = running.map(({ id }) => id);
  if (ids.length === 0) return [];
  await lockStates(tx, ids);
  for (const id of ids) await pauseRow(tx, id, "owner", now);
  return ids;
}

/** Lets those run again, as far as the plan that holds now has room; what it paused meanwhile stays so. */
export async function resumeAfterStaying(
  tx: Tx,
  { userId, ids }: { userId: string; ids: readonly string[] },
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await lockOwner(tx, userId);
  await lockStates(tx, ids);
  const plan = plans[await planOf(tx, userId, now)];
  const isOurs = or(isNull(monitors.pauseReason), eq(monitors.pauseReason, "owner"));
  const rows = await tx
    .select()
    .from(monitors)
    .where(and(eq(monitors.ownerId, userId), inArray(monitors.id, [...ids]), isOurs));
  for (const { id, seq, mode, intervalS: wanted } of rows.slice(0, plan.slotsCeiling)) {
    const intervalS = Math.max(wanted, plan.minIntervalS);
    await tx
      .update(monitors)
      .set({ pausedAt: null, pauseReason: null, intervalS, updatedAt: now })
      .where(eq(monitors.id, id));
    await startChecking(tx, { monitorId: id, seq, intervalS, mode }, now);
  }
}
