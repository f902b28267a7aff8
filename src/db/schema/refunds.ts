import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type PremiumUse, premiumUses, type RefundReason, refundStates } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** A user's wish to have a payment back; one a payment. What was known of it then stays beside it. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: text().primaryKey(),
    /** Without a reference: payments belong to billing, and outlive accounts. */
    paymentId: text("payment_id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: refundStates }).notNull().default("waiting"),
    message: text().notNull().default(""),
    /** What spoke against it when it was asked for; empty where nothing did. */
    reasons: jsonb().$type<RefundReason[]>().notNull().default([]),
    uses: jsonb().$type<PremiumUse[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    /** Discord id of who decided. */
    decidedBy: text("decided_by"),
    answer: text().notNull().default(""),
    refundedAt: instant("refunded_at"),
  },
  table => [
    index("refund_requests_user").on(table.userId),
    index("refund_requests_state").on(table.state, table.createdAt),
  ],
);

/**
 * Premium features that a user has used, and when last. Written when it happens: a monitor that was deleted since, or
 * an interval that was set back, was used all the same.
 */
export const premiumMarks = pgTable(
  "premium_marks",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    use: text({ enum: premiumUses }).notNull(),
    lastAt: instant("last_at").notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.use] })],
);
