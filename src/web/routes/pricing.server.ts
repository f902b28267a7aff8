import type { LoaderFunctionArgs } from "react-router";
import { isYearDiscounted, moneyPrice, type PaidPlan, yearlyDiscount } from "#core/plans.ts";
import { publicPage } from "../page-context.server.ts";

export type PricingData = {
  /** In cents. */
  prices: Record<PaidPlan, { monthly: number; yearly: number }>;
  /** How far a year is below twelve months, and until when; null once that has ended. */
  discount: { percent: number; until: string | null } | null;
};

/** The same for everybody; what a user can do is known to their browser. */
export function loader({ context }: LoaderFunctionArgs): PricingData {
  const { now } = publicPage(context);
  const of = (plan: PaidPlan) => ({
    monthly: moneyPrice(plan, "monthly", now),
    yearly: moneyPrice(plan, "yearly", now),
  });
  const prices = { prime: of("prime"), plus: of("plus"), developer: of("developer") };
  const until = yearlyDiscount.endsAt?.toISOString() ?? null;
  return { prices, discount: isYearDiscounted(now) ? { percent: yearlyDiscount.percent, until } : null };
}
