import { and, asc, eq, inArray } from "drizzle-orm";
import { isYearDiscounted } from "#core/plans.ts";
import type { PremiumUse } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { payments } from "#db/schema/index.ts";
import { premiumUsesSince } from "../premium-uses/index.ts";
import { type RefundEligibility, type RefundPurchase, refundEligibility } from "./refund-eligibility.ts";

export type PaymentRow = typeof payments.$inferSelect;

const isPurchase = and(eq(payments.isMethodChange, false), inArray(payments.status, ["paid", "refunded"]));

/** Whether nothing was ever paid before it, whatever became of that. */
async function isFirstPayment(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const [first] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, payment.userId), isPurchase))
    .orderBy(asc(payments.billedAt), asc(payments.id))
    .limit(1);
  return first === undefined || first.id === payment.id;
}

const purchaseOf = ({ status, billedAt, period }: PaymentRow): RefundPurchase => ({
  kind: "money",
  status: status === "paid" || status === "refunded" ? status : "other",
  paidAt: billedAt,
  isDiscounted: period === "yearly" && isYearDiscounted(billedAt),
});

export type RefundCase = RefundEligibility & { uses: PremiumUse[] };

/** Everything that decides about a payment, as it is now. */
export async function getRefundCase(tx: Tx, payment: PaymentRow, now: Date): Promise<RefundCase> {
  // Only what the buyer did: monitors that a plan wakes by itself, or favorites of an earlier one, are no use of it.
  const uses = await premiumUsesSince(tx, payment.userId, payment.billedAt);
  const facts = { isFirst: await isFirstPayment(tx, payment), uses };
  return { ...refundEligibility(purchaseOf(payment), facts, now), uses };
}
