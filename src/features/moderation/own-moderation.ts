import { and, desc, eq, inArray } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import type { Tx } from "#db/client.ts";
import { appeals, moderationDecisions, projects } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import type { ProjectRow } from "../projects/index.ts";
import { lockForDecision } from "./apply-decision.ts";
import { AppealDraft, type OwnModeration } from "./moderation.schema.ts";
import { stateOf } from "./report-groups.ts";

type Asking = Pick<Ctx, "db" | "actor">;

/** The decision that made a project what it is now. */
async function lastDecision(tx: Tx, projectId: string, outcome: "hidden" | "removed") {
  const [row] = await tx
    .select()
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.projectId, projectId), eq(moderationDecisions.outcome, outcome)))
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id))
    .limit(1);
  return row ?? null;
}

async function moderationOf(tx: Tx, project: ProjectRow): Promise<OwnModeration> {
  const state = stateOf(project);
  const decision = state === "shown" ? null : await lastDecision(tx, project.id, state);
  const [appeal] = await tx
    .select()
    .from(appeals)
    .where(eq(appeals.projectId, project.id))
    .orderBy(desc(appeals.createdAt), desc(appeals.id))
    .limit(1);
  const isAbout = appeal !== undefined && decision !== null && appeal.createdAt >= decision.decidedAt;
  return {
    projectId: project.id,
    state,
    reason: decision?.reason ?? null,
    note: decision?.note ?? "",
    decidedAt: decision?.decidedAt.toISOString() ?? null,
    appeal: isAbout
      ? {
          message: appeal.message,
          status: appeal.status,
          createdAt: appeal.createdAt.toISOString(),
          answer: appeal.answer,
        }
      : null,
    // Each decision is appealed against once.
    canAppeal: decision !== null && !isAbout,
  };
}

/** How staff's decisions about the user's own projects stand, removed ones too. Unknown and foreign ids are left out. */
export async function listOwnModeration(ctx: Asking, ids: readonly string[]): Promise<OwnModeration[]> {
  const userId = assertUser(ctx);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(projects)
    .where(and(inArray(projects.id, [...new Set(ids)]), eq(projects.ownerId, userId)));
  const list: OwnModeration[] = [];
  for (const row of rows) list.push(await moderationOf(ctx.db, row));
  return list;
}

/** The same for one project. */
export async function getOwnModeration(ctx: Asking, { id }: { id: string }): Promise<OwnModeration> {
  const [moderation] = await listOwnModeration(ctx, [id]);
  if (moderation === undefined) throw new AppError("project_not_found");
  return moderation;
}

/** An owner's answer to staff's decision, once for each. */
export async function appealDecision(
  ctx: Ctx,
  input: { id: string; draft: unknown },
): Promise<OwnModeration> {
  const ownerId = assertUser(ctx);
  const { message } = parseInput(AppealDraft, input.draft);
  return ctx.db.transaction(async tx => {
    const project = await lockForDecision(tx, input.id);
    if (project === null || project.ownerId !== ownerId) throw new AppError("project_not_found");
    const { canAppeal } = await moderationOf(tx, project);
    if (!canAppeal) throw new AppError("appeal_not_possible");
    const appeal = { id: createId(), projectId: project.id, ownerId, message, createdAt: ctx.now };
    await tx.insert(appeals).values(appeal);
    return moderationOf(tx, project);
  });
}
