import { sql } from "drizzle-orm";
import { parseEnv } from "#core/env.ts";
import { createId } from "#core/ids.ts";
import { createKeys } from "#core/keys.ts";
import { createLog } from "#core/log.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import { startChecking } from "#features/checks/index.ts";
import type { Services } from "#features/context/index.ts";
import { openFileStore } from "#features/file-store/index.ts";
import { createJobs } from "#features/jobs/index.ts";
import { createSandboxProvider } from "#features/sandbox/index.ts";
import { startWorker, type Worker } from "#worker/index.ts";
import { answer } from "./messages.ts";
import { type Filling, fillMonitors } from "./monitors.ts";

/** A process that is killed: database, worker, and somebody who adds monitors and reads statuses all the time. */

/** What somebody outside was told and may rely on. */
export type Acknowledged = { monitors: string[]; turns: [monitorId: string, turn: number][] };

export type Verdict = {
  monitors: string[];
  turns: Record<string, number>;
  /** Stretches of the timeline that do not begin where the one before ended. */
  tornSpans: number;
  /** Monitors whose turns, stretches and deliveries do not match. */
  mismatches: number;
  turned: number;
  deliveries: string[];
  unsent: number;
};

const env = parseEnv(process.env);
let database: Database;
let services: Services;
let worker: Worker | null = null;
let added: string[] = [];
let adding = true;

async function addMonitor(url: string, intervalS: number): Promise<void> {
  const id = createId();
  const now = new Date();
  const webhook = `https://discord.com/api/webhooks/${10n ** 17n + BigInt(now.getTime())}/${"y".repeat(68)}`;
  await services.db.transaction(async tx => {
    await tx.execute(
      sql`insert into users (id, username, created_at, last_login_at) values (${id}, 'x', now(), now())`,
    );
    const { rows } = await tx.execute<{ seq: string }>(sql`
      insert into monitors (id, owner_id, name, type, mode, url, interval_s, accepted_statuses, discord_enabled,
        webhook_sealed, created_at, updated_at)
      values (${id}, ${id}, 'added', 'website', 'http', ${url}, ${intervalS}, '200-299', true,
        ${services.keys.seal(webhook)}, now(), now()) returning seq`);
    await startChecking(tx, { monitorId: id, seq: Number(rows[0]?.seq), intervalS, mode: "http" }, now);
  });
  added.push(id);
}

async function verdict(): Promise<Verdict> {
  const { db } = services;
  const states = await db.execute<{ id: string; turn: number }>(
    sql`select monitor_id as id, turn from monitor_states`,
  );
  const torn = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select started_at, lag(ended_at) over w as before, row_number() over w as number from monitor_spans
      window w as (partition by monitor_id order by started_at)) s
    where number > 1 and started_at is distinct from before`);
  const wrong = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select s.turn,
        (select count(*) from monitor_spans p where p.monitor_id = s.monitor_id) as spans,
        (select count(*) from monitor_spans p where p.monitor_id = s.monitor_id) - (
          select case p.kind when 'online' then 1 else 0 end from monitor_spans p
          where p.monitor_id = s.monitor_id order by started_at limit 1) as news,
        (select count(distinct d.turn) from deliveries d where d.monitor_id = s.monitor_id) as told,
        (select count(*) from deliveries d where d.monitor_id = s.monitor_id) as deliveries
      from monitor_states s) m
    where turn <> spans or (spans > 0 and (news <> told or told <> deliveries))`);
  const deliveries = await db.execute<{ id: string; status: string }>(sql`select id, status from deliveries`);
  return {
    monitors: states.rows.map(row => row.id),
    turns: Object.fromEntries(states.rows.map(row => [row.id, row.turn])),
    tornSpans: torn.rows[0]?.n ?? 0,
    mismatches: wrong.rows[0]?.n ?? 0,
    turned: states.rows.reduce((sum, row) => sum + row.turn, 0),
    deliveries: deliveries.rows.map(row => row.id),
    unsent: deliveries.rows.filter(row => row.status !== "sent").length,
  };
}

answer({
  async open() {
    database = await openDatabase({ url: undefined, dataDir: env.DATA_DIR });
    await applyMigrations(database);
    const log = createLog("error");
    const jobs = await createJobs(database, log);
    const keys = createKeys("bench bench bench bench bench bench");
    const shared = { db: database.db, env, keys, log, jobs, files: openFileStore(env) };
    services = { ...shared, payments: createSandboxProvider(shared) };
    return true;
  },
  fill: (filling: Filling) => fillMonitors(services, filling),
  async start({ url, intervalS }: { url: string; intervalS: number }) {
    worker = await startWorker(services);
    const add = async () => {
      while (adding) {
        await addMonitor(url, intervalS);
        await new Promise(resolve => setTimeout(resolve, 100));
      }
    };
    void add();
    return true;
  },
  /** What was committed since the last question: whoever is told of it may rely on it. */
  async acknowledged(): Promise<Acknowledged> {
    const { rows } = await services.db.execute<{ id: string; turn: number }>(
      sql`select monitor_id as id, turn from monitor_states where turn > 0`,
    );
    const monitors = added;
    added = [];
    return { monitors, turns: rows.map(row => [row.id, row.turn]) };
  },
  rest: () => {
    adding = false;
    return true;
  },
  verdict,
  async stop() {
    await worker?.stop();
    await services.jobs.close();
    await database.close();
    return true;
  },
});
