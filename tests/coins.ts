import { eq } from "drizzle-orm";
import { coins } from "#core/money.ts";
import { addMs, dayMs, hourMs } from "#core/time.ts";
import { users } from "#db/schema/index.ts";
import { bookCoins, openAccounts, userAccount } from "#features/coins/book-coins.ts";
import { claimGift } from "#features/coins/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeUser, noon } from "./factories.ts";

let grants = 0;

/** Gives a user coins, as staff would. */
export async function grantCoins(ctx: Pick<Ctx, "db">, userId: string, amount: number): Promise<void> {
  const key = `adjust:grant-${process.pid}-${++grants}`;
  await ctx.db.transaction(async tx => {
    await openAccounts(tx, userId);
    const booking = { kind: "adjust", key, userId, reference: "staff", from: "adjust" } as const;
    await bookCoins(tx, { ...booking, to: userAccount(userId), amount: coins(amount) }, noon);
  });
}

/** A user whose e-mail address is verified, with so many coins. Their Discord account is old. */
export async function makeSpender(
  services: Services,
  options: { balance?: number; now?: Date } = {},
): Promise<Ctx & { userId: string }> {
  const ctx = await makeUser(services, options);
  await services.db.update(users).set({ emailVerified: true }).where(eq(users.id, ctx.userId));
  if (options.balance) await grantCoins(ctx, ctx.userId, options.balance);
  return ctx;
}

/** Claims once a day, `days` times, beginning at `ctx.now`. */
export async function claimDaily(ctx: Ctx, days: number): Promise<number> {
  let claimed = 0;
  for (let day = 0; day < days; day++) {
    const now = addMs(ctx.now, day * (dayMs + hourMs / 60));
    claimed += (await claimGift({ ...ctx, now })).claimedAmount;
  }
  return claimed;
}
