import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { openEmbedded } from "./embedded.ts";
import * as schema from "./schema/index.ts";

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** What a verb inside a transaction is given; a `Db` fits as well. */
export type Tx = PgDatabase<NodePgQueryResultHKT, typeof schema>;
export type Database = { kind: "embedded" | "postgres"; db: Db; pool: pg.Pool; close: () => Promise<void> };

export const overPool = (pool: pg.Pool): Db => drizzle(pool, { schema });

/** Opens PostgreSQL at `url`, or without one the embedded database in `dataDir`. */
export async function openDatabase(options: {
  url: string | undefined;
  dataDir: string;
  poolMax?: number;
}): Promise<Database> {
  if (options.url === undefined) {
    const embedded = await openEmbedded(options.dataDir);
    return { kind: "embedded", db: overPool(embedded.pool), ...embedded };
  }
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolMax ?? 10,
    application_name: "ra3d",
  });
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return { kind: "postgres", db: overPool(pool), pool, close: () => pool.end() };
}
