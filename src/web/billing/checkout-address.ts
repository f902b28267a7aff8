import type { PaidPlan } from "#core/plans.ts";
import type { BillingPeriod } from "#core/vocabulary.ts";

/** In addresses a period is a word of its own. */
export const periodWords = { monthly: "month", yearly: "year" } as const satisfies Record<
  BillingPeriod,
  string
>;

/** The period that an address names: of a month where it names none. */
export const periodOf = (word: string | null): BillingPeriod =>
  word === periodWords.yearly ? "yearly" : "monthly";

/** Where a plan is bought. To be gone to by a navigation of its own: that page has a content policy of its own. */
export const checkoutPath = (plan: PaidPlan, period: BillingPeriod): string =>
  `/billing/checkout?plan=${plan}&period=${periodWords[period]}`;
