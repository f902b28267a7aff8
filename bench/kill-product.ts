/**
 * Kills the whole product with −9 again and again while people use it, and counts what was lost or doubled:
 *   node bench/kill-product.ts [--rounds 20]   (needs a build)
 * Accounts add monitors and ask for checks of targets that go down and come back, with mail and Discord switched on.
 * At the end everything that was ever acknowledged must be there: monitors by the API's answer, statuses by what a
 * reader was shown, notifications by their identity at the receivers. `bench/kill.ts` does the same to the worker
 * alone, at a far higher rate.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addMs, dayMs } from "#core/time.ts";
import { openDatabase } from "#db/client.ts";
import { entitlements, users } from "#db/schema/index.ts";
import { startSmtpServer } from "#tests/stubs/smtp-server.ts";
import { startWebhookServer, webhookUrl } from "#tests/stubs/webhook-server.ts";
import { type RunningApp, startApp } from "#tests/support/app.ts";
import { freePort } from "#tests/support/free-port.ts";
import { postJson, signIn } from "#tests/support/sign-in.ts";
import { countLosses, type Shown } from "./support/losses.ts";

const { values: args } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
const rounds = Number(args.rounds);
const accounts = 8;
const checksARound = 4;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const between = (from: number, to: number) => from + Math.random() * (to - from);

/** Targets by path; those in `down` answer 503. */
const down = new Set<string>();
const target = createServer((request, response) => {
  response.statusCode = down.has(request.url ?? "") ? 503 : 200;
  response.end("ok");
}).listen(0, "127.0.0.1");
await once(target, "listening");
// It listens on a host and port, so its address is of this kind.
const { port: targetPort } = target.address() as AddressInfo;

const smtp = await startSmtpServer();
const webhooks = await startWebhookServer();
const dataDir = mkdtempSync(join(tmpdir(), "ra3d-kill-"));
const env = {
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  SMTP_URL: smtp.url,
  DISCORD_API_URL: webhooks.url,
  UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
  LOG_LEVEL: "error",
};

type Account = { cookie: string; monitors: { id: string; path: string }[] };
const acknowledged: string[] = [];
const shown = new Map<string, Shown>();
let made = 0;

async function addMonitor(app: RunningApp, account: Account): Promise<void> {
  const number = made++;
  const path = `/target-${number}`;
  const response = await postJson(`${app.url}/api/monitors`, account.cookie, {
    name: `Target ${number}`,
    type: "website",
    url: `http://127.0.0.1:${targetPort}${path}`,
    intervalS: 60,
    emailEnabled: true,
    email: `owner-${number}@receivers.test`,
    discordEnabled: true,
    webhookUrl: webhookUrl(number + 1),
  });
  const { id } = await response.json();
  acknowledged.push(id);
  account.monitors.push({ id, path });
}

/** Turns some targets over and asks for a check of each. */
async function stir(app: RunningApp, account: Account): Promise<void> {
  const chosen = account.monitors.toSorted(() => Math.random() - 0.5).slice(0, checksARound);
  for (const { id, path } of chosen) {
    if (!down.delete(path)) down.add(path);
    // Refused when it was asked a moment ago; another round asks again.
    await postJson(`${app.url}/api/monitors/${id}/boost`, account.cookie, {}).catch(() => {});
  }
}

/** Remembers every status that a reader is shown: from then on it must not be forgotten. */
async function look(app: RunningApp, account: Account): Promise<void> {
  const response = await fetch(`${app.url}/api/monitors`, { headers: { cookie: account.cookie } });
  if (!response.ok) return;
  for (const { id, status, since } of (await response.json()).items)
    if (since !== null) shown.set(`${id} ${status} ${since}`, { id, status, since });
}

/** Works until the process is gone; what was not answered by then was not acknowledged. */
async function work(app: RunningApp, account: Account): Promise<void> {
  await addMonitor(app, account);
  await stir(app, account);
  for (let looks = 0; looks < 60; looks += 1) {
    await look(app, account);
    await pause(250);
  }
}

async function openAccounts(): Promise<Account[]> {
  const app = await startApp(env);
  const opened: Account[] = [];
  for (let number = 0; number < accounts; number += 1)
    opened.push({ cookie: await signIn(app.url, `Account ${number}`), monitors: [] });
  await app.stop();
  const database = await openDatabase({ url: undefined, dataDir });
  const validUntil = addMs(new Date(), 30 * dayMs);
  for (const { id: userId } of await database.db.select({ id: users.id }).from(users))
    await database.db.insert(entitlements).values({ userId, plan: "developer", source: "staff", validUntil });
  await database.close();
  return opened;
}

try {
  const all = await openAccounts();
  for (let round = 1; round <= rounds; round += 1) {
    const app = await startApp(env);
    const working = all.map(account => work(app, account).catch(() => {}));
    await pause(between(1_500, 9_000));
    await app.stop("SIGKILL");
    await Promise.all(working);
    process.stdout.write(`kill ${round}: ${acknowledged.length} monitors, ${shown.size} statuses shown\n`);
  }
  const app = await startApp(env);
  // What the last kill left undone is taken up: checks within a minute, deliveries with their next attempt.
  await pause(100_000);
  for (const account of all) await look(app, account);
  await app.stop();
  const lost = await countLosses({ dataDir, acknowledged, shown: [...shown.values()], smtp, webhooks });
  for (const [what, count] of Object.entries(lost)) process.stdout.write(`${what.padEnd(64)} ${count}\n`);
} finally {
  target.close();
  await smtp.close();
  await webhooks.close();
  rmSync(dataDir, { recursive: true, force: true });
}
