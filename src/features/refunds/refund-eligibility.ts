import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { PremiumUse, RefundReason } from "#core/vocabulary.ts";

/** What was bought. `paidAt` is when the money was taken. */
export type RefundPurchase = {
  kind: "money" | "coins";
  status: "paid" | "refunded" | "other";
  paidAt: Date;
  /** A yearly price below twelve months, or another price than the plan's own. */
  isDiscounted: boolean;
};

/** What is known of the buyer. */
export type RefundFacts = {
  /** Whether nothing was ever paid before it. */
  isFirst: boolean;
  /** Premium features used since it was paid. */
  uses: readonly PremiumUse[];
};

export type RefundEligibility = { eligible: boolean; reasons: RefundReason[] };

/** Until when a refund can be asked for. */
export const refundEnd = (paidAt: Date): Date => addMs(paidAt, limits.billing.refundWindowDays * dayMs);

/**
 * Whether a purchase can be refunded, with everything that speaks against it (decision 30): the first purchase, within
 * the window, no premium feature used since, no discount; never coins.
 */
export function refundEligibility(
  purchase: RefundPurchase,
  facts: RefundFacts,
  now: Date,
): RefundEligibility {
  const { kind, status, paidAt, isDiscounted } = purchase;
  if (kind === "coins") return { eligible: false, reasons: ["coins"] };
  if (status === "refunded") return { eligible: false, reasons: ["refunded_already"] };
  const checks: [RefundReason, boolean][] = [
    ["not_paid", status !== "paid"],
    ["not_first", !facts.isFirst],
    ["window_over", now >= refundEnd(paidAt)],
    ["discounted", isDiscounted],
    ["premium_used", facts.uses.length > 0],
  ];
  const reasons = checks.filter(([, speaksAgainst]) => speaksAgainst).map(([reason]) => reason);
  return { eligible: reasons.length === 0, reasons };
}
