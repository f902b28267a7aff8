import { and, count, eq, gt, isNull } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { projects, reports } from "#db/schema/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { findVisibleProject, isPublic, type ProjectRow } from "../projects/index.ts";
import { lockUser } from "../users/index.ts";
import { ReportDraft } from "./moderation.schema.ts";
import { takeCopy } from "./take-copy.ts";

/** What somebody may report: another one's project that everybody can see. */
async function getReported(ctx: Ctx, userId: string, idOrCodename: string): Promise<ProjectRow> {
  const project = await findVisibleProject(ctx, idOrCodename);
  if (project === null) throw new AppError("project_not_found");
  if (project.ownerId === userId) throw new AppError("own_project_report");
  if (!isPublic(project)) throw new AppError("project_not_found");
  return project;
}

async function assertMayReport(tx: Tx, userId: string, projectId: string, now: Date): Promise<void> {
  const isOpen = and(
    eq(reports.projectId, projectId),
    eq(reports.reporterId, userId),
    isNull(reports.closedAt),
  );
  if ((await tx.$count(reports, isOpen)) > 0) throw new AppError("report_open_already");
  const max = limits.report.perDay;
  const [row] = await tx
    .select({ made: count() })
    .from(reports)
    .where(and(eq(reports.reporterId, userId), gt(reports.createdAt, addMs(now, -dayMs))));
  if ((row?.made ?? 0) >= max) throw new AppError("report_limit_reached", { count: max });
}

/** Reports a project to staff, with a copy of what it is at this moment. */
export async function reportProject(
  ctx: Ctx,
  input: { id: string; draft: unknown },
): Promise<{ id: string }> {
  if (ctx.actor.kind !== "user") throw new AppError("login_to_report");
  const { userId } = ctx.actor;
  const { reason, details } = parseInput(ReportDraft, input.draft);
  const { id: projectId } = await getReported(ctx, userId, input.id);
  const id = createId();
  await ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    await assertMayReport(tx, userId, projectId, ctx.now);
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for("share");
    if (project === undefined || !isPublic(project)) throw new AppError("project_not_found");
    const copy = await takeCopy(tx, project, ctx.now);
    await tx.insert(reports).values({
      id,
      projectId,
      reporterId: userId,
      reason,
      details,
      contentHash: copy.hash,
      createdAt: ctx.now,
    });
    if (copy.isNew) await ctx.jobs.add(tx, "assess-report", [{ contentHash: copy.hash }]);
  });
  ctx.jobs.nudge("assess-report");
  return { id };
}
