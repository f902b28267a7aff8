import { sql } from "drizzle-orm";
import { parseEnv } from "#core/env.ts";
import { createKeys } from "#core/keys.ts";
import { createLog } from "#core/log.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import type { Services } from "#features/context/index.ts";
import { openFileStore } from "#features/file-store/index.ts";
import { createJobs } from "#features/jobs/index.ts";
import { createSandboxProvider } from "#features/sandbox/index.ts";
import { createProber } from "#probes/index.ts";
import { startWorker, type Worker } from "#worker/index.ts";
import { answer } from "./messages.ts";
import { type Filling, fillMonitors, storedBytesPerCheck } from "./monitors.ts";

/** The worker under measure, with a database of its own: the embedded one in DATA_DIR, or DATABASE_URL. */

const env = parseEnv(process.env);
let database: Database;
let services: Services;
let worker: Worker;

const figures = () => {
  const { user, system } = process.cpuUsage();
  const lag = { cpuMs: (user + system) / 1_000, rssMb: process.memoryUsage().rss / 2 ** 20 };
  return { ...lag, atMs: Date.now(), held: worker?.figures() ?? null };
};

answer({
  async open() {
    database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
    await applyMigrations(database);
    const opened = figures();
    const log = createLog("warn");
    const jobs = await createJobs(database, log);
    const keys = createKeys("bench bench bench bench bench bench");
    const shared = { db: database.db, env, keys, log, jobs, files: openFileStore(env) };
    services = { ...shared, payments: createSandboxProvider(shared) };
    return opened;
  },
  /** Also closes the database: what is measured is a process that opens one which is there. */
  async fill(filling: Filling) {
    const seqs = await fillMonitors(services, filling);
    await services.jobs.close();
    await database.close();
    return seqs;
  },
  async start({ authority }: { authority: string | null }) {
    const before = figures();
    const settings = { userAgent: "bench", allowPrivateNetworks: true, ownHosts: [], now: () => new Date() };
    const certificateAuthorities = authority === null ? [] : [authority];
    worker = await startWorker(services, { prober: createProber({ ...settings, certificateAuthorities }) });
    return before;
  },
  figures,
  async stop() {
    await worker.stop();
    const end = figures();
    const { rows } = await services.db.execute(sql`
      select (select count(*)::int from monitor_states where status = 'offline') as offline,
        (select count(*)::int from deliveries) as deliveries,
        (select count(*)::int from deliveries where status = 'sent') as sent`);
    const bytes = await storedBytesPerCheck(services);
    await services.jobs.close();
    await database.close();
    return { ...end, counts: rows[0], bytes };
  },
});
