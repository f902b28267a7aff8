import { describe, expect, it } from "vitest";
import { cents, coins, decimalOf, minus, plus, sum, times } from "./money.ts";
import { isYearDiscounted, moneyPrice, paidPlans, priceOf, yearlyDiscount } from "./plans.ts";

describe("amounts", () => {
  it.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -1.5])("are never %d", value => {
    expect(() => coins(value)).toThrow(RangeError);
    expect(() => cents(value)).toThrow(RangeError);
  });

  it("are added, taken away and multiplied as whole numbers", () => {
    expect(plus(cents(10), cents(20))).toBe(30);
    expect(minus(coins(50), coins(80))).toBe(-30);
    expect(times(cents(299), 12)).toBe(3_588);
    expect(() => times(cents(299), 0.5)).toThrow(RangeError);
    expect(() => plus(coins(Number.MAX_SAFE_INTEGER), coins(1))).toThrow(RangeError);
    expect(sum([cents(1), cents(2), cents(3)])).toBe(6);
  });

  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [299, "2.99"],
    [5_994, "59.94"],
    [-1_205, "-12.05"],
  ])("%i cents are %s", (amount, text) => {
    expect(decimalOf(cents(amount))).toBe(text);
  });
});

describe("prices", () => {
  const now = new Date("2026-03-10T12:00:00Z");

  it("are those of the decisions", () => {
    const table = paidPlans.map(plan => [plan, ...Object.values(priceOf(plan))]);
    expect(table).toEqual([
      ["prime", 3_000, 299, 1_794],
      ["plus", 6_000, 599, 3_594],
      ["developer", 12_000, 999, 5_994],
    ]);
  });

  it("give a year at the stated discount", () => {
    expect(isYearDiscounted(now)).toBe(true);
    for (const plan of paidPlans) {
      const full = times(moneyPrice(plan, "monthly", now), 12);
      expect(moneyPrice(plan, "yearly", now) * 100).toBe(full * (100 - yearlyDiscount.percent));
    }
  });
});
