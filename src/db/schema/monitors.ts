import { type SQL, sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  failureCauses,
  monitorModes,
  monitorStatuses,
  monitorTypes,
  pauseReasons,
  spanKinds,
} from "#core/vocabulary.ts";
import { bytes, instant } from "./columns.ts";
import { foldedSql } from "./fold-arabic.ts";
import { users } from "./users.ts";

/** What an owner set. Changes rarely; what changes with every check is in `monitor_states`. */
export const monitors = pgTable(
  "monitors",
  {
    id: text().primaryKey(),
    /** Counts up over all monitors: the golden ratio times this spreads their phases evenly. */
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    type: text({ enum: monitorTypes }).notNull(),
    mode: text({ enum: monitorModes }).notNull(),
    /** Null for heartbeat monitors. */
    url: text(),
    intervalS: integer("interval_s").notNull(),
    /** Ranges such as "200-299,401". */
    acceptedStatuses: text("accepted_statuses").notNull(),
    keyword: text(),
    emailEnabled: boolean("email_enabled").notNull().default(false),
    email: text(),
    discordEnabled: boolean("discord_enabled").notNull().default(false),
    /** The webhook address, sealed with SECRET_KEY; the host and path were allow-listed before. */
    webhookSealed: text("webhook_sealed"),
    heartbeatHash: text("heartbeat_hash").unique(),
    heartbeatSealed: text("heartbeat_sealed"),
    pausedAt: instant("paused_at"),
    pauseReason: text("pause_reason", { enum: pauseReasons }),
    boostUntil: instant("boost_until"),
    /** When the owner last asked for a check at once. */
    checkNowAt: instant("check_now_at"),
    onProfile: boolean("on_profile").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** What the search looks through: the folded name, and the address. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`${foldedSql(monitors.name)} || chr(10) || lower(coalesce(${monitors.url}, ''))`,
      ),
  },
  table => [index("monitors_owner").on(table.ownerId, table.createdAt)],
);

/** What the last check left: one narrow row a monitor, written with every check. */
export const monitorStates = pgTable(
  "monitor_states",
  {
    monitorId: text("monitor_id")
      .primaryKey()
      .references(() => monitors.id, { onDelete: "cascade" }),
    status: text({ enum: monitorStatuses }).notNull().default("pending"),
    /** Since when the status holds (for offline: the first failed check of the outage). */
    since: instant("since"),
    /** Counts the turns of the status; names a turn in the deliveries, so that none is sent twice. */
    turn: integer().notNull().default(0),
    /** When the next check is due, the truth of the schedule. A result is taken only for the due time it was claimed with. */
    dueAt: instant("due_at").notNull(),
    /** `due_at`, by which due rows are found; null while paused. */
    nextAt: instant("next_at"),
    /** The worker that holds the lease, and until when nobody else may. No index has them, so that leasing is cheap. */
    leasedBy: text("leased_by"),
    leaseUntil: instant("lease_until"),
    /** The first failed check, while it is not yet confirmed. */
    failingSince: instant("failing_since"),
    lastAt: instant("last_at"),
    lastCause: text("last_cause", { enum: failureCauses }),
    lastDetail: text("last_detail"),
    lastStatusCode: integer("last_status_code"),
    lastMs: integer("last_ms"),
    lastDnsMs: integer("last_dns_ms"),
    lastConnectMs: integer("last_connect_ms"),
    lastTlsMs: integer("last_tls_ms"),
    lastFirstByteMs: integer("last_first_byte_ms"),
    certificateExpiresAt: instant("certificate_expires_at"),
    /** Heartbeat monitors: the last call of the bot. */
    lastBeatAt: instant("last_beat_at"),
    /** The hour that `samples` belongs to. */
    sampleHour: instant("sample_hour"),
    /** Packed samples of the current hour (features/monitors/samples.ts). */
    samples: bytes("samples"),
  },
  table => [index("monitor_states_next").on(table.nextAt).where(sql`${table.nextAt} is not null`)],
);

/** The timeline: stretches without gap or overlap. At most one is open. An outage is a stretch of kind `offline`. */
export const monitorSpans = pgTable(
  "monitor_spans",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    monitorId: text("monitor_id")
      .notNull()
      .references(() => monitors.id, { onDelete: "cascade" }),
    kind: text({ enum: spanKinds }).notNull(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    cause: text({ enum: failureCauses }),
    detail: text(),
  },
  table => [
    index("monitor_spans_time").on(table.monitorId, table.startedAt),
    // Rows come in the order of time, so that a few bytes a block are enough to find what is past its time.
    index("monitor_spans_age").using("brin", table.startedAt),
    uniqueIndex("monitor_spans_open").on(table.monitorId).where(sql`${table.endedAt} is null`),
  ],
);

/** Finished hours: packed samples and what they add up to. */
export const monitorHours = pgTable(
  "monitor_hours",
  {
    monitorId: text("monitor_id")
      .notNull()
      .references(() => monitors.id, { onDelete: "cascade" }),
    hour: instant("hour").notNull(),
    samples: bytes("samples").notNull(),
  },
  table => [
    primaryKey({ columns: [table.monitorId, table.hour] }),
    index("monitor_hours_age").using("brin", table.hour),
  ],
);

/** Finished days (UTC): time in each state from the timeline, response times from the samples. */
export const monitorDays = pgTable(
  "monitor_days",
  {
    monitorId: text("monitor_id")
      .notNull()
      .references(() => monitors.id, { onDelete: "cascade" }),
    day: instant("day").notNull(),
    onlineMs: integer("online_ms").notNull(),
    offlineMs: integer("offline_ms").notNull(),
    checks: integer().notNull(),
    failures: integer().notNull(),
    averageMs: integer("average_ms"),
    p95Ms: integer("p95_ms"),
    maxMs: integer("max_ms"),
  },
  table => [primaryKey({ columns: [table.monitorId, table.day] })],
);

/** Boosts that were started, to count them per day. */
export const boosts = pgTable(
  "boosts",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    monitorId: text("monitor_id").notNull(),
    startedAt: instant("started_at").notNull(),
  },
  table => [index("boosts_user").on(table.userId, table.startedAt)],
);

/** What the end of a plan did to its owner's monitors: the mark that it was done, and the notice until it is seen. */
export const planClamps = pgTable("plan_clamps", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  clampedAt: instant("clamped_at").notNull(),
  intervalsRaised: integer("intervals_raised").notNull(),
  monitorsPaused: integer("monitors_paused").notNull(),
  seenAt: instant("seen_at"),
});
