import { z } from "zod";
import { auditSubjects, loggedActions } from "#core/vocabulary.ts";

export const AuditQuery = z.object({
  /** Discord id of who acted. */
  actor: z.string().trim().max(32).catch("").default(""),
  /** Id of what it was done to. */
  subject: z.string().trim().max(128).catch("").default(""),
  action: z.enum(loggedActions).nullable().catch(null).default(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const AuditItem = z.object({
  id: z.number().int(),
  actor: z.object({ id: z.string(), name: z.string().nullable() }),
  action: z.enum(loggedActions),
  subjectKind: z.enum(auditSubjects),
  subjectId: z.string(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: z.iso.datetime(),
});
export type AuditItem = z.output<typeof AuditItem>;

export const AuditPage = z.object({
  items: z.array(AuditItem),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type AuditPage = z.output<typeof AuditPage>;
