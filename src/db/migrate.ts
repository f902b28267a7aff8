import * as fs from "node:fs";
import * as path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./client.ts";

/** Any number: processes that start together wait for each other under it. */
const lockKey = 4_310_001;

/** The folder is found from the package's root, because the bundled server stands elsewhere than the source. */
function migrationsFolder(): string {
  let folder = import.meta.dirname;
  while (!fs.existsSync(path.join(folder, "package.json"))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error("package.json was not found above the server");
    folder = parent;
  }
  return path.join(folder, "src/db/migrations");
}

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
