import { eq } from "drizzle-orm";
import { createId } from "#core/ids.ts";
import { type Coins, coins, minus } from "#core/money.ts";
import type { CoinTransactionKind } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { coinAccounts, coinEntries, coinTransactions } from "#db/schema/index.ts";

export type SiteAccount = "mint" | "burn-plan" | "burn-ai" | "adjust";
export const userAccount = (userId: string) => `user:${userId}`;
export const holdAccount = (userId: string) => `hold:${userId}`;

/** The two accounts of a user: what they have, and what is held of it. */
export const coinAccountNames = (userId: string) => ({ own: userAccount(userId), held: holdAccount(userId) });

export type Booking = {
  kind: CoinTransactionKind;
  /** Unique over the whole ledger: begins with the kind. */
  key: string;
  userId: string;
  reference: string;
  from: string;
  to: string;
  amount: Coins;
};

/**
 * Moves coins from one account to another, once for each key. Returns the id of the transaction; null when the key was
 * booked before, and nothing was moved. A balance that would fall below zero is refused by the database.
 */
export async function bookCoins(tx: Tx, booking: Booking, now: Date): Promise<string | null> {
  const { kind, key, userId, reference, from, to, amount } = booking;
  const id = createId();
  const [begun] = await tx
    .insert(coinTransactions)
    .values({ id, kind, idempotencyKey: key, userId, reference, at: now })
    .onConflictDoNothing({ target: coinTransactions.idempotencyKey })
    .returning({ id: coinTransactions.id });
  if (begun === undefined) return null;
  const entries = [
    { transactionId: id, accountId: from, amount: minus(coins(0), amount) },
    { transactionId: id, accountId: to, amount },
  ];
  // Always in the order of their names: two bookings that touch the same balances never wait for each other in a ring.
  await tx.insert(coinEntries).values(entries.sort((a, b) => (a.accountId < b.accountId ? 1 : -1)));
  return id;
}

export async function findBooking(tx: Tx, key: string): Promise<typeof coinTransactions.$inferSelect | null> {
  const [row] = await tx.select().from(coinTransactions).where(eq(coinTransactions.idempotencyKey, key));
  return row ?? null;
}

/** Opens the accounts of a user where they are missing. */
export async function openAccounts(tx: Tx, userId: string): Promise<void> {
  await tx
    .insert(coinAccounts)
    .values([
      { id: userAccount(userId), kind: "user", userId, balance: 0 },
      { id: holdAccount(userId), kind: "hold", userId, balance: 0 },
    ])
    .onConflictDoNothing();
}

export async function balanceOf(tx: Tx, userId: string): Promise<Coins> {
  const [row] = await tx
    .select({ balance: coinAccounts.balance })
    .from(coinAccounts)
    .where(eq(coinAccounts.id, userAccount(userId)));
  return coins(row?.balance ?? 0);
}
