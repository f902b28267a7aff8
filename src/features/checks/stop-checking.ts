import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { addSpans, endSpans } from "./write-spans.ts";

/** Pauses checking inside the transaction that pauses the monitor. The result of a running check is not taken. */
export async function stopChecking(tx: Tx, monitorId: string, now: Date): Promise<void> {
  const stopped = await tx.execute(sql`
    update monitor_states
    set next_at = null, failing_since = null, due_at = due_at + interval '1 millisecond'
    where monitor_id = ${monitorId} and next_at is not null
    returning monitor_id`);
  if (stopped.rows.length === 0) return;
  await endSpans(tx, [{ monitorId, endedAt: now }]);
  await addSpans(tx, [
    { monitorId, kind: "paused", startedAt: now, endedAt: null, cause: null, detail: null },
  ]);
}
