import type { Env } from "#core/env.ts";
import { createKeys } from "#core/keys.ts";
import { createLog } from "#core/log.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import { loadSeed } from "#db/seed.ts";
import type { Services } from "#features/context/index.ts";
import { openFileStore } from "#features/file-store/index.ts";
import { createJobs } from "#features/jobs/index.ts";
import { secretKeyOf } from "./secret-key.ts";

export type RunningServices = { services: Services; database: Database; close(): Promise<void> };

/** Opens what a process needs, whatever its role: database, keys, log and jobs. */
export async function startServices(env: Env): Promise<RunningServices> {
  const log = createLog(env.LOG_LEVEL);
  const keys = createKeys(secretKeyOf(env));
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await applyMigrations(database);
    await loadSeed(database.db);
    const jobs = await createJobs(database, log);
    const files = openFileStore(env);
    await files.sweepStaging(new Date());
    const services: Services = { db: database.db, env, keys, log, jobs, files };
    return {
      services,
      database,
      close: async () => {
        await jobs.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
