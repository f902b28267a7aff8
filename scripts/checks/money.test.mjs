import { describe, expect, it } from "vitest";
import { findMoneyProblems } from "./money.mjs";

const problemsOf = (text, path = "src/features/coins/claim-gift.ts") => findMoneyProblems([{ path, text }]);

describe("arithmetic that can make fractions", () => {
  it.each([
    "const half = amount / 2;",
    "const share = price * 0.5;",
    "const rest = row.balance % 7;",
    "const both = 2 * giftCoins;",
    "total = count * plan.price;",
    "const dollars = (cents) / 100;",
    "const twice = priceCents ** 2;",
    "amountCents *= 2;",
    "amount /= 3;",
    "const half = prices[plan] / 2;",
    "const two = priceOf(plan, period).coins * 2;",
    "const two = moneyPrice(plan) * 2;",
    "const half = amountCents >> 1;",
    "const price = 2.99;",
    "const priceCents: number = 599.5;",
    "const fee = cents(599.5);",
    "const plan = { coins: 0.5 };",
    "balance = balance - 0.5;",
    "const paid = Number(text) as Cents;",
    "return Number(amount) / 100;",
    "const n = parseFloat(amount);",
    "const n = Math.round(item?.price);",
    "const text = priceCents.toFixed(2);",
    "const text = (price).toFixed(2);",
    "const text = `${amount / 100} USD`;",
    'export const a = pgTable("a", { balance: numeric() });',
    'export const a = pgTable("a", { price: real("price") });',
    'export const a = pgTable("a", { amount: doublePrecision() });',
  ])("is found in %s", text => {
    expect(problemsOf(text)).toEqual([expect.stringContaining("line 1:")]);
  });

  it.each([
    "const left = minus(balance, price);",
    "const more = balance + price;",
    "// amount / 2 would be a fraction",
    "/** coins * 2 */",
    'const path = "/api/coins/claim";',
    "const path = `/coins/${id}`;",
    "const path = `/api/coins/${id}/amount/x`;",
    "return <Coins/>;",
    "return <b>{price}</b>;",
    "const pattern = /coins/.test(text);",
    "const percent = part / whole;",
    "const isPriced = price > 0;",
    "const isDear = price >= 500;",
    "const price = 299;",
    "type Priced = { price: Cents };",
    "const Body = z.object({ amount: z.number().int() });",
    'import { coins } from "./coins.ts";',
    'export const a = pgTable("a", { amount: bigint({ mode: "number" }) });',
  ])("is not %s", text => {
    expect(problemsOf(text)).toEqual([]);
  });

  it("has one home, and tests are free", () => {
    expect(problemsOf("amount * 2;", "src/core/money.ts")).toEqual([]);
    expect(problemsOf("amount * 2;", "src/core/money.test.ts")).toEqual([]);
    expect(problemsOf("amount * 2;", "bench/coins.ts")).toEqual([]);
  });
});
