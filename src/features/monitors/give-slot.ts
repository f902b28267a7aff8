import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";
import { startChecking } from "../checks/index.ts";
import type { MonitorRow } from "./owned-monitor.ts";
import { holdsSlot } from "./slots.ts";

/** Lets a monitor run that had no slot, at an interval that the plan gives. One that holds a slot stays as it is. */
export async function giveSlot(tx: Tx, row: MonitorRow, minIntervalS: number, now: Date): Promise<void> {
  if (holdsSlot(row.pauseReason)) return;
  const intervalS = Math.max(row.intervalS, minIntervalS);
  await tx
    .update(monitors)
    .set({ pausedAt: null, pauseReason: null, intervalS, updatedAt: now })
    .where(eq(monitors.id, row.id));
  await startChecking(tx, { monitorId: row.id, seq: row.seq, intervalS, mode: row.mode }, now);
}
