import { afterEach, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { addMonths } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { checkouts } from "#db/schema/index.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { signWebhook } from "#features/payments/index.ts";
import { sandboxSecret } from "#features/sandbox/index.ts";
import { applyWaiting } from "#tests/billing.ts";
import { lifeOfSubscription, shuffled } from "#tests/billing-history.ts";
import { billingState } from "#tests/billing-state.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { receiveEvent } from "./index.ts";

const now = addMonths(noon, 6);
const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

const checkoutIds = Array.from({ length: 4 }, () => createId(24));
const lives = Promise.all(
  checkoutIds.map((id, index) =>
    lifeOfSubscription(id, { begins: addMonths(noon, -index), renewals: 6, ends: index % 2 === 0 }),
  ),
);

/** A process that dies between any two steps: now and then a job cannot be added, and its transaction is taken back. */
function dying(services: Services, everyNth: number): Services {
  let count = 0;
  const die = () => {
    count += 1;
    if (count % everyNth === 0) throw new Error("killed");
  };
  const { payments, jobs } = services;
  return {
    ...services,
    payments: {
      ...payments,
      readMessage(body) {
        die();
        return payments.readMessage(body);
      },
    },
    jobs: {
      ...jobs,
      async add(...given) {
        die();
        await jobs.add(...given);
      },
    },
  };
}

async function stateAfter(bodies: string[], everyNth = Number.POSITIVE_INFINITY) {
  const database = await openTestDatabase();
  opened.push(database);
  const services = testServices(database);
  const { db, keys } = services;
  for (const id of checkoutIds) {
    const { userId } = await makeUser(services);
    const bought = { plan: "plus", period: "monthly", amountCents: 599, createdAt: noon } as const;
    await db.insert(checkouts).values({ id, userId, provider: "sandbox", ...bought });
  }
  const mortal = dying(services, everyNth);
  const ctx = contextFor(mortal, { kind: "visitor" }, now);
  const send = (body: string): Promise<void> =>
    receiveEvent(ctx, {
      provider: "sandbox",
      body,
      signature: signWebhook(body, sandboxSecret(keys), now),
    }).catch(
      // The provider got no answer, so that it sends the message again.
      () => send(body),
    );
  for (const [index, body] of bodies.entries()) {
    await send(body);
    if (index % 20 === 0) await applyWaiting(mortal, now);
  }
  await applyWaiting(mortal, now);
  await applyWaiting(services, now);
  return billingState(database.pool);
}

describe("messages in disorder", () => {
  it.each([1, 2])(
    "end where they end in order: shuffled, three in ten twice, and killed on the way (%i)",
    async seed => {
      const all = (await lives).flat();
      const inOrder = await stateAfter(all);
      expect(inOrder.unhandled).toEqual([]);
      expect(inOrder.subscriptions).toHaveLength(4);
      expect(inOrder.payments?.length).toBeGreaterThan(4 * 8);
      const doubled = [...all, ...all.slice(0, Math.ceil(all.length * 0.3))];
      expect(await stateAfter(shuffled(doubled, seed), 7)).toEqual(inOrder);
    },
  );
});
