import { sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Db } from "#db/client.ts";
import { checkerStates } from "#db/schema/index.ts";

/** Says that a worker lives and whether it is cut off, and forgets those that have not been seen for long. */
export async function checkerSeen(db: Db, workerId: string, isolated: boolean, now: Date): Promise<void> {
  const values = { workerId, isolated, seenAt: now };
  await db
    .insert(checkerStates)
    .values(values)
    .onConflictDoUpdate({ target: checkerStates.workerId, set: { isolated, seenAt: now } });
  const gone = addMs(now, -10 * limits.worker.seenForMs).toISOString();
  await db.delete(checkerStates).where(sql`${checkerStates.seenAt} < ${gone}::timestamptz`);
}

/** A worker that stops is no longer counted. */
export async function checkerGone(db: Db, workerId: string): Promise<void> {
  await db.delete(checkerStates).where(sql`${checkerStates.workerId} = ${workerId}`);
}
