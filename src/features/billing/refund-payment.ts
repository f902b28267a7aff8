import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { payments } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { applyRefund } from "./apply-payment.ts";
import { applyAnswer } from "./sync-subscription.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

/** Ends a subscription at its provider at once, if it runs. Throws when the provider cannot do it. */
export async function endAtProvider(access: Access, providerId: string, now: Date): Promise<void> {
  const { payments: provider } = access;
  const told = await provider.findSubscription(providerId, now);
  if (told === null) return;
  const ended = told.status === "canceled" ? told : await provider.cancel(providerId, "now", now);
  await applyAnswer(access, ended, now);
}

/**
 * Ends the subscription of a payment at once and gives the payment back, so that the plan closes with the money. In this
 * order: while a refund waits for its approval, Paddle changes nothing of the subscription, and it would renew. Safe to
 * repeat: what has ended stays so, and the provider gives a payment back once. Throws when it cannot be reached.
 */
export async function refundPayment(access: Access, paymentId: string, now: Date): Promise<void> {
  const { db, payments: provider } = access;
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (row === undefined || row.provider !== provider.name) throw new AppError("refund_not_found");
  if (row.subscriptionId !== null) await endAtProvider(access, row.subscriptionId, now);
  if (row.status === "refunded") return;
  await provider.refund(row.providerId, now);
  await db.transaction(async tx => {
    await lockUser(tx, row.userId);
    await applyRefund(tx, provider.name, row.providerId);
  });
}
