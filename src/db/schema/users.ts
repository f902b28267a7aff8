import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
  /** Nobody any more: what was paid under a name that says nothing, after its account was deleted. */
  closedAt: instant("closed_at"),
});

/** Accounts that their owners want gone. Until the end it can be taken back, with what was stopped meanwhile. */
export const accountDeletions = pgTable(
  "account_deletions",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    askedAt: instant("asked_at").notNull(),
    dueAt: instant("due_at").notNull(),
    /** The monitors that ran and the projects that were public: these come back. */
    pausedMonitors: text("paused_monitors").array().notNull(),
    hiddenProjects: text("hidden_projects").array().notNull(),
    /** The subscription whose renewals this deletion ended; null when there was none, or its owner had ended them. */
    stoppedSubscription: text("stopped_subscription"),
    /** When it was begun with: from then on it cannot be taken back, also while a provider is waited for. */
    begunAt: instant("begun_at"),
  },
  table => [index("account_deletions_due").on(table.dueAt)],
);

/** Who was banned when their account was deleted, by a keyed hash of the Discord id: the ban outlives the account. */
export const bannedIdentities = pgTable("banned_identities", {
  identityHash: text("identity_hash").primaryKey(),
  /** Names the ban to staff, and says nothing of whom. */
  id: text().notNull().unique().default(sql`gen_random_uuid()::text`),
  bannedAt: instant("banned_at").notNull(),
  /** As staff gave it when they banned. */
  reason: text(),
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

/**
 * The plan that a user's subscription, coins or gift open: one derived row a user; none means free. `reference` names
 * what opened it (a subscription, a purchase, a gift); the same one may renew it, another only after its end.
 */
export const entitlements = pgTable(
  "entitlements",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    plan: text({ enum: planNames }).notNull(),
    source: text({ enum: entitlementSources }).notNull(),
    reference: text().notNull().default(""),
    startedAt: instant("started_at").notNull().defaultNow(),
    /** The end of the period that was paid for. */
    validUntil: instant("valid_until").notNull(),
    /** Until when the plan stays open after that: a payment is late, or its message is under way. */
    graceUntil: instant("grace_until"),
    /** The instant from which the plan is closed. */
    accessUntil: instant("access_until").notNull().generatedAlwaysAs(sql`coalesce(grace_until, valid_until)`),
    renews: boolean().notNull().default(false),
  },
  table => [
    check("entitlements_grace", sql`${table.graceUntil} >= ${table.validUntil}`),
    index("entitlements_access").on(table.accessUntil),
  ],
);
