import { and, asc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { plans } from "#core/limits.ts";
import { isYearDiscounted } from "#core/plans.ts";
import { libraryKinds, type PremiumUse } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { favorites, monitors, payments } from "#db/schema/index.ts";
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

/** What of a plan is in use at this moment, beside what was marked when it was used. */
async function usesNow(tx: Tx, userId: string): Promise<PremiumUse[]> {
  const { slotsCeiling, minIntervalS, codeFavorites, projectFavorites } = plans.free;
  const own = eq(monitors.ownerId, userId);
  const holding = and(own, or(isNull(monitors.pauseReason), eq(monitors.pauseReason, "owner")));
  const kept = { code: codeFavorites ?? 0, project: projectFavorites ?? 0 };
  const over: PremiumUse[] = [];
  if ((await tx.$count(monitors, holding)) > slotsCeiling) over.push("slots");
  if ((await tx.$count(monitors, and(own, lt(monitors.intervalS, minIntervalS)))) > 0) over.push("interval");
  for (const kind of libraryKinds) {
    const count = await tx.$count(favorites, and(eq(favorites.userId, userId), eq(favorites.kind, kind)));
    if (count > kept[kind] && !over.includes("favorites")) over.push("favorites");
  }
  return over;
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
  const marked = await premiumUsesSince(tx, payment.userId, payment.billedAt);
  const uses = [...new Set([...marked, ...(await usesNow(tx, payment.userId))])];
  const facts = { isFirst: await isFirstPayment(tx, payment), uses };
  return { ...refundEligibility(purchaseOf(payment), facts, now), uses };
}
