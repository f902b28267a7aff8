import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { ModerationState } from "#core/vocabulary.ts";
import { projects, reportedContents, reports, users } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import type { ReportGroup } from "./moderation.schema.ts";

type Access = Pick<Ctx, "db">;

export const stateOf = (row: { hiddenAt: Date | null; removedAt: Date | null }): ModerationState =>
  row.removedAt !== null ? "removed" : row.hiddenAt !== null ? "hidden" : "shown";

const firstAt = sql<Date>`min(${reports.createdAt})`.mapWith(reports.createdAt);
const lastAt = sql<Date>`max(${reports.createdAt})`.mapWith(reports.createdAt);

/** How often each reason was given, the commonest first. */
async function readReasons({ db }: Access, hashes: string[]) {
  const rows = await db
    .select({ hash: reports.contentHash, reason: reports.reason, count: count() })
    .from(reports)
    .where(and(inArray(reports.contentHash, hashes), isNull(reports.closedAt)))
    .groupBy(reports.contentHash, reports.reason);
  const sorted = rows.toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
  return Map.groupBy(sorted, row => row.hash);
}

/** The groups of these contents as they are now, in no order. */
export async function readGroups(access: Access, hashes: string[]): Promise<Map<string, ReportGroup>> {
  if (hashes.length === 0) return new Map();
  const rows = await access.db
    .select({
      copy: reportedContents,
      count: count(reports.id),
      firstAt,
      lastAt,
      project: {
        // The first column tells whether there is a row.
        id: projects.id,
        hiddenAt: projects.hiddenAt,
        removedAt: projects.removedAt,
        isPrivate: projects.isPrivate,
        updatedAt: projects.updatedAt,
      },
      ownerName: sql<string | null>`coalesce(${users.globalName}, ${users.username})`,
    })
    .from(reportedContents)
    .innerJoin(reports, eq(reports.contentHash, reportedContents.hash))
    .leftJoin(projects, eq(projects.id, reportedContents.projectId))
    .leftJoin(users, eq(users.id, reportedContents.ownerId))
    .where(inArray(reportedContents.hash, hashes))
    .groupBy(reportedContents.hash, projects.id, users.id);
  const reasons = await readReasons(access, hashes);
  return new Map(
    rows.map(({ copy, project, ownerName, ...row }) => [
      copy.hash,
      {
        hash: copy.hash,
        projectId: copy.projectId,
        codename: copy.codename,
        name: copy.snapshot.name,
        owner: { id: copy.ownerId, name: ownerName },
        present: project && {
          state: stateOf(project),
          isPrivate: project.isPrivate,
          isChanged: project.updatedAt > copy.createdAt,
        },
        riskScore: copy.riskScore,
        reasons: (reasons.get(copy.hash) ?? []).map(({ reason, count: times }) => ({ reason, count: times })),
        count: row.count,
        firstAt: row.firstAt.toISOString(),
        lastAt: row.lastAt.toISOString(),
      },
    ]),
  );
}

/** One page of something that is counted, the last one for a page beyond it. */
export function pageOf(matching: number, wished: number) {
  const { pageSize } = limits.staff;
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const page = Math.min(wished, pages);
  return { matching, page, pages, limit: pageSize, offset: (page - 1) * pageSize };
}
