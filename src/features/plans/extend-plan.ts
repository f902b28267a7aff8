import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { PaidPlan } from "#core/plans.ts";
import { addMonths } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { entitlements } from "#db/schema/index.ts";
import { lockUser } from "../locks/index.ts";
import { isRunning } from "./entitlement.ts";
import { assertNoPlanRuns } from "./open-plan.ts";

/**
 * Moves the end of a running plan out by months, when it is this plan and coins or a gift opened it (decision 25).
 * Returns the new end; null when no plan runs, so that the caller may open one. Any other running plan is a refusal.
 */
export async function extendPlan(
  tx: Tx,
  { userId, plan, months }: { userId: string; plan: PaidPlan; months: number },
  now: Date,
): Promise<Date | null> {
  await lockUser(tx, userId);
  const [row] = await tx.select().from(entitlements).where(eq(entitlements.userId, userId));
  if (row === undefined || row.plan === "free" || !isRunning(row, now)) return null;
  if (row.plan !== plan || (row.source !== "coins" && row.source !== "gift")) {
    await assertNoPlanRuns(tx, userId, now);
    throw new AppError("conflict");
  }
  const validUntil = addMonths(row.validUntil, months, row.startedAt.getUTCDate());
  await tx.update(entitlements).set({ validUntil }).where(eq(entitlements.userId, userId));
  return validUntil;
}
