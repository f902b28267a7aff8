/**
 * Takes the pictures of README from the running product: `node scripts/pictures.ts` after a build. Six monitors for
 * small servers on this machine; the past 90 days, which cannot be waited for, are written as the worker would have.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { addMs, dayMs, hourMs, minuteMs, startOfDay, startOfHour } from "#core/time.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { entitlements, monitorDays, monitorHours, monitorSpans, monitors } from "#db/schema/index.ts";
import { packSample } from "#features/checks/samples.ts";
import { type RunningApp, startApp } from "../tests/support/app.ts";
import { findChromium } from "../tests/support/chromium.ts";
import { postJson, signIn } from "../tests/support/sign-in.ts";

const folder = join(import.meta.dirname, "..", "docs", "images");
const daysBack = 90;
const targets = [
  { name: "Shop", type: "website", ms: 90, outageDays: [12, 57] },
  { name: "API", type: "website", ms: 35, outageDays: [] },
  { name: "متجر القهوة", type: "website", ms: 140, outageDays: [3, 30, 31] },
  { name: "Music bot", type: "bot", ms: 210, outageDays: [21] },
  { name: "Ticket bot", type: "bot", ms: 60, outageDays: [] },
  { name: "Blog", type: "website", ms: 75, outageDays: [0, 44] },
] as const;

const listen = (ms: number): Promise<Server> =>
  new Promise(resolve => {
    const server = createServer((_request, response) => void setTimeout(() => response.end("ok"), ms));
    server.listen(0, "127.0.0.1", () => resolve(server));
  });

/** A little up and down around the usual time, the same on every run. */
const around = (ms: number, step: number): number =>
  Math.round(ms * (1 + 0.25 * Math.sin(step / 7) + (step % 11) / 40));

async function writePast(db: Db, monitorId: string, index: number, now: Date): Promise<void> {
  const target = targets[index];
  if (target === undefined) return;
  const today = startOfDay(now);
  const begin = addMs(today, -daysBack * dayMs);
  const outages = target.outageDays
    .map(ago => addMs(today, -ago * dayMs + 2 * hourMs))
    .sort((a, b) => +a - +b);
  const offlineMs = 23 * minuteMs;
  let from = begin;
  for (const start of outages) {
    await db.insert(monitorSpans).values([
      { monitorId, kind: "online", startedAt: from, endedAt: start },
      {
        monitorId,
        kind: "offline",
        startedAt: start,
        endedAt: addMs(start, offlineMs),
        cause: "status",
        detail: "HTTP 503",
      },
    ]);
    from = addMs(start, offlineMs);
  }
  await db.insert(monitorSpans).values({ monitorId, kind: "online", startedAt: from, endedAt: now });
  for (let day = begin; day < today; day = addMs(day, dayMs)) {
    const isBad = outages.some(start => +startOfDay(start) === +day);
    const times = { averageMs: target.ms, p95Ms: target.ms * 2, maxMs: target.ms * 4 };
    const lostMs = isBad ? offlineMs : 0;
    await db.insert(monitorDays).values({
      ...{
        monitorId,
        day,
        onlineMs: dayMs - lostMs,
        offlineMs: lostMs,
        checks: 1_440,
        failures: isBad ? 23 : 0,
      },
      ...times,
    });
  }
  for (
    let hour = addMs(startOfHour(now), -24 * hourMs);
    hour < startOfHour(now);
    hour = addMs(hour, hourMs)
  ) {
    const samples = Array.from({ length: 60 }, (_, minute) => {
      const at = addMs(hour, minute * minuteMs);
      const isDown = outages.some(start => at >= start && at < addMs(start, offlineMs));
      const ms = around(target.ms, minute + hour.getUTCHours() * 60);
      return packSample({ at, ok: !isDown, cause: isDown ? "status" : null, ms });
    });
    await db.insert(monitorHours).values({ monitorId, hour, samples: Buffer.concat(samples) });
  }
  await db.update(monitors).set({ createdAt: begin, intervalS: 60 });
}

/** A first run makes account and monitors through the product; then the past is written while it stands still. */
async function prepare(env: Record<string, string>, servers: Server[]): Promise<void> {
  const app = await startApp(env);
  const cookie = await signIn(app.url, "Rana");
  const ids: string[] = [];
  for (const [index, { name, type }] of targets.slice(0, 5).entries()) {
    const server = servers[index];
    if (server === undefined) throw new Error(`no server for ${name}`);
    // It listens on a host and port, so its address is of this kind.
    const { port } = server.address() as AddressInfo;
    const body = { name, type, url: `http://127.0.0.1:${port}/`, intervalS: 300 };
    ids.push((await (await postJson(`${app.url}/api/monitors`, cookie, body)).json()).id);
  }
  const { userDetails } = await (await fetch(`${app.url}/api/user`, { headers: { cookie } })).json();
  await app.stop();
  const database = await openDatabase({ url: undefined, dataDir: env.DATA_DIR ?? "" });
  const now = new Date();
  await database.db.insert(entitlements).values({
    ...{ userId: userDetails.id, plan: "developer", source: "staff", validUntil: addMs(now, 200 * dayMs) },
  });
  await database.db.delete(monitorSpans);
  for (const [index, id] of ids.entries()) await writePast(database.db, id, index, now);
  await database.close();
}

type Picture = {
  file: string;
  path: string;
  width: number;
  height: number;
  dark: boolean;
  signedIn: boolean;
};

async function take(browser: Browser, app: RunningApp, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: picture.width, height: picture.height },
    colorScheme: picture.dark ? "dark" : "light",
    ...(picture.width < 500 && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
    locale: picture.path.startsWith("/ar") ? "ar" : "en",
  });
  const page = await context.newPage();
  if (picture.signedIn) {
    await page.goto(`${app.url}/api/login`);
    await page.goto(`${page.url()}&login_hint=Rana`);
  }
  await page.goto(app.url + picture.path, { waitUntil: "load" });
  await page.evaluate(() => localStorage.setItem("banner", "4.3.1"));
  await page.reload({ waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  // The navbar and, on a monitor's page, the chart come a moment after the page.
  await page.waitForTimeout(2_500);
  await page.screenshot({ path: join(folder, picture.file) });
  await context.close();
}

const dataDir = mkdtempSync(join(tmpdir(), "ra3d-pictures-"));
const env = { DATA_DIR: dataDir, UPTIME_ALLOW_PRIVATE_NETWORKS: "true", LOG_LEVEL: "error" };
const servers = await Promise.all(targets.map(target => listen(target.ms)));
const launch = findChromium();
const browser = await chromium.launch(launch);
try {
  mkdirSync(folder, { recursive: true });
  await prepare(env, servers);
  servers[2]?.close();
  servers[2]?.closeAllConnections();
  const app = await startApp(env);
  const cookie = await signIn(app.url, "Rana");
  const { items } = await (
    await fetch(`${app.url}/api/monitors?sort=created`, { headers: { cookie } })
  ).json();
  await new Promise(resolve => setTimeout(resolve, 75_000));
  const detail = `/uptimes/${items.find((item: { name: string }) => item.name === "Shop").id}`;
  const wide = { width: 1_440, height: 900 };
  const phone = { width: 390, height: 844 };
  for (const picture of [
    { file: "dashboard-en-light.png", path: "/uptimes", ...wide, dark: false, signedIn: true },
    { file: "dashboard-ar-dark.png", path: "/ar/uptimes", ...wide, dark: true, signedIn: true },
    { file: "monitor-en-dark.png", path: detail, ...wide, dark: true, signedIn: true },
    { file: "home-ar-phone.png", path: "/ar", ...phone, dark: false, signedIn: false },
    { file: "add-en-phone.png", path: "/uptimes?add=1", ...phone, dark: true, signedIn: true },
    { file: "home-en-light.png", path: "/", ...wide, dark: false, signedIn: false },
  ])
    await take(browser, app, picture);
  await app.stop();
} finally {
  await browser.close();
  for (const server of servers) server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
