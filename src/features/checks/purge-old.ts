import { type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Db } from "#db/client.ts";
import { purgeSpentSolutions } from "../human-check/index.ts";
import { purgeRateLimits } from "../rate-limits/index.ts";
import { purgeSessions } from "../sessions/index.ts";

/** Deletes a few thousand rows at a time, so that nobody waits long for the table. Returns how many are gone. */
async function deleteInBatches(db: Db, table: SQL, condition: SQL): Promise<number> {
  let gone = 0;
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${limits.monitor.purgeBatch}))`);
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < limits.monitor.purgeBatch) return gone;
  }
}

/** Removes what is past its time: history, deliveries, ended sessions, used solutions, old counters. */
export async function purgeOld({ db }: { db: Db }, now: Date): Promise<number> {
  const before = (days: number) => sql`${addMs(now, -days * dayMs).toISOString()}::timestamptz`;
  const { sampleKeepDays, dayKeepDays, spanKeepDays } = limits.monitor;
  const old: [SQL, SQL][] = [
    [sql`monitor_hours`, sql`hour < ${before(sampleKeepDays)}`],
    [sql`monitor_days`, sql`day < ${before(dayKeepDays)}`],
    [sql`monitor_spans`, sql`started_at < ${before(spanKeepDays)} and ended_at < ${before(spanKeepDays)}`],
    [sql`deliveries`, sql`created_at < ${before(limits.notification.keepDays)}`],
    [sql`boosts`, sql`started_at < ${before(2)}`],
  ];
  let gone = 0;
  for (const [table, condition] of old) gone += await deleteInBatches(db, table, condition);
  const ended = await Promise.all([
    purgeSessions({ db, now }),
    purgeSpentSolutions({ db, now }),
    purgeRateLimits({ db, now }),
  ]);
  return ended.reduce((sum, count) => sum + count, gone);
}
