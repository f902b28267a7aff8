import { countDistinct, desc, eq, isNull, sql } from "drizzle-orm";
import { reportedContents, reports } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { ReportQuery, type ReportQueue } from "./moderation.schema.ts";
import { pageOf, readGroups } from "./report-groups.ts";

/** What waits for staff: the most dangerous first, then what most people reported, then what waits longest. */
export async function listReports(ctx: Pick<Ctx, "db" | "actor">, input: unknown = {}): Promise<ReportQueue> {
  assertRight(ctx, "reports");
  const { page: wished } = parseInput(ReportQuery, input);
  const isWaiting = isNull(reports.closedAt);
  const [total] = await ctx.db
    .select({ count: countDistinct(reports.contentHash) })
    .from(reports)
    .where(isWaiting);
  const { matching, page, pages, limit, offset } = pageOf(total?.count ?? 0, wished);
  const rows = await ctx.db
    .select({ hash: reports.contentHash })
    .from(reports)
    .innerJoin(reportedContents, eq(reportedContents.hash, reports.contentHash))
    .where(isWaiting)
    .groupBy(reports.contentHash, reportedContents.riskScore)
    .orderBy(
      sql`coalesce(${reportedContents.riskScore}, 0) desc`,
      desc(sql`count(*)`),
      sql`min(${reports.createdAt})`,
      reports.contentHash,
    )
    .limit(limit)
    .offset(offset);
  const hashes = rows.map(({ hash }) => hash);
  const groups = await readGroups(ctx, hashes);
  return { groups: hashes.flatMap(hash => groups.get(hash) ?? []), matching, page, pages };
}
