import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  appealStatuses,
  auditSubjects,
  loggedActions,
  moderationOutcomes,
  noticeKinds,
  type RiskKind,
  reportOutcomes,
  reportReasons,
} from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { blobs, projects } from "./projects.ts";
import { users } from "./users.ts";

/** A user's report of a project, with a copy of what was reported. */
export const reports = pgTable(
  "reports",
  {
    id: text().primaryKey(),
    /** Without a reference: a report outlives a project that its owner deletes. */
    projectId: text("project_id").notNull(),
    reporterId: text("reporter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text({ enum: reportReasons }).notNull(),
    details: text().notNull().default(""),
    /** The project as it was then: the copy that all reports of the same content share. */
    contentHash: text("content_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    closedAt: instant("closed_at"),
    outcome: text({ enum: reportOutcomes }),
  },
  table => [
    uniqueIndex("reports_open").on(table.projectId, table.reporterId).where(sql`${table.closedAt} is null`),
    index("reports_reporter").on(table.reporterId, table.createdAt),
    index("reports_waiting").on(table.projectId).where(sql`${table.closedAt} is null`),
  ],
);

/** What was reported, kept for the moderator though its owner changes or deletes it. */
export const reportedContents = pgTable("reported_contents", {
  /** Of the project's id and all that the snapshot says. */
  hash: text().primaryKey(),
  projectId: text("project_id").notNull(),
  codename: text().notNull(),
  ownerId: text("owner_id").notNull(),
  /** Name, description, tags, files (path and blob hash) and pictures (blob hash). */
  snapshot: jsonb()
    .$type<{
      name: string;
      description: string;
      tags: string[];
      files: { path: string; hash: string; sizeBytes: number; isText: boolean }[];
      images: { hash: string; width: number; height: number }[];
    }>()
    .notNull(),
  /** How much it deserves a look, from 0 to 100, and why; null until somebody has looked through it. */
  riskScore: integer("risk_score"),
  risks: jsonb()
    .$type<{ kind: RiskKind; score: number; path: string; line: number }[]>()
    .notNull()
    .default([]),
  createdAt: instant("created_at").notNull(),
});

/** The contents of the file store that copies of reported projects need: they are not collected meanwhile. */
export const reportedBlobs = pgTable(
  "reported_blobs",
  {
    contentHash: text("content_hash")
      .notNull()
      .references(() => reportedContents.hash, { onDelete: "cascade" }),
    hash: text()
      .notNull()
      .references(() => blobs.hash),
  },
  table => [
    primaryKey({ columns: [table.contentHash, table.hash] }),
    index("reported_blobs_hash").on(table.hash),
  ],
);

/** What staff decided about a project, and why: what its owner is told. Rows are only ever added. */
export const moderationDecisions = pgTable(
  "moderation_decisions",
  {
    id: text().primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    outcome: text({ enum: moderationOutcomes }).notNull(),
    reason: text({ enum: reportReasons }),
    note: text().notNull().default(""),
    decidedAt: instant("decided_at").notNull(),
  },
  table => [index("moderation_decisions_project").on(table.projectId, table.decidedAt)],
);

/** An owner's answer to hiding or removal; one waits at a time. */
export const appeals = pgTable(
  "appeals",
  {
    id: text().primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    message: text().notNull(),
    status: text({ enum: appealStatuses }).notNull().default("waiting"),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    answer: text(),
  },
  table => [
    uniqueIndex("appeals_waiting").on(table.projectId).where(sql`${table.status} = 'waiting'`),
    index("appeals_time").on(table.status, table.createdAt),
  ],
);

/** What staff did, to what and why. Rows are only ever added. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Discord id of who acted; stays when the account goes. */
    actorId: text("actor_id").notNull(),
    /** What was done, as `noun.verb` (`project.hide`, `code.save`). */
    action: text({ enum: loggedActions }).notNull(),
    subjectKind: text("subject_kind", { enum: auditSubjects }).notNull(),
    subjectId: text("subject_id").notNull(),
    reason: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    at: instant("at").notNull(),
  },
  table => [
    index("audit_entries_subject").on(table.subjectKind, table.subjectId, table.at),
    index("audit_entries_actor").on(table.actorId, table.id),
    index("audit_entries_time").on(table.at),
  ],
);

/** Messages to a user shown on the site: what became of a project, a report, an appeal. */
export const notices = pgTable(
  "notices",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: noticeKinds }).notNull(),
    subjectId: text("subject_id").notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at"),
  },
  table => [index("notices_user").on(table.userId, table.createdAt)],
);
