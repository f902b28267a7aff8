import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { supportStates } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** A private conversation between a user and staff. */
export const supportThreads = pgTable(
  "support_threads",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subject: text().notNull(),
    state: text({ enum: supportStates }).notNull().default("open"),
    /** Something that the user has not seen, or staff have not. */
    unreadByUser: boolean("unread_by_user").notNull().default(false),
    unreadByStaff: boolean("unread_by_staff").notNull().default(true),
    createdAt: instant("created_at").notNull(),
    /** The last message. */
    lastAt: instant("last_at").notNull(),
  },
  table => [
    index("support_threads_user").on(table.userId, table.lastAt),
    index("support_threads_state").on(table.state, table.lastAt),
  ],
);

/** What was written. Rows are only ever added. */
export const supportMessages = pgTable(
  "support_messages",
  {
    /** Counts up, so that what was written within one millisecond stays in its order. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: text("thread_id")
      .notNull()
      .references(() => supportThreads.id, { onDelete: "cascade" }),
    /** Discord id, without a reference: what staff wrote stays when their account goes. */
    authorId: text("author_id").notNull(),
    fromStaff: boolean("from_staff").notNull(),
    text: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  table => [
    index("support_messages_thread").on(table.threadId, table.id),
    index("support_messages_author").on(table.authorId, table.createdAt),
  ],
);
