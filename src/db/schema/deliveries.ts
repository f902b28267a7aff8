import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { deliveryKinds, deliveryStatuses, failureCauses, notificationChannels } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { monitors } from "./monitors.ts";

/** One notification to one channel and what became of it. Made in the transaction of the turn that it reports. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: text().primaryKey(),
    monitorId: text("monitor_id")
      .notNull()
      .references(() => monitors.id, { onDelete: "cascade" }),
    channel: text({ enum: notificationChannels }).notNull(),
    kind: text({ enum: deliveryKinds }).notNull(),
    /** The turn of the monitor's status; null for a test. */
    turn: integer(),
    happenedAt: instant("happened_at").notNull(),
    cause: text({ enum: failureCauses }),
    detail: text(),
    /** Length of the outage that ended, milliseconds. */
    outageMs: bigint("outage_ms", { mode: "number" }),
    status: text({ enum: deliveryStatuses }).notNull().default("queued"),
    attempts: integer().notNull().default(0),
    /** A short reason without addresses ("HTTP 404", "ECONNREFUSED"). */
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull(),
    /** When it is tried again; while it is being sent, when it counts as lost and is taken up anew. */
    nextAttemptAt: instant("next_attempt_at"),
    sentAt: instant("sent_at"),
    /** The delivery that names the message this one goes out in; deliveries of one message share it. */
    messageId: text("message_id"),
  },
  table => [
    uniqueIndex("deliveries_turn").on(table.monitorId, table.turn, table.channel),
    index("deliveries_monitor").on(table.monitorId, table.createdAt),
    index("deliveries_waiting")
      .on(table.monitorId)
      .where(sql`${table.status} in ('queued', 'sending', 'retrying')`),
  ],
);

/** Addresses whose owner asked for no more mail, by keyed hash. */
export const mailSuppressions = pgTable("mail_suppressions", {
  addressHash: text("address_hash").primaryKey(),
  createdAt: instant("created_at").notNull(),
});
