import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { reportedContents } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { changeProject, closeReports, lockForDecision, logDecision } from "./apply-decision.ts";
import { ReportDecision } from "./moderation.schema.ts";

/**
 * What staff decide about one reported content. To keep it closes the reports of this content; to hide or remove the
 * project closes all that are open about it. A project that its owner has deleted is gone anyway: its reports are closed.
 */
export async function decideReports(
  ctx: Ctx,
  input: { hash: string; decision: unknown },
): Promise<{ closed: number }> {
  assertRight(ctx, "reports");
  const decision = parseInput(ReportDecision, input.decision);
  const { outcome } = decision;
  const closed = await ctx.db.transaction(async tx => {
    const [copy] = await tx.select().from(reportedContents).where(eq(reportedContents.hash, input.hash));
    if (copy === undefined) throw new AppError("report_not_found");
    const { projectId } = copy;
    const project = await lockForDecision(tx, projectId);
    const isChange = outcome !== "kept" && project !== null;
    if (isChange) await changeProject(tx, ctx, project, { decision: { ...decision, outcome }, search: null });
    const which = outcome === "kept" ? { projectId, contentHash: copy.hash } : { projectId };
    const count = await closeReports(tx, ctx, which, outcome);
    if (count === 0 && !isChange) throw new AppError("report_not_found");
    await logDecision(tx, ctx, projectId, decision);
    return count;
  });
  ctx.jobs.nudge("mail-notice");
  return { closed };
}
