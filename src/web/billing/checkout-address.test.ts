import { expect, it } from "vitest";
import { paidPlans } from "#core/plans.ts";
import { billingPeriods } from "#core/vocabulary.ts";
import { checkoutPath, periodOf } from "./checkout-address.ts";

it.each(paidPlans)("what is chosen of %s is what the checkout reads", plan => {
  for (const period of billingPeriods) {
    const { searchParams } = new URL(checkoutPath(plan, period), "https://site.example");
    expect(searchParams.get("plan")).toBe(plan);
    expect(periodOf(searchParams.get("period"))).toBe(period);
  }
  expect(periodOf(null)).toBe("monthly");
});
