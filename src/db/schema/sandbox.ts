import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** What the payment sandbox remembers, as a provider of its own would: nothing but the sandbox reads it. */
export const sandboxObjects = pgTable(
  "sandbox_objects",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["transaction", "subscription"] }).notNull(),
    body: jsonb().notNull(),
    /** When something happens to it by itself: a renewal, a scheduled change, another try. */
    dueAt: instant("due_at"),
  },
  table => [index("sandbox_objects_due").on(table.dueAt).where(sql`${table.dueAt} is not null`)],
);

/** Webhooks on their way from the sandbox to the site. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    id: text().primaryKey(),
    body: text().notNull(),
    sendAt: instant("send_at").notNull(),
    sentAt: instant("sent_at"),
  },
  table => [index("sandbox_webhooks_waiting").on(table.sendAt).where(sql`${table.sentAt} is null`)],
);
