import { and, count, eq, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { plans } from "#core/limits.ts";
import type { PauseReason, PlanName } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";

/** A monitor that its owner paused holds its slot; one that the plan paused has none. */
export const holdsSlot = (reason: PauseReason | null): boolean => reason === null || reason === "owner";

/** The same of rows. */
export const isHolding = sql<boolean>`coalesce(${monitors.pauseReason}, 'owner') = 'owner'`;

/** How many slots an owner's monitors hold. */
export async function countHeldSlots(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ held: count() })
    .from(monitors)
    .where(and(eq(monitors.ownerId, userId), isHolding));
  return row?.held ?? 0;
}

/** Refuses when fewer than `wanted` slots are free. The caller holds the owner's lock. */
export async function assertFreeSlots(
  tx: Tx,
  owner: { userId: string; plan: PlanName },
  wanted = 1,
): Promise<void> {
  const max = plans[owner.plan].slotsCeiling;
  if ((await countHeldSlots(tx, owner.userId)) + wanted > max)
    throw new AppError("monitor_limit_reached", { max });
}
