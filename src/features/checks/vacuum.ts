import { sql } from "drizzle-orm";
import type { Services } from "../context/index.ts";

type Store = Pick<Services, "db">;

/**
 * The embedded database has no autovacuum: without this, the rows that every check rewrites would grow for ever and
 * the planner would know nothing of them.
 */
export async function vacuumStates({ db }: Store): Promise<void> {
  await db.execute(sql`vacuum (analyze) monitor_states`);
}

/** All other tables, one after the other, so that none holds up the process for long. */
export async function vacuumTables({ db }: Store): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where relname <> 'monitor_states' order by 1`);
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.raw(name)}`);
}
