import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { reportReasons } from "#core/vocabulary.ts";
import { projects, reports, users } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { type projectFilters, type StaffProjectPage, StaffProjectQuery } from "./moderation.schema.ts";
import { pageOf, stateOf } from "./report-groups.ts";

const filters: Record<(typeof projectFilters)[number], SQL | undefined> = {
  all: undefined,
  shown: and(eq(projects.isPrivate, false), isNull(projects.hiddenAt), isNull(projects.removedAt)),
  private: eq(projects.isPrivate, true),
  hidden: isNotNull(projects.hiddenAt),
  removed: isNotNull(projects.removedAt),
};

/** By name, address or owner; `%` and `_` stand for themselves. */
function matches(q: string): SQL | undefined {
  if (q === "") return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
  return or(
    ilike(projects.name, pattern),
    ilike(projects.codename, pattern),
    ilike(users.username, pattern),
    ilike(users.globalName, pattern),
    eq(projects.ownerId, q),
    eq(projects.id, q),
  );
}

async function countOpenReports({ db }: Pick<Ctx, "db">, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: reports.projectId, count: count() })
    .from(reports)
    .where(and(inArray(reports.projectId, ids), isNull(reports.closedAt)))
    .groupBy(reports.projectId);
  return new Map(rows.map(row => [row.id, row.count]));
}

/** All projects, private and removed ones too; the one saved last comes first. For staff. */
export async function listStaffProjects(
  ctx: Pick<Ctx, "db" | "actor">,
  input: unknown = {},
): Promise<StaffProjectPage> {
  assertRight(ctx, "projects");
  const query = parseInput(StaffProjectQuery, input);
  const where = and(filters[query.state], matches(query.q));
  const isOwner = eq(users.id, projects.ownerId);
  const [total] = await ctx.db
    .select({ count: count() })
    .from(projects)
    .innerJoin(users, isOwner)
    .where(where);
  const { matching, page, pages, limit, offset } = pageOf(total?.count ?? 0, query.page);
  const rows = await ctx.db
    .select({ project: projects, name: sql<string | null>`coalesce(${users.globalName}, ${users.username})` })
    .from(projects)
    .innerJoin(users, isOwner)
    .where(where)
    .orderBy(desc(projects.updatedAt), projects.id)
    .limit(limit)
    .offset(offset);
  const open = await countOpenReports(
    ctx,
    rows.map(({ project }) => project.id),
  );
  const items = rows.map(({ project, name }) => ({
    id: project.id,
    codename: project.codename,
    name: project.name,
    owner: { id: project.ownerId, name },
    state: stateOf(project),
    isPrivate: project.isPrivate,
    reason: reportReasons.find(reason => reason === project.moderationReason) ?? null,
    riskScore: project.riskScore,
    openReports: open.get(project.id) ?? 0,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  }));
  return { items, matching, page, pages };
}
