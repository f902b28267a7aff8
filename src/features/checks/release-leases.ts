import type pg from "pg";

/**
 * Gives back what a worker has claimed and will not do, or did for a due time that no longer holds: whoever comes
 * next need not wait for the end of the lease.
 */
export async function releaseLeases(
  pool: pg.Pool,
  workerId: string,
  monitorIds: readonly string[],
): Promise<void> {
  if (monitorIds.length === 0) return;
  await pool.query(
    `update monitor_states set leased_by = null, lease_until = null
     where monitor_id = any($2::text[]) and leased_by = $1`,
    [workerId, monitorIds],
  );
}

/**
 * Gives back every lease there is. Only for the embedded database, which serves one process: whoever held them has
 * ended without a word.
 */
export async function releaseAllLeases(pool: pg.Pool): Promise<void> {
  await pool.query(
    "update monitor_states set leased_by = null, lease_until = null where leased_by is not null",
  );
}
