import { plans } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { markPremiumUse } from "../premium-uses/index.ts";
import { countHeldSlots } from "./slots.ts";

/** Remembers when an owner's monitors take more than the free plan gives: shorter intervals, or more slots. */
export async function markMonitorUse(
  tx: Tx,
  { userId, intervalsS }: { userId: string; intervalsS: readonly number[] },
  now: Date,
): Promise<void> {
  if (intervalsS.some(intervalS => intervalS < plans.free.minIntervalS))
    await markPremiumUse(tx, { userId, use: "interval" }, now);
  if ((await countHeldSlots(tx, userId)) > plans.free.slotsCeiling)
    await markPremiumUse(tx, { userId, use: "slots" }, now);
}
