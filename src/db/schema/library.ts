import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { libraryKinds } from "#core/vocabulary.ts";
import { bytes, instant } from "./columns.ts";
import { sessions, users } from "./users.ts";

/** What users keep. The item may be gone: then the list says so. */
export const favorites = pgTable(
  "favorites",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: libraryKinds }).notNull(),
    itemId: text("item_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index("favorites_item").on(table.kind, table.itemId),
  ],
);

/** Downloads, to count them per day and plan. */
export const downloads = pgTable(
  "downloads",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: libraryKinds }).notNull(),
    itemId: text("item_id").notNull(),
    at: instant("at").notNull(),
  },
  table => [index("downloads_user").on(table.userId, table.at)],
);

/** Until when a session may read and copy code without another human check. */
export const readPasses = pgTable("read_passes", {
  sessionId: text("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  validUntil: instant("valid_until").notNull(),
});

/** Who has seen what within a day, by a hash whose salt is dropped after two days. */
export const viewMarks = pgTable(
  "view_marks",
  {
    kind: text({ enum: libraryKinds }).notNull(),
    itemId: text("item_id").notNull(),
    viewer: text().notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.itemId, table.viewer] }),
    index("view_marks_seen").on(table.seenAt),
  ],
);

/** The salts of the last two days, by day number (UTC, since 1970). */
export const viewSalts = pgTable("view_salts", {
  day: integer().primaryKey(),
  salt: bytes("salt").notNull(),
});

/** What a user says of himself. Links are kept as names: the address is made from them. */
export const profiles = pgTable("profiles", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  biography: text().notNull().default(""),
  x: text(),
  instagram: text(),
  youtube: text(),
  github: text(),
  updatedAt: instant("updated_at").notNull(),
});
