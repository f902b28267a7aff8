import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { appeals } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { writeNotices } from "../notices/index.ts";
import { prepareProjectSearch } from "../projects/index.ts";
import { changeProject, lockForDecision } from "./apply-decision.ts";
import { AppealDecision } from "./moderation.schema.ts";

type Appeal = typeof appeals.$inferSelect;

async function lockAppeal(tx: Tx, id: string): Promise<Appeal> {
  const [appeal] = await tx.select().from(appeals).where(eq(appeals.id, id)).for("update");
  if (appeal === undefined) throw new AppError("appeal_not_found");
  if (appeal.status !== "waiting") throw new AppError("appeal_decided_already");
  return appeal;
}

/** Grants an appeal, which brings the project back, or refuses it. Its owner is told either way. */
export async function decideAppeal(
  ctx: Ctx,
  input: { id: string; decision: unknown },
): Promise<{ id: string }> {
  assertRight(ctx, "appeals");
  const { granted, answer } = parseInput(AppealDecision, input.decision);
  const [found] = await ctx.db.select().from(appeals).where(eq(appeals.id, input.id));
  if (found === undefined) throw new AppError("appeal_not_found");
  const search = granted ? await prepareProjectSearch(ctx, found.projectId) : null;
  await ctx.db.transaction(async tx => {
    // The project first, as every decision about it does.
    const project = await lockForDecision(tx, found.projectId);
    if (project === null) throw new AppError("appeal_not_found");
    const appeal = await lockAppeal(tx, input.id);
    await tx
      .update(appeals)
      .set({ status: granted ? "granted" : "refused", decidedAt: ctx.now, answer })
      .where(eq(appeals.id, appeal.id));
    if (granted) {
      const decision = { outcome: "restored", reason: null, note: answer } as const;
      await changeProject(tx, ctx, project, { decision, search });
    } else {
      await writeNotices(tx, ctx, [
        { userId: project.ownerId, kind: "appeal_refused", about: project, note: answer },
      ]);
    }
    await writeAudit(tx, ctx, {
      action: granted ? "appeal.grant" : "appeal.refuse",
      subjectKind: "project",
      subjectId: project.id,
      ...(answer !== "" && { details: { note: answer } }),
    });
  });
  ctx.jobs.nudge("mail-notice");
  return { id: input.id };
}
