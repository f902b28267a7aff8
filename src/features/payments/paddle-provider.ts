import { z } from "zod";
import { isLoopbackHost } from "#core/env.ts";
import { createPaddleClient, type PaddleClient } from "./paddle-client.ts";
import { type PriceIds, TransactionEntity } from "./paddle-entities.ts";
import { paymentOf, readEnvelope, readMessage, subscriptionOf } from "./paddle-messages.ts";
import { type CheckoutRequest, PaymentError, type PaymentProvider } from "./provider.ts";
import { isSignedWebhook } from "./signature.ts";

export type PaddleSettings = {
  apiUrl: string;
  apiKey: string;
  /** All that are valid now: two while one is replaced. */
  webhookSecrets: readonly string[];
  clientToken: string;
  environment: "sandbox" | "production";
  prices: PriceIds;
};

/** Refusals that say that the money is on its way back already. */
const refundedAlready = new Set([
  "adjustment_pending_refund_request",
  "adjustment_total_amount_above_remaining_allowed",
  "adjustment_transaction_item_has_already_been_fully_adjusted",
]);

const isGone = (error: unknown): boolean =>
  error instanceof PaymentError && /not_found|404/.test(error.reason);

const UnitPrices = z.object({
  items: z.array(z.object({ price: z.object({ unit_price: z.object({ amount: z.string() }) }) })),
});

async function openCheckout(api: PaddleClient, prices: PriceIds, request: CheckoutRequest) {
  const { checkoutId, plan, period, amountCents } = request;
  const data = await api("/transactions", {
    method: "POST",
    body: {
      items: [{ price_id: prices[`${plan}_${period}`], quantity: 1 }],
      custom_data: { checkout_id: checkoutId },
    },
  });
  const [item] = UnitPrices.parse(data).items;
  // Nobody pays another price than the one that stood on our page: the catalogue at Paddle is wrong.
  if (item?.price.unit_price.amount !== String(amountCents)) throw new PaymentError("another price", true);
  return { transactionId: TransactionEntity.parse(data).id, url: null };
}

function invoiceAddress(data: unknown): string {
  const { url } = z.object({ url: z.url() }).parse(data);
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !isLoopbackHost(hostname))
    throw new PaymentError("unsafe invoice address", true);
  return url;
}

/** Paddle Billing over its API. The buyer's side is Paddle's script on our page. */
export function createPaddleProvider(settings: PaddleSettings): PaymentProvider {
  const { prices, webhookSecrets, clientToken, environment } = settings;
  const api = createPaddleClient({ baseUrl: settings.apiUrl, apiKey: settings.apiKey });
  const change = async (id: string, path: string, method: "POST" | "PATCH", body: unknown) =>
    subscriptionOf(await api(`/subscriptions/${encodeURIComponent(id)}${path}`, { method, body }), prices);
  return {
    name: "paddle",
    script: { token: clientToken, environment },
    isGenuine: (body, signature, now) => isSignedWebhook(body, signature, webhookSecrets, now),
    readEnvelope,
    readMessage: body => readMessage(body, prices),
    openCheckout: request => openCheckout(api, prices, request),
    async openMethodUpdate(id) {
      const path = `/subscriptions/${encodeURIComponent(id)}/update-payment-method-transaction`;
      return { transactionId: TransactionEntity.parse(await api(path)).id, url: null };
    },
    findTransaction: id =>
      api(`/transactions/${encodeURIComponent(id)}`).then(
        data => paymentOf(data, prices),
        error => (isGone(error) ? null : Promise.reject(error)),
      ),
    findSubscription: id =>
      api(`/subscriptions/${encodeURIComponent(id)}`).then(
        data => subscriptionOf(data, prices),
        error => (isGone(error) ? null : Promise.reject(error)),
      ),
    async listPayments(id) {
      const query = new URLSearchParams({ subscription_id: id, per_page: "30", order_by: "id[DESC]" });
      return z
        .array(z.unknown())
        .parse(await api(`/transactions?${query}`))
        .map(entity => paymentOf(entity, prices));
    },
    cancel: (id, when) =>
      change(id, "/cancel", "POST", {
        effective_from: when === "now" ? "immediately" : "next_billing_period",
      }),
    resume: id => change(id, "/resume", "POST", { effective_from: "immediately" }),
    dropScheduledChange: id => change(id, "", "PATCH", { scheduled_change: null }),
    async refund(transactionId) {
      const body = {
        action: "refund",
        type: "full",
        transaction_id: transactionId,
        reason: "given back by the seller",
      };
      await api("/adjustments", { method: "POST", body }).catch(error => {
        if (!(error instanceof PaymentError && refundedAlready.has(error.reason))) throw error;
      });
    },
    findInvoice: async id => invoiceAddress(await api(`/transactions/${encodeURIComponent(id)}/invoice`)),
  };
}
