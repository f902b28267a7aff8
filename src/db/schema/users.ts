import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { consentKinds, entitlementSources, languages, planNames, roles } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";

/** Who has signed in. `id` is the Discord id (a string: it exceeds 2^53). */
export const users = pgTable("users", {
  id: text().primaryKey(),
  username: text().notNull(),
  globalName: text("global_name"),
  discriminator: text().notNull().default("0"),
  avatar: text(),
  email: text(),
  emailVerified: boolean("email_verified").notNull().default(false),
  role: text({ enum: roles }).notNull().default("user"),
  language: text({ enum: languages }).notNull().default("en"),
  emailNotifications: boolean("email_notifications").notNull().default(true),
  bannedAt: instant("banned_at"),
  createdAt: instant("created_at").notNull(),
  lastLoginAt: instant("last_login_at").notNull(),
});

/** One signed-in browser. Only the hash of its token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  table => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/** What a user has confirmed, in which version of the text, and when. Never a birth date. */
export const consents = pgTable(
  "consents",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: consentKinds }).notNull(),
    textVersion: integer("text_version").notNull(),
    givenAt: instant("given_at").notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** The plan that a user's subscription, coins or gift open: one derived row a user; none means free. */
export const entitlements = pgTable("entitlements", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  plan: text({ enum: planNames }).notNull(),
  source: text({ enum: entitlementSources }).notNull(),
  validUntil: instant("valid_until").notNull(),
  renews: boolean().notNull().default(false),
});
