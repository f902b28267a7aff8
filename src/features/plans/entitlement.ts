import { eq } from "drizzle-orm";
import type { EntitlementSource, PlanName } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { entitlements } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

/** What a subscription, coins or a gift opened, and until when. It may lie in the past. */
export type Entitlement = {
  plan: PlanName;
  source: EntitlementSource;
  /** The end of the period that was paid for. */
  validUntil: Date;
  /** Until when the plan stays open after that, while a payment is late; null without such a time. */
  graceUntil: Date | null;
  renews: boolean;
};

export const entitlementColumns = {
  plan: entitlements.plan,
  source: entitlements.source,
  validUntil: entitlements.validUntil,
  graceUntil: entitlements.graceUntil,
  renews: entitlements.renews,
};

async function findEntitlement(tx: Tx, userId: string): Promise<Entitlement | null> {
  const [row] = await tx.select(entitlementColumns).from(entitlements).where(eq(entitlements.userId, userId));
  return row ?? null;
}

/** The entitlement of a user, expired or not; null when there never was one. */
export const getEntitlement = (ctx: Pick<Ctx, "db">, userId: string): Promise<Entitlement | null> =>
  findEntitlement(ctx.db, userId);

/** The instant from which a plan is closed. */
export const accessEnd = ({ validUntil, graceUntil }: Pick<Entitlement, "validUntil" | "graceUntil">): Date =>
  graceUntil ?? validUntil;

/** The end that people are told: the paid one, and only after it that of the time in which a renewal may still come. */
export const toldEnd = (entitlement: Pick<Entitlement, "validUntil" | "graceUntil">, now: Date): Date =>
  entitlement.validUntil > now ? entitlement.validUntil : accessEnd(entitlement);

export const isRunning = (
  entitlement: Pick<Entitlement, "validUntil" | "graceUntil"> | null,
  now: Date,
): boolean => entitlement !== null && accessEnd(entitlement) > now;

/** The plan whose limits hold at `now`. */
export const runningPlan = (entitlement: Entitlement | null, now: Date): PlanName =>
  entitlement !== null && isRunning(entitlement, now) ? entitlement.plan : "free";

/** The plan of a user at `now`; works inside a transaction. */
export const planOf = async (tx: Tx, userId: string, now: Date): Promise<PlanName> =>
  runningPlan(await findEntitlement(tx, userId), now);
