import { sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs, secondMs } from "#core/time.ts";
import type { MonitorMode } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { endSpans } from "./write-spans.ts";

export type CheckedMonitor = { monitorId: string; seq: number; intervalS: number; mode: MonitorMode };

/** When a heartbeat monitor that was last heard of at `heardAt` counts as silent. */
export const silentFrom = (intervalS: number, heardAt: Date): Date =>
  addMs(heardAt, limits.monitor.heartbeatMissedIntervals * intervalS * secondMs);

/**
 * Begins or resumes checking, inside the transaction that makes or resumes the monitor. It is pending until its
 * first check has ended; that is due at once, the later ones on the monitor's grid. A heartbeat monitor waits for
 * its bot instead.
 */
export async function startChecking(tx: Tx, monitor: CheckedMonitor, now: Date): Promise<void> {
  const dueAt = (monitor.mode === "http" ? now : silentFrom(monitor.intervalS, now)).toISOString();
  await endSpans(tx, [{ monitorId: monitor.monitorId, endedAt: now }]);
  await tx.execute(sql`
    insert into monitor_states as s (monitor_id, status, due_at, next_at)
    values (${monitor.monitorId}, 'pending', ${dueAt}::timestamptz, ${dueAt}::timestamptz)
    on conflict (monitor_id) do update set status = 'pending', since = null, failing_since = null,
      last_beat_at = null,
      -- Another due time than before a pause and after it, so that the result of a check that is still running is
      -- not taken.
      due_at = case when abs(date_part('epoch', s.due_at - excluded.due_at)) < 0.002
        then s.due_at + interval '2 milliseconds' else excluded.due_at end,
      next_at = excluded.next_at`);
}
