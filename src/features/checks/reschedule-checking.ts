import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { effectiveIntervalMs, nextDue } from "./schedule.ts";
import { type CheckedMonitor, silentFrom } from "./start-checking.ts";

export type Rescheduled = CheckedMonitor & {
  boostUntil: Date | null;
  /** `now`: the target changed or a boost began, so check at once. `grid`: only the interval changed. */
  due: "now" | "grid";
};

/**
 * Moves the next check after a change, inside the transaction of the change. A check that is running or about to
 * run is not overtaken (no monitor is checked twice at the same time): its result is not taken, and the new check
 * follows as soon as it has ended. Does nothing while paused.
 */
export async function rescheduleChecking(tx: Tx, change: Rescheduled, now: Date): Promise<void> {
  if (change.mode === "heartbeat") return rescheduleHeartbeat(tx, change, now);
  const dueAt = change.due === "now" ? now : nextDue(change.seq, effectiveIntervalMs(change, now), now);
  await moveDue(tx, change.monitorId, dueAt);
}

/** Checks now, whatever the schedule says; the schedule goes on afterwards. Does nothing while paused. */
export const checkNow = (tx: Tx, monitorId: string, now: Date): Promise<void> => moveDue(tx, monitorId, now);

async function moveDue(tx: Tx, monitorId: string, dueAt: Date): Promise<void> {
  const at = dueAt.toISOString();
  // Whoever holds the lease gives it back when the check has ended: until then nobody claims the row.
  await tx.execute(sql`
    update monitor_states s set failing_since = null, due_at = moved.due_at, next_at = moved.due_at
    from (select case when due_at = ${at}::timestamptz then due_at + interval '1 millisecond'
      else ${at}::timestamptz end as due_at from monitor_states where monitor_id = ${monitorId} for update) moved
    where monitor_id = ${monitorId} and next_at is not null`);
}

async function rescheduleHeartbeat(tx: Tx, change: Rescheduled, now: Date): Promise<void> {
  const dueAt = silentFrom(change.intervalS, now).toISOString();
  await tx.execute(sql`
    update monitor_states set due_at = ${dueAt}::timestamptz, next_at = ${dueAt}::timestamptz, leased_by = null,
      lease_until = null
    where monitor_id = ${change.monitorId} and next_at is not null`);
}
