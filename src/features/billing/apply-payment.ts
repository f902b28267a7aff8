import { and, eq } from "drizzle-orm";
import { createId } from "#core/ids.ts";
import type { PaymentProviderName } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { payments } from "#db/schema/index.ts";
import { lockUser } from "../locks/index.ts";
import { isLater, type PaymentSnapshot } from "../payments/index.ts";
import { UnknownOwnerError } from "./apply-subscription.ts";
import { findOwner, keepCustomer } from "./find-owner.ts";

const columnsOf = (told: PaymentSnapshot) => ({
  subscriptionId: told.subscriptionId,
  plan: told.plan,
  period: told.period,
  status: told.status,
  amountCents: told.amount,
  currency: told.currency,
  invoiceNumber: told.invoiceNumber,
  periodStart: told.periodStart,
  periodEnd: told.periodEnd,
  methodKind: told.method?.kind ?? null,
  methodBrand: told.method?.brand ?? null,
  methodLast4: told.method?.last4 ?? null,
  isMethodChange: told.isMethodChange,
  billedAt: told.billedAt,
  occurredAt: told.occurredAt,
  eventId: told.eventId,
});

/** Takes in what a provider says about a payment. Older messages change nothing; money given back stays given back. */
export async function applyPayment(
  tx: Tx,
  provider: PaymentProviderName,
  told: PaymentSnapshot,
): Promise<void> {
  const userId = await findOwner(tx, provider, told);
  if (userId === null) throw new UnknownOwnerError();
  await lockUser(tx, userId);
  await keepCustomer(tx, { userId, provider, providerId: told.customerId });
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, told.providerId)));
  if (row === undefined) {
    const { providerId } = told;
    await tx.insert(payments).values({ id: createId(), userId, provider, providerId, ...columnsOf(told) });
    return;
  }
  if (!isLater(told, row)) return;
  const status = row.status === "refunded" ? row.status : told.status;
  await tx
    .update(payments)
    .set({ ...columnsOf(told), status })
    .where(eq(payments.id, row.id));
}

/** A whole payment went back to the buyer. Throws while the payment itself was not heard of. */
export async function applyRefund(tx: Tx, provider: PaymentProviderName, providerId: string): Promise<void> {
  const changed = await tx
    .update(payments)
    .set({ status: "refunded" })
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)))
    .returning({ id: payments.id });
  if (changed.length === 0) throw new UnknownOwnerError();
}

/** What we had asked to be given back stays with us: staff settle it with the buyer. */
export const takeRefundBack = (tx: Tx, provider: PaymentProviderName, providerId: string) =>
  tx
    .update(payments)
    .set({ status: "paid" })
    .where(
      and(
        eq(payments.provider, provider),
        eq(payments.providerId, providerId),
        eq(payments.status, "refunded"),
      ),
    );
