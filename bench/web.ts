/**
 * Pages as a phone meets them (Lighthouse), and how many pages a second the server gives:
 *   node bench/web.ts [--runs 3] [--rounds 3] [--only phone|load]
 * The rates stand beside those of a bare page of React Router and Hono, rendered the way its template does, in the
 * same run: machines differ, and one machine from hour to hour.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import { createSession } from "#features/sessions/index.ts";
import { startApp } from "../tests/support/app.ts";
import { findChromium } from "../tests/support/chromium.ts";
import { fillHistory } from "./support/history.ts";
import { pagesPerSecond } from "./support/load.ts";
import { onPhone, rowOf } from "./support/phone.ts";

const { values: args } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    only: { type: "string" },
  },
});
const runs = Number(args.runs);
const rounds = Number(args.rounds);
const warmMs = 8_000;
const roundMs = 3_000;
const counts = [5, 30];

/** A database with accounts of so many monitors, 90 days of history each, and a cookie for each account. */
async function prepare(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ url: undefined, dataDir });
  await applyMigrations(database);
  const now = new Date();
  const cookies: string[] = [];
  for (const count of counts) {
    const userId = `bench-${count}`;
    await fillHistory(database.db, userId, count, now);
    const session = { userId, userAgent: "bench", replacedToken: null, now };
    cookies.push(`session=${(await createSession(database.db, session)).token}; signed-in=1`);
  }
  // Nothing is checked meanwhile, and no plan ends.
  await database.db.execute(
    sql`update monitor_states set due_at = now() + interval '1 day', next_at = due_at`,
  );
  await database.db.execute(sql`insert into consents (user_id, kind, given_at, text_version)
    select id, 'age13', now(), 1 from users`);
  await database.close();
  return cookies;
}

const cpuMs = (pid: number): number => {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const ticks = fields.split(" ");
  return (Number(ticks[11]) + Number(ticks[12])) * 10;
};

type Subject = { name: string; url: string; cookie: string; pid: number };
type Measured = { perSecond: number; p50: string; p99: string; cpu: number };

async function load({ url, cookie, pid }: Subject, ms: number): Promise<Measured> {
  const before = cpuMs(pid);
  const { perSecond, p50Ms, p99Ms } = await pagesPerSecond(url, cookie, ms);
  const cpu = (cpuMs(pid) - before) / Math.max(1, (perSecond * ms) / 1_000);
  return { perSecond, p50: p50Ms, p99: p99Ms, cpu };
}

const median = (all: Measured[]): Measured | undefined =>
  all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)];

/** Everything in turns, so that a slow minute of the machine meets all of them. */
async function measureLoad(subjects: Subject[]): Promise<void> {
  for (const subject of subjects) await load(subject, warmMs);
  const measured = new Map<string, Measured[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const subject of subjects) measured.get(subject.name)?.push(await load(subject, roundMs));
  console.log(`\nRequests a second, 16 connections, medians of ${rounds} × ${roundMs / 1_000} s`);
  console.log("| what | bytes | requests/s | of the bare page | p50 / p99 ms | ms CPU each |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  const base = median(measured.get(subjects[0]?.name ?? "") ?? [])?.perSecond ?? Number.NaN;
  for (const { name, url, cookie } of subjects) {
    const bytes = (await (await fetch(url, { headers: { cookie } })).text()).length;
    const m = median(measured.get(name) ?? []);
    if (m === undefined) continue;
    const cells = [name.padEnd(38), bytes, m.perSecond, (m.perSecond / base).toFixed(2)];
    console.log(`| ${[...cells, `${m.p50} / ${m.p99}`, m.cpu.toFixed(2)].join(" | ")} |`);
  }
}

async function measurePhone(base: string, cookie: string): Promise<void> {
  const chromium = findChromium();
  const chrome = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: [...chromium.args, "--headless"],
    envVars: { ...process.env, ...chromium.env },
  });
  console.log(`Lighthouse, mobile, medians of ${runs}`);
  console.log("| page | perf / a11y / best / seo | LCP | TBT | CLS | script | fonts | all |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  const pages = [
    ["/", null],
    ["/ar", null],
    ["/uptimes", cookie],
    ["/ar/uptimes", cookie],
  ] as const;
  try {
    for (const [path, signedIn] of pages) {
      const figures = await onPhone({ address: base + path, port: chrome.port, cookie: signedIn, runs });
      console.log(rowOf(signedIn === null ? path : `${path} (signed in)`, figures));
    }
  } finally {
    chrome.kill();
  }
}

// React decides by this, when it is loaded, which of its two builds it is.
process.env.NODE_ENV = "production";
const { startBarePage } = await import("./support/bare-page.ts");
const dataDir = mkdtempSync(join(tmpdir(), "ra3d-web-"));
const cookies = await prepare(dataDir);
// Nothing of these is checked, so that no control target is ever asked.
const app = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: "error", UPTIME_CONTROL_TARGETS: "127.0.0.1:9" });
const bare = await startBarePage();
try {
  if (args.only !== "load") await measurePhone(app.url, cookies[0] ?? "");
  if (args.only !== "phone") {
    const ours = { cookie: "", pid: app.pid };
    const asBare = { cookie: "", pid: process.pid };
    await measureLoad([
      { ...asBare, name: "bare page, 24 cards", url: `${bare.url}/?cards=24` },
      { ...ours, name: "public page, never asked for before", url: `${app.url}/?n={n}` },
      { ...ours, name: "public page, kept in memory", url: `${app.url}/` },
      ...counts.map((count, index) => ({
        ...ours,
        name: `dashboard, ${count} monitors`,
        url: `${app.url}/uptimes`,
        cookie: cookies[index] ?? "",
      })),
      { ...asBare, name: "bare page as long as the public one", url: `${bare.url}/?cards=56` },
      { ...asBare, name: "bare page as long as the dashboard", url: `${bare.url}/?cards=110` },
    ]);
  }
} finally {
  bare.close();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
