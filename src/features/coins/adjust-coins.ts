import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { coins, minus, plus } from "#core/money.ts";
import { users } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { balanceOf, bookCoins, openAccounts, userAccount } from "./book-coins.ts";
import { CoinAdjustment, type CoinBalance } from "./coins.schema.ts";

/** Staff give coins to a user or take them, once for each key, with a reason that stays in the audit log. */
export async function adjustCoins(ctx: Ctx, input: unknown): Promise<CoinBalance> {
  const staffId = assertRight(ctx, "coins");
  const { userId, amount: wanted, reason, key } = parseInput(CoinAdjustment, input);
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new AppError("user_not_found");
  return ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    await openAccounts(tx, userId);
    const change = coins(wanted);
    if (plus(await balanceOf(tx, userId), change) < 0) throw new AppError("insufficient_balance");
    const [from, to] = change > 0 ? ["adjust", userAccount(userId)] : [userAccount(userId), "adjust"];
    const amount = change > 0 ? change : minus(coins(0), change);
    const booking = { kind: "adjust", key: `adjust:${key}`, userId, reference: staffId } as const;
    const booked = await bookCoins(tx, { ...booking, from, to, amount }, ctx.now);
    if (booked !== null)
      await writeAudit(tx, ctx, {
        action: "coins.adjust",
        subjectKind: "user",
        subjectId: userId,
        reason,
        details: { amount: wanted },
      });
    return { balance: await balanceOf(tx, userId) };
  });
}
