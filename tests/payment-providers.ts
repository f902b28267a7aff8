import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { sandboxWebhooks } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { signWebhook } from "#features/payments/index.ts";
import {
  paySandboxOrder,
  runSandboxRound,
  type SandboxCard,
  sandboxSecret,
} from "#features/sandbox/index.ts";
import { databaseBooks, listWaitingWebhooks } from "#features/sandbox/sandbox-books.ts";
import { scheduleChange } from "#features/sandbox/sandbox-renewals.ts";
import { sandboxPrices } from "#features/sandbox/sandbox-shapes.ts";
import { testServices } from "./factories.ts";
import { paddleKey, startPaddleServer } from "./stubs/paddle-server.ts";

/** A payment provider with what lies outside of it: the buyer, the provider's staff, time, and the way of its messages. */
export type ProviderWorld = {
  services: Services;
  tick(now: Date): Promise<void>;
  pay(transactionId: string, card: SandboxCard, now: Date): Promise<string | null>;
  pause(subscriptionId: string, now: Date): Promise<void>;
  takeWebhooks(now: Date): Promise<{ body: string; signature: string }[]>;
  close(): Promise<void>;
};

async function sandboxWorld(database: Database): Promise<ProviderWorld> {
  const services = testServices(database);
  const { db, keys } = services;
  return {
    services,
    tick: now => runSandboxRound(services, now),
    pay: async (id, card, now) =>
      (await paySandboxOrder(services, id, { card, delivery: "at_once" }, now)).error,
    pause: (id, now) =>
      db.transaction(async tx => {
        const books = databaseBooks(tx);
        const found = await books.findSubscription(id);
        if (found !== null) await scheduleChange(books, found, "pause", now);
      }),
    async takeWebhooks(now) {
      const waiting = await listWaitingWebhooks(db, now, 1_000);
      for (const { id } of waiting)
        await db.update(sandboxWebhooks).set({ sentAt: now }).where(eq(sandboxWebhooks.id, id));
      return waiting.map(({ body }) => ({ body, signature: signWebhook(body, sandboxSecret(keys), now) }));
    },
    close: async () => {},
  };
}

async function paddleWorld(database: Database): Promise<ProviderWorld> {
  const stub = await startPaddleServer();
  const secret = "pdl_ntfset_secret_for_tests";
  const services = testServices(database, {
    PADDLE_API_KEY: paddleKey,
    PADDLE_WEBHOOK_SECRET: `the-next-one, ${secret}`,
    PADDLE_CLIENT_TOKEN: "test_token",
    PADDLE_PRICE_IDS: Object.entries(sandboxPrices)
      .map(([name, id]) => `${name}=${id}`)
      .join(", "),
    PADDLE_API_URL: stub.url,
  });
  return {
    services,
    tick: now => stub.tick(now),
    pay: async (id, card, now) => {
      await stub.tick(now);
      return stub.pay(id, card);
    },
    pause: async (id, now) => {
      await stub.tick(now);
      await stub.pause(id);
    },
    takeWebhooks: async now =>
      stub.takeWebhooks().map(body => ({ body, signature: signWebhook(body, secret, now) })),
    close: () => stub.close(),
  };
}

export const providerWorlds = { sandbox: sandboxWorld, paddle: paddleWorld };
export type ProviderName = keyof typeof providerWorlds;
