import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { areMigrationsApplied } from "#db/migrate.ts";

/** Databases that were once seen with every migration: these stay applied, so later it is enough that one answers. */
const migrated = new WeakSet<Db>();

/** Whether the database answers and has every migration of this build. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  try {
    if (migrated.has(db)) await db.execute(sql`select 1`);
    else if (await areMigrationsApplied(db)) migrated.add(db);
    return migrated.has(db);
  } catch {
    return false;
  }
}
