import { index, pgTable, text } from "drizzle-orm/pg-core";
import { contactTopics, languages } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** What somebody, signed in or not, has written to us. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: text().primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    topic: text({ enum: contactTopics }).notNull(),
    text: text().notNull(),
    replyTo: text("reply_to").notNull(),
    language: text({ enum: languages }).notNull(),
    /** A keyed hash of where it came from, as long as it counts against the limit. */
    addressHash: text("address_hash"),
    createdAt: instant("created_at").notNull(),
    doneAt: instant("done_at"),
    /** Discord id, without a reference: it stays when the account of the member of staff goes. */
    doneBy: text("done_by"),
  },
  table => [
    index("contact_messages_done").on(table.doneAt, table.createdAt),
    index("contact_messages_user").on(table.userId, table.createdAt),
    index("contact_messages_address").on(table.addressHash, table.createdAt),
  ],
);
