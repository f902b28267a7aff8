import { createId } from "#core/ids.ts";
import type { PaidPlan } from "#core/plans.ts";
import { addMonths } from "#core/time.ts";
import type { BillingPeriod } from "#core/vocabulary.ts";
import type { Books } from "./sandbox-books.ts";
import { attemptOf } from "./sandbox-cards.ts";
import { entityOf, type SandboxEvent, webhooksOf } from "./sandbox-events.ts";
import { nextInvoice, settleOverdue } from "./sandbox-renewals.ts";
import {
  type SandboxCard,
  type SandboxDelivery,
  type SandboxSubscription,
  type SandboxTransaction,
  sandboxPrices,
} from "./sandbox-shapes.ts";

type Order = {
  checkoutId: string;
  plan: PaidPlan;
  period: BillingPeriod;
  amountCents: number;
  returnUrl: string;
};

/** A transaction that waits for a card. */
export async function orderPlan(books: Books, order: Order, now: Date): Promise<SandboxTransaction> {
  const { plan, period } = order;
  const at = now.toISOString();
  const interval = period === "monthly" ? ("month" as const) : ("year" as const);
  const transaction: SandboxTransaction = {
    id: `txn_${createId(26)}`,
    status: "ready",
    origin: "api",
    customer_id: `ctm_${createId(26)}`,
    subscription_id: null,
    invoice_number: null,
    currency_code: "USD",
    billing_period: null,
    created_at: at,
    updated_at: at,
    billed_at: null,
    items: [
      {
        quantity: 1,
        price: {
          id: sandboxPrices[`${plan}_${period}`],
          unit_price: { amount: String(order.amountCents), currency_code: "USD" },
          billing_cycle: { interval, frequency: 1 },
        },
      },
    ],
    details: { totals: { grand_total: String(order.amountCents) } },
    payments: [],
    checkout: { url: order.returnUrl },
    custom_data: { checkout_id: order.checkoutId },
  };
  await books.putTransaction(transaction);
  return transaction;
}

/** A transaction of nothing whose card becomes the subscription's, and pays what is overdue. */
export async function orderMethodChange(
  books: Books,
  subscription: SandboxSubscription,
  returnUrl: string,
  now: Date,
): Promise<SandboxTransaction> {
  const at = now.toISOString();
  const transaction: SandboxTransaction = {
    id: `txn_${createId(26)}`,
    status: "ready",
    origin: "subscription_payment_method_change",
    customer_id: subscription.customer_id,
    subscription_id: subscription.id,
    invoice_number: null,
    currency_code: "USD",
    billing_period: null,
    created_at: at,
    updated_at: at,
    billed_at: null,
    items: subscription.items,
    details: { totals: { grand_total: "0" } },
    payments: [],
    checkout: { url: returnUrl },
    custom_data: subscription.custom_data,
  };
  await books.putTransaction(transaction);
  return transaction;
}

function newSubscription(transaction: SandboxTransaction, card: SandboxCard, now: Date): SandboxSubscription {
  const [item] = transaction.items;
  if (item === undefined) throw new Error("a transaction without items");
  const at = now.toISOString();
  const end = addMonths(now, item.price.billing_cycle.interval === "month" ? 1 : 12).toISOString();
  return {
    id: `sub_${createId(26)}`,
    status: "active",
    customer_id: transaction.customer_id,
    currency_code: "USD",
    created_at: at,
    updated_at: at,
    started_at: at,
    next_billed_at: end,
    paused_at: null,
    canceled_at: null,
    current_billing_period: { starts_at: at, ends_at: end },
    billing_cycle: item.price.billing_cycle,
    scheduled_change: null,
    items: transaction.items,
    custom_data: transaction.custom_data,
    sandbox: { card, anchorDay: now.getUTCDate(), failures: 0 },
  };
}

type Paid = { error: string | null; transaction: SandboxTransaction };

async function openSubscription(books: Books, paid: SandboxTransaction, card: SandboxCard, now: Date) {
  const subscription = newSubscription(paid, card, now);
  const transaction: SandboxTransaction = {
    ...paid,
    subscription_id: subscription.id,
    billing_period: subscription.current_billing_period,
    invoice_number: await nextInvoice(books),
  };
  await books.putTransaction(transaction);
  await books.putSubscription(subscription, new Date(subscription.next_billed_at ?? 0));
  const data = entityOf(subscription);
  const events: SandboxEvent[] = [
    { type: "subscription.created", data },
    { type: "subscription.activated", data },
    { type: "transaction.completed", data: entityOf(transaction) },
  ];
  return { transaction, events };
}

async function changeMethod(books: Books, paid: SandboxTransaction, card: SandboxCard, now: Date) {
  const subscription = await books.findSubscription(paid.subscription_id ?? "");
  if (subscription === null || subscription.status === "canceled") throw new Error("nothing to change");
  await books.putTransaction(paid);
  const changed = { ...subscription, sandbox: { ...subscription.sandbox, card } };
  const settled = await settleOverdue(books, changed, now);
  return { transaction: paid, events: [{ type: "transaction.completed", data: entityOf(paid) }, ...settled] };
}

/**
 * Takes the money from a card, or not. A transaction is paid once: afterwards it answers as it stands. A refused card
 * leaves it open for another one.
 */
export async function payTransaction(
  books: Books,
  id: string,
  given: { card: SandboxCard; delivery: SandboxDelivery },
  now: Date,
): Promise<Paid | null> {
  const transaction = await books.findTransaction(id);
  if (transaction === null || transaction.status === "canceled") return null;
  if (transaction.status === "completed") return { error: null, transaction };
  const attempt = attemptOf(given.card, false, now);
  const at = now.toISOString();
  const tried = { ...transaction, updated_at: at, payments: [attempt, ...transaction.payments] };
  if (attempt.error_code !== null) {
    await books.putTransaction(tried);
    const failed = [{ type: "transaction.payment_failed", data: entityOf(tried) }];
    await books.send(webhooksOf(failed, given.delivery, now));
    return { error: attempt.error_code, transaction: tried };
  }
  const paid: SandboxTransaction = { ...tried, status: "completed", billed_at: at };
  const done =
    paid.origin === "api"
      ? await openSubscription(books, paid, given.card, now)
      : await changeMethod(books, paid, given.card, now);
  await books.send(webhooksOf(done.events, given.delivery, now));
  return { error: null, transaction: done.transaction };
}
