import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { checkouts, subscriptions } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput, type Services } from "../context/index.ts";
import type { SubscriptionSnapshot } from "../payments/index.ts";
import { applyPayment } from "./apply-payment.ts";
import { applySubscription } from "./apply-subscription.ts";
import { CheckoutId, type CheckoutState } from "./billing.schema.ts";
import { askProvider } from "./payment-failure.ts";
import { findByProviderId } from "./subscription-row.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

/** Takes in what the provider just answered, by the same rule as its webhooks. */
export async function applyAnswer(access: Access, told: SubscriptionSnapshot, now: Date): Promise<void> {
  const { db, payments } = access;
  await db.transaction(tx => applySubscription(tx, access, payments.name, told, now));
  access.jobs.nudge("return-payment");
  access.jobs.nudge("mail-billing");
}

/** Asks the provider how a subscription and its payments stand: repairs whatever webhooks did not bring. */
export async function syncSubscription(access: Access, providerId: string, now: Date): Promise<void> {
  const { db, payments } = access;
  const told = await payments.findSubscription(providerId, now);
  const list = told === null ? [] : await payments.listPayments(providerId);
  await db.transaction(async tx => {
    if (told !== null) await applySubscription(tx, access, payments.name, told, now);
    for (const payment of list) await applyPayment(tx, payments.name, payment);
    await tx
      .update(subscriptions)
      .set({ askedAt: now })
      .where(and(eq(subscriptions.provider, payments.name), eq(subscriptions.providerId, providerId)));
  });
  access.jobs.nudge("return-payment");
  access.jobs.nudge("mail-billing");
}

/** Asks what became of a checkout. Returns the provider's id of the subscription that it led to; null when to none. */
export async function syncCheckout(
  access: Access,
  checkout: { transactionId: string | null },
  now: Date,
): Promise<string | null> {
  if (checkout.transactionId === null) return null;
  const payment = await access.payments.findTransaction(checkout.transactionId);
  const subscriptionId = payment?.subscriptionId ?? null;
  if (subscriptionId !== null) await syncSubscription(access, subscriptionId, now);
  return subscriptionId;
}

/** What became of a checkout of the asking user, for the page that one comes back to. */
export async function getCheckoutState(ctx: Ctx, id: string): Promise<CheckoutState> {
  const userId = assertUser(ctx);
  const checkoutId = parseInput(CheckoutId, id);
  const { db, payments, now } = ctx;
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(
      and(eq(checkouts.id, checkoutId), eq(checkouts.userId, userId), eq(checkouts.provider, payments.name)),
    );
  if (checkout === undefined) throw new AppError("checkout_not_found");
  const providerId = await askProvider(ctx.log, () => syncCheckout(ctx, checkout, now));
  const row = providerId === null ? null : await findByProviderId(db, payments.name, providerId);
  if (row === null) return { state: "waiting" };
  return { state: row.isRefused ? "refused" : "open" };
}
