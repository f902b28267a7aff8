import { limits } from "#core/limits.ts";
import type { Log } from "#core/log.ts";
import { signWebhook } from "../payments/index.ts";
import { databaseBooks, listWaitingWebhooks, markSent } from "./sandbox-books.ts";
import { type SandboxAccess, sandboxSecret, withBooks } from "./sandbox-provider.ts";
import { catchUp } from "./sandbox-renewals.ts";

type Send = (url: string, init: RequestInit) => Promise<Pick<Response, "ok" | "status">>;
type Access = SandboxAccess & { env: { PUBLIC_URL: string }; log: Log };

const post: Send = (url, init) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(limits.billing.providerTimeoutMs), redirect: "error" });

/** Delivers the sandbox's webhooks that are due, one after the other. What is not taken is sent again the next time. */
export async function sendSandboxWebhooks(access: Access, now: Date, send: Send = post): Promise<number> {
  const waiting = await listWaitingWebhooks(access.db, now, limits.billing.roundBatch);
  let taken = 0;
  for (const { id, body } of waiting) {
    const answer = await send(`${access.env.PUBLIC_URL}/api/webhooks/sandbox`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "paddle-signature": signWebhook(body, sandboxSecret(access.keys), now),
      },
      body,
    }).catch((err: unknown) => {
      access.log.warn({ err }, "a webhook of the payment sandbox could not be delivered");
      return null;
    });
    if (answer?.ok !== true) break;
    await markSent(access.db, [id], now);
    taken += 1;
  }
  return taken;
}

/** What the clock brings in the sandbox: renewals, ends, new tries. */
export async function runSandboxRound(access: SandboxAccess, now: Date): Promise<void> {
  const due = await access.db.transaction(tx => databaseBooks(tx).listDue(now));
  for (const id of due) await withBooks(access, books => catchUp(books, id, now));
}
