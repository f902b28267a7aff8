import { plans } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { markPremiumUse } from "../premium-uses/index.ts";
import { countHeldSlots } from "./slots.ts";

/** What its owner did: intervals that they chose or let run, and whether monitors took slots by it. */
type MonitorUse = { userId: string; intervalsS: readonly number[]; takesSlots: boolean };

/** Remembers when an owner took more for monitors than the free plan gives: shorter intervals, or more slots. */
export async function markMonitorUse(
  tx: Tx,
  { userId, intervalsS, takesSlots }: MonitorUse,
  now: Date,
): Promise<void> {
  if (intervalsS.some(intervalS => intervalS < plans.free.minIntervalS))
    await markPremiumUse(tx, { userId, use: "interval" }, now);
  if (takesSlots && (await countHeldSlots(tx, userId)) > plans.free.slotsCeiling)
    await markPremiumUse(tx, { userId, use: "slots" }, now);
}
