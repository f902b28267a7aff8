import type { Env } from "#core/env.ts";
import { createKeys } from "#core/keys.ts";
import { createLog, type Log } from "#core/log.ts";
import { type Database, type Db, openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import { loadSeed } from "#db/seed.ts";
import { loadContentCodes } from "#features/codes/index.ts";
import type { Services } from "#features/context/index.ts";
import { openFileStore } from "#features/file-store/index.ts";
import { createJobs } from "#features/jobs/index.ts";
import { settleRoles } from "#features/staff-roles/index.ts";
import { openPayments } from "./payments.ts";
import { secretKeyOf } from "./secret-key.ts";

export type RunningServices = { services: Services; database: Database; close(): Promise<void> };

/** Loads the library's own codes; what is wrong with one of them is told and keeps nothing else from starting. */
async function loadCodes(db: Db, log: Log): Promise<void> {
  const load = await loadContentCodes({ db, now: new Date() });
  if (load === null) return;
  const { added, updated, hidden, leftToStaff, problems } = load;
  for (const { code, problem } of problems) log.warn({ code, problem }, "code not loaded as it stands");
  for (const code of leftToStaff) log.info({ code }, "code kept as staff saved it");
  log.info(
    { added: added.length, updated: updated.length, hidden: hidden.length, problems: problems.length },
    "codes loaded",
  );
}

/** Opens what a process needs, whatever its role: database, keys, log and jobs. */
export async function startServices(env: Env): Promise<RunningServices> {
  const log = createLog(env.LOG_LEVEL);
  const keys = createKeys(secretKeyOf(env));
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await applyMigrations(database);
    await loadSeed(database.db);
    await settleRoles({ db: database.db, env });
    await loadCodes(database.db, log);
    const jobs = await createJobs(database, log);
    const files = openFileStore(env);
    await files.sweepStaging(new Date());
    const payments = openPayments({ db: database.db, env, keys, log, jobs });
    const services: Services = { db: database.db, env, keys, log, jobs, files, payments };
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
