import { and, eq } from "drizzle-orm";
import { subscriptions } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";
import { PaymentError } from "../payments/index.ts";
import { findRunning, type SubscriptionRow } from "./subscription-row.ts";
import { applyAnswer } from "./sync-subscription.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

/** How it stands with renewals after they were asked for again. */
export type RenewalState = "on" | "off" | "ended";

/**
 * The subscription of a user that would renew as far as its provider knows; null when there is none, or when its owner
 * has ended the renewals already, wherever that was.
 */
export async function findRenewing(access: Access, userId: string, now: Date): Promise<string | null> {
  const { db, payments } = access;
  const row = await findRunning(db, userId);
  if (row === null || row.provider !== payments.name || row.scheduledAction === "cancel") return null;
  const told = await payments.findSubscription(row.providerId, now);
  if (told === null) return null;
  await applyAnswer(access, told, now);
  return told.status === "canceled" || told.scheduledChange?.action === "cancel" ? null : row.id;
}

async function resume(access: Access, row: SubscriptionRow, now: Date): Promise<RenewalState> {
  const { payments } = access;
  const told = await payments.findSubscription(row.providerId, now);
  if (told === null) return "off";
  await applyAnswer(access, told, now);
  if (told.status === "canceled") return "ended";
  if (told.scheduledChange?.action !== "cancel") return "on";
  if (told.scheduledChange.at <= now) return "ended";
  await applyAnswer(access, await payments.dropScheduledChange(row.providerId, now), now);
  return "on";
}

/**
 * Takes back that renewals were ended, as long as what was paid for lasts. Asks the provider first: what is on already
 * stays as it is. A provider that cannot do it leaves them off, which costs nobody anything.
 */
export async function resumeRenewals(
  access: Access,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  now: Date,
): Promise<RenewalState> {
  const [row] = await access.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.userId, userId)));
  if (row === undefined || row.status === "canceled") return "ended";
  if (row.provider !== access.payments.name) return "off";
  try {
    return await resume(access, row, now);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    access.log.warn({ reason: error.reason }, "renewals stay off: the payment provider refused");
    return "off";
  }
}
