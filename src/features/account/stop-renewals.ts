import { and, eq, isNull } from "drizzle-orm";
import { accountDeletions } from "#db/schema/index.ts";
import { endRenewals, findRenewing, resumeRenewals } from "../billing/index.ts";
import type { Services } from "../context/index.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

/**
 * Ends the renewals of somebody who is about to leave. Whoever has taken it back meanwhile keeps them. That it was us
 * is written down before it is done, so that nobody's own cancellation is taken for ours.
 */
export async function stopRenewals(access: Access, userId: string, now: Date): Promise<void> {
  const { db } = access;
  const isOwn = eq(accountDeletions.userId, userId);
  if ((await db.$count(accountDeletions, isOwn)) === 0) return;
  const subscriptionId = await findRenewing(access, userId, now);
  if (subscriptionId !== null)
    await db
      .update(accountDeletions)
      .set({ stoppedSubscription: subscriptionId })
      .where(and(isOwn, isNull(accountDeletions.stoppedSubscription)));
  await endRenewals(access, { userId, when: "period_end" }, now);
  // Taken back while the provider was being asked: whoever took it back could not know of this.
  if (subscriptionId !== null && (await db.$count(accountDeletions, isOwn)) === 0)
    await resumeRenewals(access, { userId, subscriptionId }, now);
}
