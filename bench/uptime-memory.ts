/**
 * What the built product keeps resident while it checks monitors every minute (needs a build; Linux):
 *   npm run bench:uptime-memory -- [--monitors 10000] [--database embedded|postgres] [--seconds 180]
 * On PostgreSQL a process of its own only checks (ROLE=worker); the embedded database serves one process, which does
 * all there is to do. `bench:uptime` measures the sources, whose loading leaves more behind.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startApp } from "#tests/support/app.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { memoryNow, memoryPeak } from "./support/memory.ts";
import { startPeer } from "./support/messages.ts";

const { values: args } = parseArgs({
  options: {
    monitors: { type: "string", default: "10000" },
    database: { type: "string", default: "embedded" },
    seconds: { type: "string", default: "180" },
  },
});
const monitors = Number(args.monitors);
const support = (name: string) => join(import.meta.dirname, "support", name);
const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

const dataDir = mkdtempSync(join(tmpdir(), "ra3d-bench-"));
const postgres = args.database === "postgres" ? await startPostgres() : null;
const settings = {
  DATA_DIR: dataDir,
  LOG_LEVEL: "error",
  UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
  ...(postgres && { DATABASE_URL: postgres.url, SECRET_KEY: "bench ".repeat(8) }),
};
const target = startPeer(support("target-server.ts"));

/** Monitors that are online and due each minute from now on. */
async function fill(): Promise<void> {
  const { ports } = await target.ask<{ ports: number[] }>("listen", { secure: false });
  const filler = startPeer(support("uptime-worker.ts"), settings);
  await filler.ask("open");
  const filling = { monitors, intervalS: 60, ports, secure: false, alarms: "none", startMs: Date.now() };
  await filler.ask("fill", filling);
  await filler.end();
}

/** How many calls came to the targets since they were last asked. */
const calls = async () => (await target.ask<{ calls: unknown[] }>("notes")).calls.length / 2;

try {
  await fill();
  const app = await startApp({ ...settings, ROLE: postgres ? "worker" : "all" });
  const startedMb = memoryNow(app.pid);
  await pause(30_000);
  await calls();
  await pause(Number(args.seconds) * 1_000);
  const done = await calls();
  say(`${monitors} monitors every 60 s on ${args.database}, the product as built, after ${args.seconds} s`);
  say(`checks a minute   ${Math.round((done * 60) / Number(args.seconds))}`);
  say(
    `resident          ${memoryNow(app.pid).toFixed(0)} MB; ${startedMb.toFixed(0)} MB when it was ready, ${memoryPeak(app.pid).toFixed(0)} MB at most`,
  );
  await app.stop();
} finally {
  await target.kill();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
