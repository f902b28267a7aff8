import { createId } from "#core/ids.ts";
import type { Keys } from "#core/keys.ts";
import type { Db } from "#db/client.ts";
import type { Jobs } from "../jobs/index.ts";
import {
  isSignedWebhook,
  PaymentError,
  type PaymentProvider,
  paymentOf,
  readEnvelope,
  readMessage,
  subscriptionOf,
} from "../payments/index.ts";
import { type Books, databaseBooks } from "./sandbox-books.ts";
import { orderMethodChange, orderPlan } from "./sandbox-checkout.ts";
import { entityOf, webhooksOf } from "./sandbox-events.ts";
import { catchUp, resumeNow, scheduleChange } from "./sandbox-renewals.ts";
import { type SandboxSubscription, sandboxPrices } from "./sandbox-shapes.ts";

export type SandboxAccess = { db: Db; keys: Keys; jobs: Jobs };

/** What the sandbox signs its webhooks with: nobody outside this installation can. */
export const sandboxSecret = (keys: Keys): string => keys.sign("sandbox-webhooks", "v1");

/** Works on the books in one transaction; webhooks that came of it are on their way when it commits. */
export async function withBooks<T>(access: SandboxAccess, work: (books: Books) => Promise<T>): Promise<T> {
  const result = await access.db.transaction(async tx => {
    const done = await work(databaseBooks(tx));
    await access.jobs.add(tx, "send-sandbox-webhooks", [{}]);
    return done;
  });
  access.jobs.nudge("send-sandbox-webhooks");
  return result;
}

/** Where the sandbox's checkout page stands. */
export const sandboxCheckoutPath = (transactionId: string): string =>
  `/api/sandbox/checkout/${transactionId}`;

async function runningAt(books: Books, id: string, now: Date): Promise<SandboxSubscription> {
  const subscription = await catchUp(books, id, now);
  if (subscription === null) throw new PaymentError("subscription_not_found", true);
  if (subscription.status === "canceled") throw new PaymentError("subscription_is_canceled", true);
  return subscription;
}

async function refund(books: Books, transactionId: string, now: Date): Promise<void> {
  const transaction = await books.findTransaction(transactionId);
  if (transaction?.status !== "completed") throw new PaymentError("adjustment_invalid_status", true);
  const adjustment = {
    id: `adj_${createId(26)}`,
    action: "refund",
    type: "full",
    status: "approved",
    transaction_id: transactionId,
    subscription_id: transaction.subscription_id,
  };
  await books.send(webhooksOf([{ type: "adjustment.created", data: adjustment }], "at_once", now));
}

/** A provider of test money inside this installation, for when no real one is set. */
export function createSandboxProvider(access: SandboxAccess): PaymentProvider {
  const snapshot = (entity: SandboxSubscription) => subscriptionOf(entityOf(entity), sandboxPrices);
  const change = (id: string, now: Date, work: (books: Books, found: SandboxSubscription) => Promise<void>) =>
    withBooks(access, async books => {
      await work(books, await runningAt(books, id, now));
      const changed = await books.findSubscription(id);
      if (changed === null) throw new PaymentError("subscription_not_found", true);
      return snapshot(changed);
    });
  return {
    name: "sandbox",
    script: null,
    isGenuine: (body, signature, now) => isSignedWebhook(body, signature, [sandboxSecret(access.keys)], now),
    readEnvelope,
    readMessage: body => readMessage(body, sandboxPrices),
    async openCheckout({ now, ...order }) {
      const { id } = await withBooks(access, books => orderPlan(books, order, now));
      return { transactionId: id, url: sandboxCheckoutPath(id) };
    },
    openMethodUpdate: (subscriptionId, returnUrl, now) =>
      withBooks(access, async books => {
        const subscription = await runningAt(books, subscriptionId, now);
        const { id } = await orderMethodChange(books, subscription, returnUrl, now);
        return { transactionId: id, url: sandboxCheckoutPath(id) };
      }),
    findTransaction: id =>
      withBooks(access, async books => {
        const found = await books.findTransaction(id);
        return found && paymentOf(entityOf(found), sandboxPrices);
      }),
    findSubscription: (id, now) =>
      withBooks(access, async books => {
        const found = await catchUp(books, id, now);
        return found && snapshot(found);
      }),
    listPayments: id =>
      withBooks(access, async books =>
        (await books.listTransactions(id)).map(one => paymentOf(entityOf(one), sandboxPrices)),
      ),
    cancel: (id, when, now) =>
      change(id, now, (books, found) =>
        scheduleChange(books, found, when === "now" ? "cancel_now" : "cancel", now),
      ),
    resume: (id, now) =>
      change(id, now, async (books, found) => {
        if (found.status !== "paused") throw new PaymentError("subscription_not_paused", true);
        await resumeNow(books, found, now);
      }),
    dropScheduledChange: (id, now) =>
      change(id, now, (books, found) => scheduleChange(books, found, null, now)),
    refund: (id, now) => withBooks(access, books => refund(books, id, now)),
    findInvoice: async () => null,
  };
}
