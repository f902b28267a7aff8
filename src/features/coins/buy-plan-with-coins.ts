import { AppError } from "#core/errors.ts";
import { type PaidPlan, priceOf } from "#core/plans.ts";
import { addMonths } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { giveConsent } from "../consents/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { openPlan } from "../plans/index.ts";
import { assertCoinOwner } from "./assert-coin-owner.ts";
import { assertMaySpend } from "./assert-may-spend.ts";
import { balanceOf, bookCoins, findBooking, openAccounts, userAccount } from "./book-coins.ts";
import { CoinPurchase, type CoinPurchased } from "./coins.schema.ts";

type Purchase = { userId: string; plan: PaidPlan; key: string };

async function buy(tx: Tx, { userId, plan, key }: Purchase, now: Date): Promise<void> {
  await assertMaySpend(tx, userId, now);
  await openAccounts(tx, userId);
  const price = priceOf(plan).coins;
  const booking = { kind: "plan", key, userId, reference: plan, amount: price } as const;
  const opening = { userId, plan, source: "coins", validUntil: addMonths(now, 1), renews: false } as const;
  // The plan first: whoever has one is told so, whatever the balance is.
  await openPlan(tx, { ...opening, reference: key }, now);
  if ((await balanceOf(tx, userId)) < price) throw new AppError("insufficient_balance");
  await bookCoins(tx, { ...booking, from: userAccount(userId), to: "burn-plan" }, now);
}

/**
 * Buys a month of a plan: coins and plan change in one transaction, or neither does. Sent again under the same key, it
 * answers with what was bought then. Throws plan_running, insufficient_balance, spender_….
 */
export async function buyPlanWithCoins(ctx: Ctx, input: unknown): Promise<CoinPurchased> {
  const userId = assertCoinOwner(ctx);
  const asked = parseInput(CoinPurchase, input);
  const key = `plan:${userId}:${asked.key}`;
  return ctx.db.transaction(async tx => {
    // Whatever else changes this user's plan or spends their coins waits here.
    await lockUser(tx, userId);
    const earlier = await findBooking(tx, key);
    if (earlier !== null && earlier.reference !== asked.plan) throw new AppError("conflict");
    if (earlier === null) {
      await buy(tx, { userId, plan: asked.plan, key }, ctx.now);
      await giveConsent({ ...ctx, db: tx }, { kind: "coins" });
    }
    const boughtAt = earlier?.at ?? ctx.now;
    return {
      plan: asked.plan,
      validUntil: addMonths(boughtAt, 1).toISOString(),
      balance: await balanceOf(tx, userId),
    };
  });
}
