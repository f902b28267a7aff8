import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noon } from "#tests/factories.ts";
import { adjustment, meta, price, refusal, subscription, transaction } from "#tests/stubs/paddle-shapes.ts";
import { sandboxPrices } from "../sandbox/sandbox-shapes.ts";
import { createPaddleProvider } from "./paddle-provider.ts";

type Asked = { method: string; path: string; query: Record<string, string>; headers: object; body: unknown };

describe("Paddle's API, as its reference has it", () => {
  let next: { status: number; body: unknown };
  let asked: Asked[];
  const server = createServer((request, response) => {
    void text(request).then(raw => {
      const url = new URL(request.url ?? "/", "http://paddle.test");
      asked.push({
        method: request.method ?? "",
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: raw === "" ? null : JSON.parse(raw),
      });
      response.writeHead(next.status, { "content-type": "application/json" }).end(JSON.stringify(next.body));
    });
  });
  let paddle: ReturnType<typeof createPaddleProvider>;
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    paddle = createPaddleProvider({
      // It listens on a port, so that its address is no path of a pipe.
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      apiKey: "pdl_sdbx_apikey_1",
      webhookSecrets: [],
      clientToken: "test_1",
      environment: "sandbox",
      prices: sandboxPrices,
    });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const answers = (data: unknown, status = 200) => {
    next = { status, body: { data, meta } };
  };
  const id = subscription.id;
  const path = `/subscriptions/${id}`;

  it.each<[string, () => Promise<unknown>, Partial<Asked>]>([
    ["asks for one", () => paddle.findSubscription(id, noon), { method: "GET", path }],
    [
      "ends it with its period",
      () => paddle.cancel(id, "period_end", noon),
      { method: "POST", path: `${path}/cancel`, body: { effective_from: "next_billing_period" } },
    ],
    [
      "ends it at once",
      () => paddle.cancel(id, "now", noon),
      { method: "POST", path: `${path}/cancel`, body: { effective_from: "immediately" } },
    ],
    [
      "ends a pause",
      () => paddle.resume(id, noon),
      { method: "POST", path: `${path}/resume`, body: { effective_from: "immediately" } },
    ],
    [
      "drops what is planned",
      () => paddle.dropScheduledChange(id, noon),
      { method: "PATCH", path, body: { scheduled_change: null } },
    ],
  ])("subscriptions: %s", async (_, ask, expected) => {
    answers(subscription);
    expect(await ask()).toMatchObject({
      providerId: id,
      checkoutId: "c1",
      customerId: subscription.customer_id,
      plan: "plus",
      period: "monthly",
      status: "active",
      periodEnd: new Date("2026-04-10T12:00:00Z"),
      scheduledChange: { action: "cancel", at: new Date("2026-04-10T12:00:00Z") },
    });
    expect(asked).toMatchObject([
      { ...expected, headers: { authorization: "Bearer pdl_sdbx_apikey_1", "paddle-version": "1" } },
    ]);
  });

  it("opens the checkout for our price, with our own id, and refuses another price", async () => {
    const order = {
      checkoutId: "c1",
      plan: "plus",
      period: "monthly",
      email: null,
      returnUrl: "",
      now: noon,
    } as const;
    answers({ ...transaction, status: "ready", payments: [], invoice_number: null, billed_at: null }, 201);
    expect(await paddle.openCheckout({ ...order, amountCents: 599 })).toEqual({
      transactionId: transaction.id,
      url: null,
    });
    expect(asked).toMatchObject([
      {
        method: "POST",
        path: "/transactions",
        body: { items: [{ price_id: price.id, quantity: 1 }], custom_data: { checkout_id: "c1" } },
      },
    ]);
    await expect(paddle.openCheckout({ ...order, amountCents: 499 })).rejects.toMatchObject({
      permanent: true,
    });
  });

  it("asks for payments, the invoice, and the transaction that changes the method", async () => {
    answers([transaction]);
    expect(await paddle.listPayments(id)).toMatchObject([
      {
        amount: 599,
        status: "paid",
        invoiceNumber: "325-10566",
        method: { kind: "card", brand: "visa", last4: "4242" },
      },
    ]);
    answers({ url: "https://paddle-invoices.example.com/x.pdf?expires=1" });
    expect(await paddle.findInvoice(transaction.id)).toMatch(/^https:/);
    answers({ url: "http://paddle-invoices.example.com/x.pdf" });
    await expect(paddle.findInvoice(transaction.id)).rejects.toMatchObject({
      reason: "unsafe invoice address",
    });
    answers({
      ...transaction,
      status: "ready",
      origin: "subscription_payment_method_change",
      details: { totals: { grand_total: "0" } },
      payments: [],
    });
    expect(await paddle.openMethodUpdate(id, "", noon)).toMatchObject({ transactionId: transaction.id });
    expect(asked.map(({ method, path: where, query }) => [method, where, query])).toEqual([
      ["GET", "/transactions", { subscription_id: id, per_page: "30", order_by: "id[DESC]" }],
      ["GET", `/transactions/${transaction.id}/invoice`, {}],
      ["GET", `/transactions/${transaction.id}/invoice`, {}],
      ["GET", `${path}/update-payment-method-transaction`, {}],
    ]);
  });

  it("gives a whole payment back without naming its items, and once", async () => {
    answers(adjustment, 201);
    await paddle.refund(transaction.id, noon);
    const body = {
      action: "refund",
      type: "full",
      transaction_id: transaction.id,
      reason: expect.any(String),
    };
    expect(asked).toMatchObject([{ method: "POST", path: "/adjustments", body }]);
    expect(asked[0]?.body).not.toHaveProperty("items");
    for (const code of [
      "adjustment_pending_refund_request",
      "adjustment_total_amount_above_remaining_allowed",
      "adjustment_transaction_item_has_already_been_fully_adjusted",
    ]) {
      next = { status: 400, body: refusal(code) };
      await paddle.refund(transaction.id, noon);
    }
    next = { status: 400, body: refusal("adjustment_transaction_invalid_status_for_refund") };
    await expect(paddle.refund(transaction.id, noon)).rejects.toMatchObject({ permanent: true });
  });

  it.each([
    [400, "subscription_is_canceled_action_invalid", true],
    [400, "subscription_outstanding_pending_refund", true],
    [403, "forbidden", true],
    [409, "subscription_locked_renewal", false],
    [409, "subscription_locked_processing", false],
    [409, "concurrent_modification", false],
    [429, "too_many_requests", false],
    [500, "internal_error", false],
    [503, "service_unavailable", false],
  ])("refuses with %s %s: for good is %s", async (status, code, permanent) => {
    next = { status, body: refusal(code) };
    await expect(paddle.cancel(id, "now", noon)).rejects.toMatchObject({ reason: code, permanent });
  });

  it("knows nothing of what is not there", async () => {
    next = { status: 404, body: refusal("not_found") };
    expect(await paddle.findSubscription(id, noon)).toBeNull();
    expect(await paddle.findTransaction(transaction.id)).toBeNull();
  });
});
