import { sql } from "drizzle-orm";
import { fromDrizzle, type JobInsert, PgBoss } from "pg-boss";
import { limits } from "#core/limits.ts";
import type { Log } from "#core/log.ts";
import type { Database } from "#db/client.ts";
import type { JobName, JobPayloads, Jobs } from "./jobs.ts";
import { takeBackJobs } from "./take-back-jobs.ts";

/** `alone`: how often one process with its own database looks, where every job that is added nudges it anyway. */
type QueueSettings = { policy: "standard" | "stately"; lookEveryS: number; alone?: number };

/** `stately` keeps one job waiting and one running at most: for work that always does all there is to do. */
const round: QueueSettings = { policy: "stately", lookEveryS: 10, alone: 30 };
const queues: Record<JobName, QueueSettings> = {
  "deliver-notification": { policy: "standard", lookEveryS: 1, alone: 5 },
  "sweep-deliveries": round,
  "clamp-plans": round,
  "mail-notice": { policy: "standard", lookEveryS: 5, alone: 15 },
  "assess-project": { policy: "standard", lookEveryS: 5, alone: 15 },
  "assess-report": { policy: "standard", lookEveryS: 5, alone: 15 },
  "drop-copies": round,
  "forget-views": round,
  "collect-blobs": round,
  "apply-provider-event": { policy: "standard", lookEveryS: 1, alone: 5 },
  "pay-refund": { policy: "standard", lookEveryS: 5, alone: 15 },
  "return-payment": { policy: "standard", lookEveryS: 5, alone: 15 },
  "mail-contact": { policy: "standard", lookEveryS: 5, alone: 15 },
  "mail-support": { policy: "standard", lookEveryS: 5, alone: 15 },
  "mail-billing": { policy: "standard", lookEveryS: 5, alone: 15 },
  "send-sandbox-webhooks": { policy: "stately", lookEveryS: 2, alone: 5 },
  "billing-round": round,
  "reconcile-billing": round,
  "roll-up-days": round,
  "purge-old": round,
  "prove-ledger": round,
  "release-holds": round,
  "mail-leaving": { policy: "standard", lookEveryS: 5, alone: 15 },
  "end-renewals": { policy: "standard", lookEveryS: 5, alone: 15 },
};

/** Opens the job queues in the database's schema `jobs`; makes it when it is missing, once for all processes. */
export async function createJobs(database: Pick<Database, "kind" | "pool">, log?: Log): Promise<Jobs> {
  const { pool } = database;
  const boss = new PgBoss({
    schema: "jobs",
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    db: {
      executeSql: async (text, values) => {
        // Several statements without values answer with a list; nobody reads the rows of those.
        const result = await pool.query(text, values);
        return Array.isArray(result) ? { rows: [] } : result;
      },
    },
    // Indexes are rebuilt by statements that the embedded database does not know.
    reindex: database.kind !== "embedded",
    monitorVacuum: false,
    // Each look costs as much as a dozen checks: nothing is scheduled more often than each minute, no job waits for another.
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 60 * 60,
  });
  boss.on("error", err => log?.error({ err }, "job queue"));
  await boss.start();
  if (database.kind === "embedded") await takeBackJobs(pool);
  const existing = new Set((await boss.getQueues()).map(queue => queue.name));
  for (const [name, { policy }] of Object.entries(queues)) {
    if (!existing.has(name)) await boss.createQueue(name, { policy, ...limits.job });
    // Fills the queue's cache: on one connection, asking for it inside a transaction would wait for ever.
    await boss.insert(name, []);
  }
  const workers = new Map<JobName, string[]>();
  return {
    async add(tx, name, payloads, options = {}) {
      if (payloads.length === 0) return;
      const { startAfter } = options;
      const jobs = payloads.map((data): JobInsert => (startAfter ? { data, startAfter } : { data }));
      await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) });
    },
    nudge(name) {
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    },
    async work<Name extends JobName>(
      name: Name,
      batch: number,
      handler: (payloads: JobPayloads[Name][]) => Promise<void>,
    ) {
      const { lookEveryS, alone = lookEveryS } = queues[name];
      const pollingIntervalSeconds = database.kind === "embedded" ? alone : lookEveryS;
      const options = { batchSize: batch, pollingIntervalSeconds, burstWhenBatchFull: true };
      const id = await boss.work<JobPayloads[Name]>(name, options, jobs =>
        handler(jobs.map(job => job.data)),
      );
      workers.set(name, [...(workers.get(name) ?? []), id]);
    },
    schedule: (name, cron) => boss.schedule(name, cron, null, { tz: "UTC" }),
    async retry(name, id) {
      const known = Object.keys(queues).find(queue => queue === name);
      if (known === undefined) return false;
      // Its types do not say so, but commands answer how many jobs they changed.
      const answer: { affected?: unknown } = await boss.retry(known, id);
      return Number(answer.affected ?? 0) > 0;
    },
    async rest() {
      await Promise.all([...workers.keys()].map(name => boss.offWork(name, { wait: true })));
      workers.clear();
    },
    close: () => boss.stop({ graceful: true, timeout: limits.worker.drainMs }),
  };
}
