import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Tx } from "./client.ts";
import * as schema from "./schema/index.ts";

/**
 * A transaction for hot paths that send prepared statements: `client` runs them by name, `tx` is the same connection
 * for verbs. Use nothing else of the pool inside.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client, drizzle(client, { schema }));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
