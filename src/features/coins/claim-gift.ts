import { randomInt } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { giftRange } from "#core/gift-size.ts";
import { limits } from "#core/limits.ts";
import { type Coins, coins } from "#core/money.ts";
import { addMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { coinStreaks } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { assertCoinOwner } from "./assert-coin-owner.ts";
import { bookCoins, openAccounts, userAccount } from "./book-coins.ts";
import type { CoinClaim } from "./coins.schema.ts";
import { accountOf } from "./get-coin-account.ts";

export type GiftDraw = (range: { min: Coins; max: Coins }) => Coins;

/** Every amount of the range is as likely as any other, and nobody can tell which comes next. */
const drawGift: GiftDraw = ({ min, max }) => coins(randomInt(min, max + 1));

/** Takes the turn: of many attempts at once, the one that finds the moment reached moves it on. */
async function takeTurn(tx: Tx, userId: string, now: Date) {
  await tx.insert(coinStreaks).values({ userId, nextClaimAt: now, keptUntil: now }).onConflictDoNothing();
  const [turn] = await tx
    .update(coinStreaks)
    .set({
      streak: sql`case when ${coinStreaks.keptUntil} > ${now.toISOString()}::timestamptz then ${coinStreaks.streak} + 1 else 1 end`,
      claims: sql`${coinStreaks.claims} + 1`,
      nextClaimAt: addMs(now, limits.coins.claimEveryMs),
      keptUntil: addMs(now, limits.coins.streakKeptMs),
    })
    .where(and(eq(coinStreaks.userId, userId), lte(coinStreaks.nextClaimAt, now)))
    .returning();
  return turn ?? null;
}

async function refuseEarly(tx: Tx, userId: string): Promise<never> {
  const [row] = await tx.select().from(coinStreaks).where(eq(coinStreaks.userId, userId));
  throw new AppError("gift_not_ready", { until: row?.nextClaimAt.toISOString() ?? "" });
}

/** Gives the daily gift, once in 24 hours; its size grows with the streak (decisions 22, 23). */
export async function claimGift(ctx: Ctx, draw: GiftDraw = drawGift): Promise<CoinClaim> {
  const userId = assertCoinOwner(ctx);
  return ctx.db.transaction(async tx => {
    const turn = await takeTurn(tx, userId, ctx.now);
    if (turn === null) return refuseEarly(tx, userId);
    const amount = draw(giftRange(turn.streak));
    await openAccounts(tx, userId);
    const booked = await bookCoins(
      tx,
      {
        kind: "claim",
        key: `claim:${userId}:${turn.claims}`,
        userId,
        reference: String(turn.streak),
        from: "mint",
        to: userAccount(userId),
        amount,
      },
      ctx.now,
    );
    if (booked === null) throw new Error("A gift of this turn was booked already.");
    await tx.update(coinStreaks).set({ lastAmount: amount }).where(eq(coinStreaks.userId, userId));
    return { claimedAmount: amount, account: await accountOf(tx, userId, ctx.now) };
  });
}
