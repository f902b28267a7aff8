import { eq } from "drizzle-orm";
import { giftRange } from "#core/gift-size.ts";
import type { Coins } from "#core/money.ts";
import type { Tx } from "#db/client.ts";
import { coinStreaks } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { assertCoinOwner } from "./assert-coin-owner.ts";
import { balanceOf } from "./book-coins.ts";
import type { CoinAccount } from "./coins.schema.ts";

/** A user's coins as they stand; whoever never claimed has none and may claim at once. */
export async function accountOf(tx: Tx, userId: string, now: Date): Promise<CoinAccount> {
  const [row] = await tx.select().from(coinStreaks).where(eq(coinStreaks.userId, userId));
  const kept = row !== undefined && row.streak > 0 && row.keptUntil > now ? row : null;
  const streak = kept?.streak ?? 0;
  return {
    balance: await balanceOf(tx, userId),
    streak,
    claims: row?.claims ?? 0,
    lastAmount: row?.lastAmount ?? null,
    nextClaimAt: (row?.nextClaimAt ?? now).toISOString(),
    keptUntil: kept?.keptUntil.toISOString() ?? null,
    nextGift: { streak: streak + 1, ...giftRange(streak + 1) },
    now: now.toISOString(),
  };
}

/** The asking user's own coins, streak and next gift. */
export const getCoinAccount = async (ctx: Ctx): Promise<CoinAccount> =>
  accountOf(ctx.db, assertCoinOwner(ctx), ctx.now);

/** The asking user's balance alone. */
export const getCoinBalance = (ctx: Pick<Ctx, "db" | "actor">): Promise<Coins> =>
  balanceOf(ctx.db, assertUser(ctx));
