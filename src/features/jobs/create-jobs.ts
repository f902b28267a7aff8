import { sql } from "drizzle-orm";
import { fromDrizzle, type JobInsert, PgBoss } from "pg-boss";
import { limits } from "#core/limits.ts";
import type { Log } from "#core/log.ts";
import type { Database } from "#db/client.ts";
import type { JobName, JobPayloads, Jobs } from "./jobs.ts";
import { startLookout } from "./lookout.ts";
import { takeBackJobs } from "./take-back-jobs.ts";

/** How often a queue's worker would look by itself; the lookout wakes it long before. */
const byItselfS = 5 * 60;

/** `stately` keeps one job waiting and one running at most: for work that always does all there is to do. */
const policies: Record<JobName, "standard" | "stately"> = {
  "deliver-notification": "standard",
  "sweep-deliveries": "stately",
  "clamp-plans": "stately",
  "mail-notice": "standard",
  "assess-project": "standard",
  "assess-report": "standard",
  "drop-copies": "stately",
  "forget-views": "stately",
  "collect-blobs": "stately",
  "apply-provider-event": "standard",
  "pay-refund": "standard",
  "return-payment": "standard",
  "mail-contact": "standard",
  "mail-support": "standard",
  "mail-billing": "standard",
  "send-sandbox-webhooks": "stately",
  "billing-round": "stately",
  "reconcile-billing": "stately",
  "roll-up-days": "stately",
  "purge-old": "stately",
  "prove-ledger": "stately",
  "release-holds": "stately",
  "mail-leaving": "standard",
  "end-renewals": "standard",
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
  for (const [name, policy] of Object.entries(policies)) {
    if (!existing.has(name)) await boss.createQueue(name, { policy, ...limits.job });
    // Fills the queue's cache: on one connection, asking for it inside a transaction would wait for ever.
    await boss.insert(name, []);
  }
  const workers = new Map<JobName, string[]>();
  const wake = (name: JobName) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  const lookout = startLookout({ database, names: () => [...workers.keys()], wake, log });
  return {
    async add(tx, name, payloads, options = {}) {
      if (payloads.length === 0) return;
      const { startAfter } = options;
      const jobs = payloads.map((data): JobInsert => (startAfter ? { data, startAfter } : { data }));
      await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) });
    },
    nudge: wake,
    async work<Name extends JobName>(
      name: Name,
      batch: number,
      handler: (payloads: JobPayloads[Name][]) => Promise<void>,
    ) {
      const options = { batchSize: batch, pollingIntervalSeconds: byItselfS, burstWhenBatchFull: true };
      const id = await boss.work<JobPayloads[Name]>(name, options, jobs =>
        handler(jobs.map(job => job.data)),
      );
      workers.set(name, [...(workers.get(name) ?? []), id]);
    },
    schedule: (name, cron) => boss.schedule(name, cron, null, { tz: "UTC" }),
    async retry(name, id) {
      const known = Object.keys(policies).find(queue => queue === name);
      if (known === undefined) return false;
      // Its types do not say so, but commands answer how many jobs they changed.
      const answer: { affected?: unknown } = await boss.retry(known, id);
      return Number(answer.affected ?? 0) > 0;
    },
    async rest() {
      await lookout.stop();
      await Promise.all([...workers.keys()].map(name => boss.offWork(name, { wait: true })));
      workers.clear();
    },
    async close() {
      await lookout.stop();
      await boss.stop({ graceful: true, timeout: limits.worker.drainMs });
    },
  };
}
