import { describe, expect, it } from "vitest";
import { sandboxPrices } from "../sandbox/sandbox-shapes.ts";
import { readEnvelope, readMessage } from "./paddle-messages.ts";

const price = (id: string) => ({
  id,
  product_id: "pro_1",
  unit_price: { amount: "599", currency_code: "USD" },
  billing_cycle: { interval: "month", frequency: 1 },
});
const plus = price(sandboxPrices.plus_monthly);
const notification = (event_type: string, data: object) =>
  JSON.stringify({
    event_id: "evt_01hv8x29kz0t586xy6zn1a62ny",
    event_type,
    occurred_at: "2026-03-10T07:20:50.52Z",
    notification_id: "ntf_01hv8x2acma2gz7he8kg28q3v6",
    data,
  });
const told = { eventId: "evt_01hv8x29kz0t586xy6zn1a62ny", occurredAt: new Date("2026-03-10T07:20:50.520Z") };

const subscription = {
  id: "sub_1",
  status: "active",
  customer_id: "ctm_1",
  address_id: "add_1",
  business_id: null,
  currency_code: "USD",
  created_at: "2026-03-10T07:20:40.12Z",
  updated_at: "2026-03-10T07:20:40.12Z",
  started_at: "2026-03-10T07:20:39.08Z",
  first_billed_at: "2026-03-10T07:20:39.08Z",
  next_billed_at: "2026-04-10T07:20:39.08Z",
  paused_at: null,
  canceled_at: null,
  collection_mode: "automatic",
  billing_details: null,
  current_billing_period: { starts_at: "2026-03-10T07:20:39.08Z", ends_at: "2026-04-10T07:20:39.08Z" },
  billing_cycle: { frequency: 1, interval: "month" },
  scheduled_change: null,
  items: [{ status: "active", quantity: 1, recurring: true, price: plus, trial_dates: null }],
  custom_data: { checkout_id: "c1" },
  discount: null,
  transaction_id: "txn_1",
};
const transaction = {
  id: "txn_1",
  status: "completed",
  origin: "web",
  customer_id: "ctm_1",
  currency_code: "USD",
  subscription_id: "sub_1",
  invoice_number: "325-10566",
  billing_period: subscription.current_billing_period,
  created_at: "2026-03-10T07:20:30.00Z",
  updated_at: "2026-03-10T07:20:41.00Z",
  billed_at: "2026-03-10T07:20:39.00Z",
  items: [{ quantity: 1, price: plus }],
  details: {
    totals: { subtotal: "599", tax: "120", total: "719", grand_total: "719", currency_code: "USD" },
  },
  payments: [],
  checkout: { url: "https://example.com/pay?_ptxn=txn_1" },
  custom_data: null,
};

const payment = (given: object) => {
  const message = readMessage(
    notification("transaction.completed", { ...transaction, ...given }),
    sandboxPrices,
  );
  if (message.kind !== "payment") throw new Error(message.kind);
  return message.payment;
};
const read = (given: object, type = "subscription.updated") => {
  const message = readMessage(notification(type, { ...subscription, ...given }), sandboxPrices);
  if (message.kind !== "subscription") throw new Error(message.kind);
  return message.subscription;
};

describe("Paddle's messages", () => {
  it("say what happened, when, and to what", () => {
    expect(readEnvelope(notification("subscription.created", subscription))).toEqual({
      ...told,
      type: "subscription.created",
    });
    expect(read({})).toEqual({
      ...told,
      providerId: "sub_1",
      checkoutId: "c1",
      customerId: "ctm_1",
      plan: "plus",
      period: "monthly",
      status: "active",
      startedAt: new Date("2026-03-10T07:20:39.080Z"),
      periodStart: new Date("2026-03-10T07:20:39.080Z"),
      periodEnd: new Date("2026-04-10T07:20:39.080Z"),
      scheduledChange: null,
      pausedAt: null,
      canceledAt: null,
    });
  });

  it.each([
    ["a trial is active", { status: "trialing" }, { status: "active" }],
    [
      "no period while paused",
      { status: "paused", current_billing_period: null, paused_at: "2026-04-10T07:20:39Z" },
      { status: "paused", periodEnd: null, pausedAt: new Date("2026-04-10T07:20:39Z") },
    ],
    [
      "a change to come",
      { scheduled_change: { action: "cancel", effective_at: "2026-04-10T07:20:39Z", resume_at: null } },
      { scheduledChange: { action: "cancel", at: new Date("2026-04-10T07:20:39Z") } },
    ],
    [
      "a yearly price",
      { items: [{ price: price(sandboxPrices.developer_yearly) }] },
      { plan: "developer", period: "yearly" },
    ],
    ["ours among other items", { items: [{ price: price("pri_other") }, { price: plus }] }, { plan: "plus" }],
  ])("subscriptions: %s", (_name, given, expected) => expect(read(given)).toMatchObject(expected));

  it("name what a payment was made with, in our words", () => {
    const paidWith = (type: string, card: object | null = null) =>
      payment({
        payments: [
          { status: "error", error_code: "declined", method_details: null },
          { status: "captured", method_details: { type, card } },
        ],
      }).method;
    const card = {
      type: "mastercard",
      last4: "3184",
      expiry_month: 1,
      expiry_year: 2029,
      cardholder_name: "R",
    };
    expect(paidWith("card", card)).toEqual({ kind: "card", brand: "mastercard", last4: "3184" });
    expect(paidWith("apple_pay")).toEqual({ kind: "mobile_wallet", brand: "apple_pay", last4: null });
    const korean = {
      type: "south_korea_local_card",
      card: null,
      south_korea_local_card: { type: "bc", last4: "0002" },
    };
    expect(payment({ payments: [{ status: "captured", method_details: korean }] }).method).toEqual({
      kind: "card",
      brand: "bc",
      last4: "0002",
    });
    expect(paidWith("google_pay")).toMatchObject({ kind: "mobile_wallet" });
    expect(paidWith("samsung_pay")).toMatchObject({ kind: "mobile_wallet" });
    expect(paidWith("paypal")).toMatchObject({ kind: "online_wallet", brand: "paypal" });
    expect(paidWith("alipay")).toMatchObject({ kind: "online_wallet" });
    expect(
      payment({ payments: [{ status: "error", method_details: { type: "card", card } }] }).method,
    ).toBeNull();
  });

  it.each([
    ["completed", "paid"],
    ["paid", "paid"],
    ["past_due", "failed"],
    ["billed", "open"],
    ["draft", "open"],
    ["canceled", "canceled"],
  ] as const)("payments: %s is %s", (status, expected) => expect(payment({ status }).status).toBe(expected));

  it("hold amounts with tax as whole numbers of the currency that was paid", () => {
    expect(payment({})).toMatchObject({ amount: 719, currency: "USD", invoiceNumber: "325-10566" });
    const yen = { currency_code: "JPY", details: { totals: { grand_total: "980" } } };
    expect(payment(yen)).toMatchObject({ amount: 980, currency: "JPY" });
    expect(() => payment({ details: { totals: { grand_total: "5.99" } } })).toThrow();
  });

  it.each([
    ["refund", "approved", "full", "refund"],
    ["chargeback", "approved", "full", "refund"],
    ["refund", "pending_approval", "full", "other"],
    ["refund", "rejected", "full", "refund_refused"],
    ["chargeback", "reversed", "full", "refund_refused"],
    ["chargeback_warning", "approved", "full", "other"],
    ["chargeback_reverse", "approved", "full", "other"],
    ["credit_reverse", "approved", "full", "other"],
    ["refund", "rejected", "partial", "other"],
    ["refund", "approved", "partial", "other"],
    ["credit", "approved", "full", "other"],
  ])("adjustments: a %s, %s, %s is %s", (action, status, type, kind) => {
    const body = notification("adjustment.updated", {
      id: "adj_1",
      action,
      status,
      type,
      transaction_id: "txn_1",
    });
    expect(readMessage(body, sandboxPrices).kind).toBe(kind);
  });

  it("are none of ours when they sell something else, and harmless when they are about something else", () => {
    expect(() => read({ items: [{ price: price("pri_other") }] })).toThrow();
    expect(readMessage(notification("customer.created", { id: "ctm_1" }), sandboxPrices)).toEqual({
      kind: "other",
    });
    expect(() => readMessage("[]", sandboxPrices)).toThrow();
    expect(() => readEnvelope("no json")).toThrow();
  });
});
