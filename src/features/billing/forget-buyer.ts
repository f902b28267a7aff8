import { and, eq, isNotNull, like } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import {
  billingCustomers,
  checkouts,
  payments,
  providerEvents,
  refundRequests,
  subscriptions,
  users,
} from "#db/schema/index.ts";

type Buyer = { userId: string; pseudonym: string; now: Date };

/** What providers said about this buyer, as far as it was applied: it names people in the providers' own words. */
async function dropEvents(tx: Tx, userId: string): Promise<void> {
  const customers = await tx
    .select({ id: billingCustomers.providerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  const begun = await tx.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.userId, userId));
  const running = await tx
    .select({ id: subscriptions.providerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  const paid = await tx.select({ id: payments.providerId }).from(payments).where(eq(payments.userId, userId));
  for (const { id } of [...customers, ...begun, ...running, ...paid]) {
    const names = like(
      providerEvents.body,
      `%${JSON.stringify(id).replace(/[\\%_]/g, sign => `\\${sign}`)}%`,
    );
    await tx.delete(providerEvents).where(and(names, isNotNull(providerEvents.handledAt)));
  }
}

/**
 * Keeps what was paid, as the books of the site need it, under a pseudonym: a row of `users` that is nobody. What a
 * provider says about it later still finds its place there.
 */
export async function forgetBuyer(tx: Tx, { userId, pseudonym, now }: Buyer): Promise<void> {
  await dropEvents(tx, userId);
  const isOf = eq(payments.userId, userId);
  const hasPaid = (await tx.$count(payments, isOf)) > 0;
  const hasSubscribed = (await tx.$count(subscriptions, eq(subscriptions.userId, userId))) > 0;
  if (!hasPaid && !hasSubscribed) return;
  await tx.insert(users).values({
    id: pseudonym,
    username: pseudonym,
    emailNotifications: false,
    createdAt: now,
    lastLoginAt: now,
    closedAt: now,
  });
  await tx.update(payments).set({ userId: pseudonym, methodBrand: null, methodLast4: null }).where(isOf);
  await tx.update(subscriptions).set({ userId: pseudonym }).where(eq(subscriptions.userId, userId));
  await tx
    .update(refundRequests)
    .set({ userId: pseudonym, message: "", answer: "" })
    .where(eq(refundRequests.userId, userId));
}
