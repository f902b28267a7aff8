import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import type {
  AuditAction,
  ModerationOutcome,
  NoticeKind,
  ReportOutcome,
  ReportReason,
} from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { moderationDecisions, projects, reportedContents, reports } from "#db/schema/index.ts";
import { type AuditEntry, writeAudit } from "../audit/index.ts";
import type { Ctx } from "../context/index.ts";
import { writeNotices } from "../notices/index.ts";
import { type PreparedSearch, type ProjectRow, writePreparedSearch } from "../projects/index.ts";

export type Decision = { outcome: ModerationOutcome; reason: ReportReason | null; note: string };

const actions: Record<ModerationOutcome, AuditAction> = {
  kept: "project.keep",
  hidden: "project.hide",
  removed: "project.remove",
  restored: "project.restore",
};

type Change = Exclude<ModerationOutcome, "kept">;
const told: Record<Change, NoticeKind> = {
  hidden: "project_hidden",
  removed: "project_removed",
  restored: "project_restored",
};

/** Hidden: for owner and staff. Removed: for staff. Restored: as the owner has it. */
const columnsOf = (outcome: Change, reason: ReportReason | null, now: Date) => ({
  hiddenAt: outcome === "hidden" ? now : null,
  removedAt: outcome === "removed" ? now : null,
  moderationReason: outcome === "restored" ? null : reason,
});

const detailsOf = ({ note }: Decision): Pick<AuditEntry, "details"> =>
  note === "" ? {} : { details: { note } };

/** The row of a project, held until the transaction ends, removed or not; null when its owner has deleted it. */
export async function lockForDecision(tx: Tx, projectId: string): Promise<ProjectRow | null> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, projectId)).for("update");
  return row ?? null;
}

/** Writes down what was decided, in the log and for the owner. */
async function writeDecision(tx: Tx, ctx: Ctx, project: ProjectRow, decision: Decision): Promise<void> {
  const { outcome, reason, note } = decision;
  const { id: projectId } = project;
  await tx
    .insert(moderationDecisions)
    .values({ id: createId(), projectId, outcome, reason, note, decidedAt: ctx.now });
}

export async function logDecision(tx: Tx, ctx: Ctx, projectId: string, decision: Decision): Promise<void> {
  const { outcome, reason } = decision;
  const entry = { action: actions[outcome], subjectKind: "project", subjectId: projectId } as const;
  await writeAudit(tx, ctx, { ...entry, ...(reason && { reason }), ...detailsOf(decision) });
}

/**
 * Hides, removes or brings back a project whose row is locked: what everybody sees, what search knows, what its owner is
 * told. `search` is what search needs to know of it again.
 */
export async function changeProject(
  tx: Tx,
  ctx: Ctx,
  project: ProjectRow,
  { decision, search }: { decision: Decision & { outcome: Change }; search: PreparedSearch | null },
): Promise<void> {
  const { outcome, reason, note } = decision;
  const [written] = await tx
    .update(projects)
    .set(columnsOf(outcome, reason, ctx.now))
    .where(eq(projects.id, project.id))
    .returning();
  if (written === undefined) throw new AppError("project_not_found");
  await writePreparedSearch(tx, ctx, { row: written, search });
  await writeDecision(tx, ctx, project, decision);
  await writeNotices(tx, ctx, [
    {
      userId: project.ownerId,
      kind: told[outcome],
      about: project,
      reason: outcome === "restored" ? null : reason,
      note,
    },
  ]);
}

/** Closes open reports, those of one content or all of a project, and tells whoever sent them. */
export async function closeReports(
  tx: Tx,
  ctx: Ctx,
  which: { projectId: string; contentHash?: string },
  outcome: ReportOutcome,
): Promise<number> {
  const { projectId, contentHash } = which;
  const closed = await tx
    .update(reports)
    .set({ closedAt: ctx.now, outcome })
    .where(
      and(
        eq(reports.projectId, projectId),
        contentHash === undefined ? undefined : eq(reports.contentHash, contentHash),
        isNull(reports.closedAt),
      ),
    )
    .returning({ reporterId: reports.reporterId, contentHash: reports.contentHash });
  const [copy] = await tx
    .select()
    .from(reportedContents)
    .where(eq(reportedContents.hash, contentHash ?? closed[0]?.contentHash ?? ""));
  if (copy === undefined) return closed.length;
  const about = { id: projectId, name: copy.snapshot.name, codename: copy.codename };
  const list = closed.map(({ reporterId }) => ({
    userId: reporterId,
    kind: "report_closed" as const,
    about,
    outcome,
  }));
  await writeNotices(tx, ctx, list);
  return closed.length;
}
