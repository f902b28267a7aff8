import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkerOptions, serverOptions } from "#tests/support/app.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { latenessOf, type Notes, noticeDelays, quantiles } from "./support/lateness.ts";
import { startPeer } from "./support/messages.ts";
import { cpuMsOfPostgres } from "./support/postgres-cpu.ts";

/**
 * Measures the worker against targets that note each call:
 *   node bench/uptime.ts [--monitors 1000] [--interval 60] [--seconds 600] [--warmup 60]
 *                        [--database embedded|postgres] [--tls] [--fail-all] [--profile <folder>]
 */
const { values: args } = parseArgs({
  options: {
    monitors: { type: "string", default: "1000" },
    interval: { type: "string", default: "60" },
    seconds: { type: "string", default: "600" },
    warmup: { type: "string", default: "60" },
    database: { type: "string", default: "embedded" },
    tls: { type: "boolean", default: false },
    "fail-all": { type: "boolean", default: false },
    profile: { type: "string" },
  },
});
const monitors = Number(args.monitors);
const intervalS = Number(args.interval);
const seconds = Number(args.seconds);
const support = (name: string) => join(import.meta.dirname, "support", name);
const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

type Figures = { cpuMs: number; rssMb: number; atMs: number };
type Listening = { ports: number[]; discordPort: number; mailUrl: string; authority: string };
type End = Figures & { counts: { offline: number; deliveries: number; sent: number }; bytes: number };

const dataDir = mkdtempSync(join(tmpdir(), "ra3d-bench-"));
const postgres = args.database === "postgres" ? await startPostgres({ fsync: true }) : null;
const target = startPeer(support("target-server.ts"));
const { ports, discordPort, mailUrl, authority } = await target.ask<Listening>("listen", {
  secure: args.tls,
});
const trusted = args.tls ? authority : null;

const settings = {
  // The product runs as built JavaScript; with its code cached, the compiler that strips types is never loaded.
  NODE_COMPILE_CACHE: join(dataDir, "code"),
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
  DISCORD_API_URL: `http://127.0.0.1:${discordPort}`,
  SMTP_URL: mailUrl,
  ...(postgres && { DATABASE_URL: postgres.url, SECRET_KEY: "bench ".repeat(8) }),
};
const profile = args.profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${args.profile}`];
const startWorkerProcess = (options: string[]) => startPeer(support("uptime-worker.ts"), settings, options);
const worker = startWorkerProcess([...(postgres ? checkerOptions : serverOptions), ...profile]);
try {
  await main();
} finally {
  await Promise.all([worker.end(), target.kill()]);
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** CPU milliseconds of the leanest check there is. */
async function measureFloor(): Promise<number> {
  const floor = startPeer(support("floor.ts"));
  const checks = args.tls ? 2_000 : 8_000;
  const ms = await floor.ask<number>("measure", { ports, checks, authority: trusted });
  await floor.kill();
  return ms;
}

async function main() {
  // Filling takes its time too: nothing is due before the worker runs.
  const startMs = Date.now() + 8_000 + monitors * 1.5;
  const filling = {
    monitors,
    intervalS,
    ports,
    secure: args.tls,
    alarms: args["fail-all"] ? "both" : "none",
    startMs,
  };
  const preparing = startWorkerProcess([]);
  await preparing.ask("open");
  const seqs = await preparing.ask<number[]>("fill", filling);
  await preparing.end();
  if (Date.now() > startMs) throw new Error("Filling took so long that the checks would begin late");
  const opened = await worker.ask<Figures>("open");
  await worker.ask<Figures>("start", { authority: trusted });
  console.log(
    `${monitors} monitors every ${intervalS} s on ${args.database}${args.tls ? ", TLS" : ""}; warming up ${args.warmup} s, measuring ${seconds} s`,
  );
  // The machine's own pace changes within minutes: the floor is taken before and after.
  const floorBeforeMs = await measureFloor();
  await sleep(Number(args.warmup) * 1_000 + Math.max(0, startMs - Date.now()));
  await target.ask("notes");
  const before = await worker.ask<Figures>("figures");
  const postgresBefore = cpuMsOfPostgres(postgres?.url);
  if (args["fail-all"]) await target.ask("fail", true);
  await sleep(seconds * 1_000);
  const after = await worker.ask<Figures>("figures");
  const postgresMs = cpuMsOfPostgres(postgres?.url) - postgresBefore;
  // What was due at the very end may still be on its way.
  await sleep(3_000);
  const notes = await target.ask<Notes>("notes");
  await target.ask("fail", false);
  const end = await worker.ask<End>("stop");
  const floorMs = (floorBeforeMs + (await measureFloor())) / 2;

  const window = { fromMs: before.atMs, toMs: after.atMs };
  const { done, expected, late } = latenessOf(notes.calls, seqs, intervalS * 1_000, window);
  const total = notes.calls.length / 2;
  const cpu = (after.cpuMs - before.cpuMs) / total;
  const row = (name: string, value: string) => console.log(`${name.padEnd(34)} ${value}`);
  row(
    "checks on time / expected",
    `${done} / ${expected} (${expected - done} missed; ${total} calls in all)`,
  );
  row("lateness p50 / p99 / max", `${quantiles(late, [0.5, 0.99, 1])} ms`);
  row(
    "CPU a check, worker",
    `${cpu.toFixed(3)} ms (${(cpu / floorMs).toFixed(2)} × the floor of ${floorMs.toFixed(3)} ms)`,
  );
  if (postgres)
    row(
      "CPU a check, PostgreSQL",
      `${(postgresMs / total).toFixed(3)} ms; in all ${(cpu + postgresMs / total).toFixed(3)} ms`,
    );
  row("cores used", `${((after.cpuMs - before.cpuMs + postgresMs) / (after.atMs - before.atMs)).toFixed(2)}`);
  row("RSS", `${after.rssMb.toFixed(0)} MB; ${opened.rssMb.toFixed(0)} MB of it with only the database open`);
  row("stored a check, raw", `${end.bytes.toFixed(1)} bytes`);
  if (args["fail-all"]) {
    row(
      "offline / deliveries / sent",
      `${end.counts.offline} / ${end.counts.deliveries} / ${end.counts.sent}`,
    );
    for (const [name, arrivals] of [["Discord", notes.notices] as const, ["mail", notes.mails] as const])
      row(
        `confirmed failure → ${name}`,
        `${quantiles(noticeDelays(notes.failures, arrivals), [0.5, 0.99, 1])} ms (p50 / p99 / max)`,
      );
  }
}
