import type pg from "pg";

/**
 * Makes jobs wait again that a process left undone when it was killed, instead of after the time that a job may take.
 * Only for a database that one process has to itself: whatever is being done there when it opens, nobody does.
 */
export async function takeBackJobs(pool: Pick<pg.Pool, "query">): Promise<void> {
  // Of work that always does all there is to do, the clock brings the next; two that wait would be one too many.
  await pool.query("delete from jobs.job where state = 'active' and policy = 'stately'");
  // A job that ends its process each time must not do so for ever.
  await pool.query(
    `update jobs.job set start_after = now(), state = case
       when retry_count < retry_limit then 'retry'::jobs.job_state else 'failed'::jobs.job_state end
     where state = 'active'`,
  );
}
