import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { payments } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { applyRefund } from "./apply-payment.ts";
import { applyAnswer } from "./sync-subscription.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

/**
 * Gives a payment back and ends its subscription at once, so that the plan closes with the money. Safe to repeat: the
 * provider gives a payment back once, and what has ended stays so. Throws when the provider cannot be reached.
 */
export async function refundPayment(access: Access, paymentId: string, now: Date): Promise<void> {
  const { db, payments: provider } = access;
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (row === undefined || row.provider !== provider.name) throw new AppError("refund_not_found");
  if (row.status !== "refunded") {
    await provider.refund(row.providerId, now);
    await db.transaction(async tx => {
      await lockUser(tx, row.userId);
      await applyRefund(tx, provider.name, row.providerId);
    });
  }
  if (row.subscriptionId === null) return;
  const told = await provider.findSubscription(row.subscriptionId, now);
  if (told === null) return;
  const ended = told.status === "canceled" ? told : await provider.cancel(row.subscriptionId, "now", now);
  await applyAnswer(access, ended, now);
}
