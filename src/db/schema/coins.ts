import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { coinAccountKinds, coinHoldStates, coinTransactionKinds } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";

/**
 * Double entry: a transaction moves coins between accounts, and its entries add up to zero. The migration's triggers
 * refuse any other sum, every change of what was written, and every balance that no entry made.
 *
 * No column refers to `users`: what was booked outlives an account. Then its owner's id becomes a pseudonym, by the
 * function `coins_rename_owner` of the migration, the one change that the triggers let through.
 */
export const coinAccounts = pgTable(
  "coin_accounts",
  {
    /** `user:<id>`, `hold:<id>`, or the name of an account of the site. */
    id: text().primaryKey(),
    kind: text({ enum: coinAccountKinds }).notNull(),
    userId: text("user_id"),
    /** Null for the site's own accounts: everybody would wait for one row. Their sum follows from the entries. */
    balance: bigint({ mode: "number" }),
  },
  table => [
    check("coin_accounts_balance", sql`${table.balance} >= 0`),
    check("coin_accounts_owner", sql`(${table.userId} is null) = (${table.balance} is null)`),
  ],
);

export const coinTransactions = pgTable(
  "coin_transactions",
  {
    id: text().primaryKey(),
    kind: text({ enum: coinTransactionKinds }).notNull(),
    /** The same deed under the same key is booked once, however often it is asked for. */
    idempotencyKey: text("idempotency_key").notNull(),
    userId: text("user_id").notNull(),
    /** What it was about: the plan, the hold, the day of the streak, the member of staff. */
    reference: text().notNull(),
    at: instant("at").notNull(),
  },
  table => [unique("coin_transactions_key").on(table.idempotencyKey)],
);

export const coinEntries = pgTable(
  "coin_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    transactionId: text("transaction_id")
      .notNull()
      .references(() => coinTransactions.id),
    accountId: text("account_id")
      .notNull()
      .references(() => coinAccounts.id, { onUpdate: "cascade" }),
    /** Positive into the account, negative out of it. */
    amount: bigint({ mode: "number" }).notNull(),
  },
  table => [
    check("coin_entries_amount", sql`${table.amount} <> 0`),
    unique("coin_entries_once").on(table.transactionId, table.accountId),
    index("coin_entries_account").on(table.accountId, table.id),
  ],
);

/** Coins set aside for an answer of the assistant until it is known what becomes of them. */
export const coinHolds = pgTable(
  "coin_holds",
  {
    id: text().primaryKey(),
    userId: text("user_id").notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    state: text({ enum: coinHoldStates }).notNull().default("open"),
    createdAt: instant("created_at").notNull(),
    settledAt: instant("settled_at"),
  },
  table => [
    index("coin_holds_open").on(table.createdAt).where(sql`${table.state} = 'open'`),
    check("coin_holds_settled", sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
  ],
);

/** A user's daily gift. */
export const coinStreaks = pgTable(
  "coin_streaks",
  {
    userId: text("user_id").primaryKey(),
    /** As of the last claim; a day missed since shows as 0. */
    streak: integer().notNull().default(0),
    claims: integer().notNull().default(0),
    lastAmount: integer("last_amount"),
    nextClaimAt: instant("next_claim_at").notNull(),
    /** A claim before this moment continues the streak. */
    keptUntil: instant("kept_until").notNull(),
  },
  table => [index("coin_streaks_kept").on(table.keptUntil)],
);

/** When claiming was last known to be possible: one row, written every minute by whoever serves the site. */
export const coinPulse = pgTable(
  "coin_pulse",
  { id: integer().primaryKey(), seenAt: instant("seen_at").notNull() },
  table => [check("coin_pulse_one", sql`${table.id} = 1`)],
);
