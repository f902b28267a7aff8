import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parseEnv } from "#core/env.ts";
import { createKeys } from "#core/keys.ts";
import { createLog } from "#core/log.ts";
import { openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import { type Ctx, contextFor } from "#features/context/index.ts";
import { openFileStore } from "#features/file-store/index.ts";
import { getMonitor, listMonitors } from "#features/monitors/index.ts";
import { createSandboxProvider } from "#features/sandbox/index.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { fillHistory } from "./support/history.ts";

/**
 * How long the dashboard of one account with many monitors and 90 days of history takes to answer:
 *   node bench/dashboard.ts [--monitors 1000] [--runs 200] [--database embedded|postgres]
 * Without --database both are measured, one after the other.
 */
const { values: args } = parseArgs({
  options: {
    monitors: { type: "string", default: "1000" },
    runs: { type: "string", default: "200" },
    database: { type: "string" },
  },
});
const count = Number(args.monitors);
const runs = Number(args.runs);
const say = (line: string) => process.stdout.write(`${line}\n`);
const rssMb = () => Math.round(process.memoryUsage().rss / 1_024 / 1_024);

const noJobs: Ctx["jobs"] = {
  add: async () => {},
  nudge: () => {},
  work: async () => {},
  schedule: async () => {},
  retry: async () => false,
  rest: async () => {},
  close: async () => {},
};

const sorts = ["status", "name", "created", "latency"] as const;
const ranges = ["day", "week", "month", "quarter"] as const;

/** What is asked for, by name; `run` counts up, so that every page and every monitor has its turn. */
const questions: Record<string, (ctx: Ctx, run: number) => Promise<unknown>> = {
  "list, bars of checks": (ctx, run) =>
    listMonitors(ctx, { page: 1 + (run % Math.ceil(count / 50)), sort: sorts[run % sorts.length] }),
  "list, bars of days": (ctx, run) =>
    listMonitors(ctx, { page: 1 + (run % Math.ceil(count / 50)), bars: "days" }),
  "list, searched": (ctx, run) => listMonitors(ctx, { q: run % 2 === 0 ? "الاردن" : "shop-7" }),
  ...Object.fromEntries(
    ranges.map(range => [
      `detail, ${range}`,
      (ctx: Ctx, run: number) => getMonitor(ctx, { id: `bench-${1 + (run % count)}`, range }),
    ]),
  ),
};

async function measure(ctx: Ctx, question: (ctx: Ctx, run: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await question(ctx, run * 7);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5).padStart(6)}  p95 ${at(0.95).padStart(6)}  max ${at(1).padStart(6)} ms`;
}

async function bench(kind: "embedded" | "postgres"): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "ra3d-bench-"));
  const postgres = kind === "postgres" ? await startPostgres({ fsync: true }) : null;
  const database = await openDatabase({ url: postgres?.url, dataDir });
  try {
    await applyMigrations(database);
    const now = new Date();
    const began = performance.now();
    await fillHistory(database.db, "bench", count, now);
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    const { rows } = await database.pool.query("select pg_database_size(current_database())::float8 as size");
    say(
      `${kind}: ${count} monitors, ${Math.round(rows[0].size / 1e6)} MB of history, filled in ${seconds} s`,
    );
    const env = parseEnv({ DATA_DIR: dataDir });
    const shared = {
      db: database.db,
      env,
      keys: createKeys("x".repeat(32)),
      log: createLog("silent"),
      jobs: noJobs,
      files: openFileStore(env),
    };
    const services = { ...shared, payments: createSandboxProvider(shared) };
    const actor = { kind: "user", userId: "bench", sessionId: "bench", role: "user" } as const;
    const ctx = contextFor(services, actor, now);
    for (const question of Object.values(questions))
      for (let run = 0; run < 5; run++) await question(ctx, run);
    const before = rssMb();
    for (const [name, question] of Object.entries(questions))
      say(`  ${name.padEnd(22)} ${await measure(ctx, question)}`);
    say(
      `  memory ${before} MB before, ${rssMb()} MB after ${runs * Object.keys(questions).length} answers\n`,
    );
  } finally {
    await database.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

for (const kind of ["embedded", "postgres"] as const)
  if (args.database === undefined || args.database === kind) await bench(kind);
