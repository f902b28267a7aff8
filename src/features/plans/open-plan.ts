import { and, eq, lte, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { PaidPlan } from "#core/plans.ts";
import type { EntitlementSource } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { entitlements } from "#db/schema/index.ts";
import { lockUser } from "../locks/index.ts";
import { accessEnd, toldEnd } from "./entitlement.ts";
import { planTitles } from "./plans.schema.ts";

/** What opens a plan. `reference` names it: the subscription, the purchase, the gift. */
export type PlanOrigin = { userId: string; source: EntitlementSource; reference: string };

export type PlanOpening = PlanOrigin & {
  plan: PaidPlan;
  validUntil: Date;
  graceUntil?: Date | null;
  renews: boolean;
};

/**
 * Opens a plan, or renews the one that the same origin opened. Refuses while another plan runs: one statement decides
 * it, whoever asks at the same moment. The caller's transaction holds what the plan was paid with.
 */
export async function openPlan(tx: Tx, opening: PlanOpening, now: Date): Promise<void> {
  await lockUser(tx, opening.userId);
  const { userId, plan, source, reference, validUntil, graceUntil = null, renews } = opening;
  const isOver = lte(entitlements.accessUntil, now);
  const isSame = and(
    eq(entitlements.source, source),
    eq(entitlements.reference, reference),
    eq(entitlements.plan, plan),
  );
  const [opened] = await tx
    .insert(entitlements)
    .values({ userId, plan, source, reference, startedAt: now, validUntil, graceUntil, renews })
    .onConflictDoUpdate({
      target: entitlements.userId,
      set: {
        plan,
        source,
        reference,
        validUntil,
        graceUntil,
        renews,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${entitlements.startedAt} end`,
      },
      setWhere: sql`${isOver} or (${isSame})`,
    })
    .returning({ userId: entitlements.userId });
  if (opened === undefined) await refuseRunning(tx, userId, now);
}

async function refuseRunning(tx: Tx, userId: string, now: Date): Promise<never> {
  const [row] = await tx.select().from(entitlements).where(eq(entitlements.userId, userId));
  if (row === undefined) throw new AppError("conflict");
  throw new AppError("plan_running", { plan: planTitles[row.plan], until: toldEnd(row, now).toISOString() });
}

/** Refuses while any plan runs: what a checkout asks before money moves. The lock lasts as long as the transaction. */
export async function assertNoPlanRuns(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId);
  const [row] = await tx.select().from(entitlements).where(eq(entitlements.userId, userId));
  if (row !== undefined && row.plan !== "free" && accessEnd(row) > now) await refuseRunning(tx, userId, now);
}
