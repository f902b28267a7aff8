import { and, eq, lte } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { type Coins, coins } from "#core/money.ts";
import { addMs } from "#core/time.ts";
import type { Db, Tx } from "#db/client.ts";
import { coinHolds } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { balanceOf, bookCoins, holdAccount, openAccounts, userAccount } from "./book-coins.ts";

type Hold = typeof coinHolds.$inferSelect;

/**
 * Sets coins aside for an answer that is being made. `id` names the hold; the same one holds once. Where an answer
 * costs nothing, nothing is booked. Throws insufficient_balance.
 */
export async function holdCoins(
  tx: Tx,
  { id, userId, amount }: { id: string; userId: string; amount: Coins },
  now: Date,
): Promise<void> {
  await lockUser(tx, userId);
  await openAccounts(tx, userId);
  const [held] = await tx
    .insert(coinHolds)
    .values({ id, userId, amount, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: coinHolds.id });
  if (held === undefined) {
    const [known] = await tx.select().from(coinHolds).where(eq(coinHolds.id, id));
    if (known?.userId !== userId || known.amount !== amount) throw new AppError("conflict");
    return;
  }
  if ((await balanceOf(tx, userId)) < amount) throw new AppError("insufficient_balance");
  if (amount === 0) return;
  const [from, to] = [userAccount(userId), holdAccount(userId)];
  await bookCoins(tx, { kind: "hold", key: `hold:${id}`, userId, reference: id, from, to, amount }, now);
}

async function settle(tx: Tx, id: string, state: "captured" | "released", now: Date): Promise<boolean> {
  const [found] = await tx.select().from(coinHolds).where(eq(coinHolds.id, id));
  if (found === undefined) throw new AppError("hold_not_found");
  const [hold]: Hold[] = await tx
    .update(coinHolds)
    .set({ state, settledAt: now })
    .where(and(eq(coinHolds.id, id), eq(coinHolds.state, "open")))
    .returning();
  if (hold === undefined) return false;
  if (hold.amount === 0) return true;
  const { userId } = hold;
  const [kind, to] =
    state === "captured" ? (["capture", "burn-ai"] as const) : (["release", userAccount(userId)] as const);
  const booking = { kind, key: `settle:${id}`, userId, reference: id, from: holdAccount(userId), to };
  await bookCoins(tx, { ...booking, amount: coins(hold.amount) }, now);
  return true;
}

/** Spends what is held: the answer was given. False when the hold was settled before, and nothing was moved. */
export const captureHold = (tx: Tx, id: string, now: Date): Promise<boolean> =>
  settle(tx, id, "captured", now);

/** Gives back what is held: there was no answer. False when the hold was settled before. */
export const releaseHold = (tx: Tx, id: string, now: Date): Promise<boolean> =>
  settle(tx, id, "released", now);

/** Gives back what a process held that ended in the middle of an answer. Returns how many holds that were. */
export async function releaseStaleHolds(ctx: Pick<Ctx, "now"> & { db: Db }): Promise<number> {
  const stale = await ctx.db
    .select({ id: coinHolds.id })
    .from(coinHolds)
    .where(and(eq(coinHolds.state, "open"), lte(coinHolds.createdAt, addMs(ctx.now, -limits.coins.holdMs))));
  let released = 0;
  for (const { id } of stale) if (await ctx.db.transaction(tx => releaseHold(tx, id, ctx.now))) released += 1;
  return released;
}
