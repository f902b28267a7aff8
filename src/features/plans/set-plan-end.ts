import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { entitlements } from "#db/schema/index.ts";
import { lockUser } from "../locks/index.ts";
import type { PlanOrigin } from "./open-plan.ts";

export type PlanEnd = PlanOrigin & { validUntil: Date; graceUntil?: Date | null; renews: boolean };

const ofOrigin = ({ userId, source, reference }: PlanOrigin) =>
  and(
    eq(entitlements.userId, userId),
    eq(entitlements.source, source),
    eq(entitlements.reference, reference),
  );

/**
 * Says anew when the plan of an origin ends: cancellation, pause, late payment. False when that origin's plan is not
 * the user's any more, and nothing was changed.
 */
export async function setPlanEnd(tx: Tx, end: PlanEnd): Promise<boolean> {
  await lockUser(tx, end.userId);
  const { validUntil, graceUntil = null, renews } = end;
  const changed = await tx
    .update(entitlements)
    .set({ validUntil, graceUntil, renews })
    .where(ofOrigin(end))
    .returning({ userId: entitlements.userId });
  return changed.length > 0;
}

/** Closes the plan of an origin at `now` unless it has ended already: a refund, or an expiry. */
export async function endPlan(tx: Tx, origin: PlanOrigin, now: Date): Promise<boolean> {
  await lockUser(tx, origin.userId);
  const ended = await tx
    .update(entitlements)
    .set({ validUntil: now, graceUntil: null, renews: false })
    .where(and(ofOrigin(origin), gt(entitlements.accessUntil, now)))
    .returning({ userId: entitlements.userId });
  return ended.length > 0;
}
