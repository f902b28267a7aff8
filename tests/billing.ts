import { isNull } from "drizzle-orm";
import { moneyPrice, type PaidPlan } from "#core/plans.ts";
import type { BillingPeriod } from "#core/vocabulary.ts";
import { providerEvents } from "#db/schema/index.ts";
import { applyEvent, beginCheckout, receiveEvent } from "#features/billing/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import {
  paySandboxOrder,
  type SandboxCard,
  type SandboxDelivery,
  sendSandboxWebhooks,
} from "#features/sandbox/index.ts";

/** Delivers the sandbox's webhooks to the verb behind the endpoint; the answers are those of HTTP. */
export const deliverWebhooks = (services: Services, now: Date): Promise<number> =>
  sendSandboxWebhooks(services, now, async (_url, { headers, body }) => {
    const signature = new Headers(headers).get("paddle-signature") ?? undefined;
    const ctx = contextFor(services, { kind: "visitor" }, now);
    await receiveEvent(ctx, { provider: "sandbox", body: String(body), signature });
    return { ok: true, status: 200 };
  });

/** Applies every event that waits, again and again until no more can be applied. Returns how many still cannot be. */
export async function applyWaiting(services: Services, now: Date): Promise<number> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const waiting = await services.db
      .select({ id: providerEvents.id })
      .from(providerEvents)
      .where(isNull(providerEvents.handledAt));
    if (waiting.length === 0 || waiting.length >= before) return waiting.length;
    before = waiting.length;
    for (const { id } of waiting) await applyEvent(services, id, now).catch(() => {});
  }
}

/** Everything that is on its way arrives and is applied. */
export async function settle(services: Services, now: Date): Promise<void> {
  await deliverWebhooks(services, now);
  await applyWaiting(services, now);
}

type Purchase = { plan?: PaidPlan; period?: BillingPeriod; card?: SandboxCard; delivery?: SandboxDelivery };

/** Goes to the checkout of the sandbox and pays with a test card, as a browser would. */
export async function buyInSandbox(ctx: Ctx, purchase: Purchase = {}) {
  const { plan = "plus", period = "monthly", card = "visa", delivery = "at_once" } = purchase;
  const amountCents = moneyPrice(plan, period, ctx.now);
  const opened = await beginCheckout(ctx, { plan, period, amountCents });
  const paid = await paySandboxOrder(ctx, opened.transactionId, { card, delivery }, ctx.now);
  return { ...opened, error: paid.error };
}
