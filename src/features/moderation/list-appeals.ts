import { asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { appeals, moderationDecisions, projects, users } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { type AppealPage, AppealQuery } from "./moderation.schema.ts";
import { pageOf, stateOf } from "./report-groups.ts";

type Decision = typeof moderationDecisions.$inferSelect;

/** What each appeal is about: the last decision before it that took something away. */
async function readDecisions(
  { db }: Pick<Ctx, "db">,
  projectIds: string[],
): Promise<Map<string, Decision[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(moderationDecisions)
    .where(inArray(moderationDecisions.projectId, projectIds))
    .orderBy(desc(moderationDecisions.decidedAt));
  const against = rows.filter(({ outcome }) => outcome === "hidden" || outcome === "removed");
  return Map.groupBy(against, row => row.projectId);
}

/** Appeals: those that wait with the oldest first, the others with the newest. For staff. */
export async function listAppeals(ctx: Pick<Ctx, "db" | "actor">, input: unknown = {}): Promise<AppealPage> {
  assertRight(ctx, "appeals");
  const { status, page: wished } = parseInput(AppealQuery, input);
  const where = eq(appeals.status, status);
  const [total] = await ctx.db.select({ count: count() }).from(appeals).where(where);
  const { matching, page, pages, limit, offset } = pageOf(total?.count ?? 0, wished);
  const order = status === "waiting" ? [asc(appeals.createdAt)] : [desc(appeals.decidedAt)];
  const rows = await ctx.db
    .select({
      appeal: appeals,
      project: projects,
      ownerName: sql<string | null>`coalesce(${users.globalName}, ${users.username})`,
    })
    .from(appeals)
    .innerJoin(projects, eq(projects.id, appeals.projectId))
    .leftJoin(users, eq(users.id, appeals.ownerId))
    .where(where)
    .orderBy(...order, asc(appeals.id))
    .limit(limit)
    .offset(offset);
  const decisions = await readDecisions(
    ctx,
    rows.map(({ project }) => project.id),
  );
  const items = rows.map(({ appeal, project, ownerName }) => {
    const about = decisions.get(project.id)?.find(({ decidedAt }) => decidedAt <= appeal.createdAt);
    return {
      id: appeal.id,
      project: { id: project.id, codename: project.codename, name: project.name },
      owner: { id: appeal.ownerId, name: ownerName },
      state: stateOf(project),
      reason: about?.reason ?? null,
      note: about?.note ?? "",
      message: appeal.message,
      status: appeal.status,
      createdAt: appeal.createdAt.toISOString(),
      decidedAt: appeal.decidedAt?.toISOString() ?? null,
      answer: appeal.answer,
    };
  });
  return { items, matching, page, pages };
}
