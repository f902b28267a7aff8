import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { planNames } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** Gift codes that staff made. Only the hash of a code is stored: whoever reads this table can redeem nothing. */
export const giftCodes = pgTable(
  "gift_codes",
  {
    id: text().primaryKey(),
    /** The codes that were made together. */
    batchId: text("batch_id").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    plan: text({ enum: planNames }).notNull(),
    months: integer().notNull(),
    note: text().notNull().default(""),
    /** Discord ids, without references: they stay when the accounts go. */
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    redeemedBy: text("redeemed_by"),
    redeemedAt: instant("redeemed_at"),
    revokedAt: instant("revoked_at"),
  },
  table => [
    check("gift_codes_months", sql`${table.months} > 0`),
    check("gift_codes_redeemed", sql`(${table.redeemedBy} is null) = (${table.redeemedAt} is null)`),
    // A code ends in one way only.
    check("gift_codes_one_end", sql`${table.redeemedAt} is null or ${table.revokedAt} is null`),
    index("gift_codes_time").on(table.createdAt, table.id),
    index("gift_codes_batch").on(table.batchId),
    index("gift_codes_redeemer").on(table.redeemedBy),
  ],
);

/** Who tried to redeem a code, and from where, for as long as that is counted. */
export const redeemTries = pgTable(
  "redeem_tries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A keyed hash; the address itself is kept nowhere. */
    addressHash: text("address_hash").notNull(),
    at: instant("at").notNull(),
  },
  table => [
    index("redeem_tries_user").on(table.userId, table.at),
    index("redeem_tries_address").on(table.addressHash, table.at),
  ],
);
