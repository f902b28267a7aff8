import { and, eq } from "drizzle-orm";
import type { PaymentProviderName } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { billingCustomers, checkouts, payments, subscriptions } from "#db/schema/index.ts";

type Named = { checkoutId: string | null; customerId: string | null; subscriptionId: string | null };

/**
 * Whose a message of a provider is. Our own checkout says it first: its id cannot be guessed, and what a buyer's
 * browser may add to a payment is not believed.
 */
export async function findOwner(tx: Tx, provider: PaymentProviderName, named: Named): Promise<string | null> {
  const { checkoutId, customerId, subscriptionId } = named;
  if (subscriptionId !== null) {
    const [row] = await tx
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, subscriptionId)));
    if (row !== undefined) return row.userId;
  }
  if (checkoutId !== null) {
    const [row] = await tx
      .select({ userId: checkouts.userId })
      .from(checkouts)
      .where(and(eq(checkouts.id, checkoutId), eq(checkouts.provider, provider)));
    if (row !== undefined) return row.userId;
  }
  if (subscriptionId !== null) {
    const [row] = await tx
      .select({ userId: payments.userId })
      .from(payments)
      .where(and(eq(payments.provider, provider), eq(payments.subscriptionId, subscriptionId)));
    if (row !== undefined) return row.userId;
  }
  if (customerId === null) return null;
  const [row] = await tx
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.provider, provider), eq(billingCustomers.providerId, customerId)));
  return row?.userId ?? null;
}

/** Remembers who a user is at a provider. */
export async function keepCustomer(
  tx: Tx,
  customer: { userId: string; provider: PaymentProviderName; providerId: string | null },
): Promise<void> {
  const { userId, provider, providerId } = customer;
  if (providerId === null) return;
  await tx.insert(billingCustomers).values({ userId, provider, providerId }).onConflictDoNothing();
}
