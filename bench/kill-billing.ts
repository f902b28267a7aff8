/**
 * Kills the whole product with −9 while a payment provider's messages come in, shuffled and three in ten twice:
 *   node bench/kill-billing.ts [--deliveries 10000] [--kills 20]   (needs a build)
 * A message that was not answered is sent again, as providers do. In the end every subscription, payment and plan must
 * stand as if each message had come once and in order to a process that lives.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addMonths } from "#core/time.ts";
import { openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import { checkouts } from "#db/schema/index.ts";
import { receiveEvent } from "#features/billing/index.ts";
import { contextFor } from "#features/context/index.ts";
import { signWebhook } from "#features/payments/index.ts";
import { sandboxPrices } from "#features/sandbox/sandbox-shapes.ts";
import { applyWaiting } from "#tests/billing.ts";
import { lifeOfSubscription, shuffled } from "#tests/billing-history.ts";
import { billingState } from "#tests/billing-state.ts";
import { makeUser, testServices } from "#tests/factories.ts";
import { paddleKey, startPaddleServer } from "#tests/stubs/paddle-server.ts";
import { type RunningApp, startApp } from "#tests/support/app.ts";
import { freePort } from "#tests/support/free-port.ts";
import { postJson, signIn } from "#tests/support/sign-in.ts";

const { values: args } = parseArgs({
  options: { deliveries: { type: "string", default: "10000" }, kills: { type: "string", default: "20" } },
});
const deliveries = Number(args.deliveries);
const kills = Number(args.kills);
const buyers = 40;
const atATime = 20;
const secret = "a-secret-of-the-bench";
const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

const folder = mkdtempSync(join(tmpdir(), "ra3d-billing-"));
const paddle = await startPaddleServer();
const settings = {
  PADDLE_API_KEY: paddleKey,
  PADDLE_WEBHOOK_SECRET: secret,
  PADDLE_CLIENT_TOKEN: "token",
  PADDLE_API_URL: paddle.url,
  PADDLE_PRICE_IDS: Object.entries(sandboxPrices)
    .map(([name, id]) => `${name}=${id}`)
    .join(","),
};
const port = String(await freePort());
const env = {
  ...settings,
  DATA_DIR: join(folder, "app"),
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "fatal",
};

async function openCheckouts(app: RunningApp): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < buyers; number += 1) {
    const cookie = await signIn(app.url, `Buyer ${number}`);
    const draft = { plan: "plus", period: "monthly", amountCents: 599 };
    const { checkoutId } = await (await postJson(`${app.url}/api/billing/checkouts`, cookie, draft)).json();
    ids.push(checkoutId);
  }
  return ids;
}

/** Sends a message until it is answered, whoever dies meanwhile. */
async function deliver(body: string, number: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/webhooks/paddle`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "paddle-signature": signWebhook(body, secret, new Date()),
        // Each from an address of its own: the limit of calls is not what is looked at.
        "x-forwarded-for": `10.${number % 250}.${Math.floor(number / 250) % 250}.1`,
      },
      body,
    }).catch(() => null);
    if (response?.ok) return;
    await pause(50);
  }
}

async function stateInOrder(messages: string[], ids: string[]) {
  const database = await openDatabase({ url: undefined, dataDir: join(folder, "reference") });
  await applyMigrations(database);
  const services = testServices(database, settings);
  const now = new Date();
  for (const id of ids) {
    const { userId } = await makeUser(services, { now });
    const bought = { plan: "plus", period: "monthly", amountCents: 599, createdAt: now } as const;
    await database.db.insert(checkouts).values({ id, userId, provider: "paddle", ...bought });
  }
  const ctx = contextFor(services, { kind: "visitor" }, now);
  for (const body of messages) {
    await receiveEvent(ctx, { provider: "paddle", body, signature: signWebhook(body, secret, now) });
    await applyWaiting(services, now);
  }
  const state = await billingState(database.pool);
  await database.close();
  return state;
}

async function stateOfApp() {
  const database = await openDatabase({ url: undefined, dataDir: env.DATA_DIR });
  const state = await billingState(database.pool);
  await database.close();
  return state;
}

/** Lets what was taken be applied, looking ever more seldom: a look needs the database, and so the end of the process. */
async function untilApplied(running: RunningApp): Promise<void> {
  let app = running;
  for (let before = Number.POSITIVE_INFINITY, waitMs = 10_000; ; waitMs = Math.min(2 * waitMs, 120_000)) {
    await pause(waitMs);
    await app.stop();
    const waiting = (await stateOfApp()).unhandled?.length ?? 0;
    say(`${waiting} messages wait`);
    if (waiting === 0) return;
    assert.ok(waiting < before, "what waits is not applied");
    before = waiting;
    app = await startApp(env);
  }
}

try {
  let app = await startApp(env);
  const ids = await openCheckouts(app);
  const each = Math.ceil(deliveries / 1.3 / buyers);
  // Never fewer deliveries than asked for.
  const renewals = Math.max(4, Math.ceil((each - 14) / 2));
  // The last period runs: what it opens is compared, too.
  const begins = addMonths(new Date(), -renewals);
  const lives = ids.map((id, index) => lifeOfSubscription(id, { begins, renewals, ends: index % 3 === 0 }));
  const messages = (await Promise.all(lives)).flat();
  const doubled = [...messages, ...messages.slice(0, Math.round(messages.length * 0.3))];
  const queue = shuffled(doubled, 7);
  const total = queue.length;
  say(`${total} deliveries of ${messages.length} messages to ${buyers} subscriptions, ${kills} kills`);
  const began = performance.now();
  // Meanwhile, on the other core: what must come out.
  const inOrder = stateInOrder(messages, ids);
  let sent = 0;
  const senders = Array.from({ length: atATime }, async () => {
    for (let body = queue.pop(); body !== undefined; body = queue.pop()) {
      await deliver(body, sent);
      sent += 1;
    }
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    while (sent < (total * kill) / (kills + 1)) await pause(20);
    await app.stop("SIGKILL");
    app = await startApp(env);
  }
  await Promise.all(senders);
  say(`all taken after ${Math.round((performance.now() - began) / 1_000)} s`);
  await untilApplied(app);
  say(`all applied after ${Math.round((performance.now() - began) / 1_000)} s`);
  const found = await stateOfApp();
  const wanted = await inOrder;
  assert.deepEqual(found, wanted);
  say(
    `as in order: ${wanted.subscriptions?.length} subscriptions, ${wanted.payments?.length} payments, 0 differences`,
  );
} finally {
  await paddle.close();
  rmSync(folder, { recursive: true, force: true });
}
