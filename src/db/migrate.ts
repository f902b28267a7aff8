import * as path from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database, Db } from "./client.ts";
import { packageRoot } from "./package-root.ts";

/** Any number: processes that start together wait for each other under it. */
const lockKey = 4_310_001;

const migrationsFolder = (): string => path.join(packageRoot(), "src/db/migrations");

/** Applies the migrations that are missing, all or none. Safe when several processes start at once. */
export async function applyMigrations(database: Pick<Database, "pool">): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockKey]).catch(() => {});
    client.release();
  }
}

/** Whether the database has every migration of this build. Throws where it cannot be asked. */
export async function areMigrationsApplied(db: Db): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0;
  const { rows } = await db.execute<{ applied: string | null }>(
    sql`select max(created_at) as applied from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.applied ?? 0) >= newest;
}
