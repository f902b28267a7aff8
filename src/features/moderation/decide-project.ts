import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { appeals } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { prepareProjectSearch } from "../projects/index.ts";
import { changeProject, closeReports, lockForDecision, logDecision } from "./apply-decision.ts";
import { ProjectDecision } from "./moderation.schema.ts";

/**
 * Hides, removes or brings back a project, reported or not. Hiding and removing close its open reports; bringing it back
 * grants the appeal that waits.
 */
export async function decideProject(
  ctx: Ctx,
  input: { id: string; decision: unknown },
): Promise<{ id: string }> {
  assertRight(ctx, "projects");
  const decision = parseInput(ProjectDecision, input.decision);
  const { outcome } = decision;
  // Read outside of the transaction: contents never change under their hash.
  const search = outcome === "restored" ? await prepareProjectSearch(ctx, input.id) : null;
  await ctx.db.transaction(async tx => {
    const project = await lockForDecision(tx, input.id);
    if (project === null) throw new AppError("project_not_found");
    await changeProject(tx, ctx, project, { decision, search });
    if (outcome === "restored")
      await tx
        .update(appeals)
        .set({ status: "granted", decidedAt: ctx.now, answer: decision.note })
        .where(and(eq(appeals.projectId, project.id), eq(appeals.status, "waiting")));
    else await closeReports(tx, ctx, { projectId: project.id }, outcome);
    await logDecision(tx, ctx, project.id, decision);
  });
  ctx.jobs.nudge("mail-notice");
  return { id: input.id };
}
