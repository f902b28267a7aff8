import { z } from "zod";
import { limits } from "#core/limits.ts";
import { appealStatuses, moderationStates, reportOutcomes, reportReasons } from "#core/vocabulary.ts";
import { RiskPoint } from "../risk/risk.schema.ts";

/** The shapes of reports, decisions and appeals. Instants are ISO 8601 strings in UTC. */

const instant = z.iso.datetime();
const count = z.number().int();
const page = z.coerce.number().int().min(1).max(10_000).catch(1).default(1);
const { detailsMax, noteMax, appealMax } = limits.report;

/** What a user says about a project; "other" has to be explained. */
export const ReportDraft = z
  .object({
    reason: z.enum(reportReasons, "report_reason_required"),
    details: z.string().trim().max(detailsMax, "too_long").default(""),
  })
  .refine(draft => draft.reason !== "other" || draft.details !== "", {
    path: ["details"],
    message: "report_details_required",
  });
export type ReportDraft = z.input<typeof ReportDraft>;

const Person = z.object({ id: z.string(), name: z.string().nullable() });

/** How a project stands now; null when its owner has deleted it. */
const Present = z
  .object({ state: z.enum(moderationStates), isPrivate: z.boolean(), isChanged: z.boolean() })
  .nullable();

/** The open reports of one content of a project. */
export const ReportGroup = z.object({
  hash: z.string(),
  projectId: z.string(),
  codename: z.string(),
  name: z.string(),
  owner: Person,
  present: Present,
  /** Null: nobody has looked through it yet. */
  riskScore: count.nullable(),
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count })),
  count,
  firstAt: instant,
  lastAt: instant,
});
export type ReportGroup = z.output<typeof ReportGroup>;

export const ReportQuery = z.object({ page });
export const ReportQueue = z.object({
  groups: z.array(ReportGroup),
  matching: count,
  page: count,
  pages: count,
});
export type ReportQueue = z.output<typeof ReportQueue>;

/** A group with its copy of what was reported, and everything that is known about it. */
export const ReportCase = z.object({
  group: ReportGroup,
  description: z.string(),
  tags: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), sizeBytes: count, isText: z.boolean() })),
  images: z.array(z.object({ url: z.string(), width: count, height: count })),
  risks: z.array(RiskPoint),
  reports: z.array(
    z.object({
      id: z.string(),
      reporter: Person,
      reason: z.enum(reportReasons),
      details: z.string(),
      createdAt: instant,
      outcome: z.enum(reportOutcomes).nullable(),
    }),
  ),
});
export type ReportCase = z.output<typeof ReportCase>;

const decided = {
  reason: z.enum(reportReasons, "report_reason_required").nullable().default(null),
  note: z.string().trim().max(noteMax, "too_long").default(""),
};
/** Whoever loses something is told why. */
const isExplained = (decision: { outcome: string; reason: string | null; note: string }) =>
  decision.outcome === "kept" || decision.outcome === "restored" || decision.reason !== null;
const isSpecified = (decision: { outcome: string; reason: string | null; note: string }) =>
  decision.outcome === "kept" || decision.reason !== "other" || decision.note !== "";
const needsReason = { path: ["reason"], message: "report_reason_required" };
const needsNote = { path: ["note"], message: "report_details_required" };

/** What staff decide about a group of reports. */
export const ReportDecision = z
  .object({ outcome: z.enum(reportOutcomes), ...decided })
  .refine(isExplained, needsReason)
  .refine(isSpecified, needsNote);
export type ReportDecision = z.input<typeof ReportDecision>;

/** What staff do to a project without a report. */
export const ProjectDecision = z
  .object({ outcome: z.enum(["hidden", "removed", "restored"]), ...decided })
  .refine(isExplained, needsReason)
  .refine(isSpecified, needsNote);
export type ProjectDecision = z.input<typeof ProjectDecision>;

export const projectFilters = ["all", "shown", "private", "hidden", "removed"] as const;
export const StaffProjectQuery = z.object({
  q: z.string().trim().max(limits.library.queryMax).catch("").default(""),
  state: z.enum(projectFilters).catch("all").default("all"),
  page,
});
export type StaffProjectQuery = z.output<typeof StaffProjectQuery>;

export const StaffProject = z.object({
  id: z.string(),
  codename: z.string(),
  name: z.string(),
  owner: Person,
  state: z.enum(moderationStates),
  isPrivate: z.boolean(),
  reason: z.enum(reportReasons).nullable(),
  riskScore: count,
  openReports: count,
  createdAt: instant,
  updatedAt: instant,
});
export type StaffProject = z.output<typeof StaffProject>;
export const StaffProjectPage = z.object({
  items: z.array(StaffProject),
  matching: count,
  page: count,
  pages: count,
});
export type StaffProjectPage = z.output<typeof StaffProjectPage>;

export const AppealDraft = z.object({
  message: z.string().trim().min(1, "required").max(appealMax, "too_long"),
});
export type AppealDraft = z.input<typeof AppealDraft>;

/** How staff's decision about an own project stands. */
export const OwnModeration = z.object({
  projectId: z.string(),
  state: z.enum(moderationStates),
  reason: z.enum(reportReasons).nullable(),
  note: z.string(),
  decidedAt: instant.nullable(),
  appeal: z
    .object({
      message: z.string(),
      status: z.enum(appealStatuses),
      createdAt: instant,
      answer: z.string().nullable(),
    })
    .nullable(),
  canAppeal: z.boolean(),
});
export type OwnModeration = z.output<typeof OwnModeration>;

export const AppealQuery = z.object({
  status: z.enum(appealStatuses).catch("waiting").default("waiting"),
  page,
});
export type AppealQuery = z.output<typeof AppealQuery>;

export const AppealItem = z.object({
  id: z.string(),
  project: z.object({ id: z.string(), codename: z.string(), name: z.string() }),
  owner: Person,
  state: z.enum(moderationStates),
  reason: z.enum(reportReasons).nullable(),
  note: z.string(),
  message: z.string(),
  status: z.enum(appealStatuses),
  createdAt: instant,
  decidedAt: instant.nullable(),
  answer: z.string().nullable(),
});
export type AppealItem = z.output<typeof AppealItem>;
export const AppealPage = z.object({
  items: z.array(AppealItem),
  matching: count,
  page: count,
  pages: count,
});
export type AppealPage = z.output<typeof AppealPage>;

export const AppealDecision = z.object({
  granted: z.boolean(),
  answer: z.string().trim().max(noteMax, "too_long").default(""),
});
export type AppealDecision = z.input<typeof AppealDecision>;
