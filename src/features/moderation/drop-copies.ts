import { and, lt, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { reportedContents, reports } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

/**
 * Forgets copies, and the reports of them, when the last report was closed long ago. What they held can be collected
 * then.
 */
export async function dropCopies({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  const before = addMs(now, -limits.report.copyKeepMs);
  await db.transaction(async tx => {
    const gone = await tx
      .delete(reportedContents)
      .where(
        and(
          lt(reportedContents.createdAt, before),
          sql`not exists (select 1 from ${reports} r where r.content_hash = ${reportedContents.hash}
            and (r.closed_at is null or r.closed_at >= ${before.toISOString()}::timestamptz))`,
        ),
      )
      .returning({ hash: reportedContents.hash });
    if (gone.length === 0) return;
    const hashes = sql.param(gone.map(({ hash }) => hash));
    await tx.delete(reports).where(sql`${reports.contentHash} = any(${hashes}::text[])`);
  });
}
