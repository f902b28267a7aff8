import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMonths, addMs } from "#core/time.ts";
import type { Books } from "./sandbox-books.ts";
import { attemptOf } from "./sandbox-cards.ts";
import { entityOf, type SandboxEvent, webhooksOf } from "./sandbox-events.ts";
import type { SandboxSubscription, SandboxTransaction } from "./sandbox-shapes.ts";

/** When something happens to a subscription by itself; null when never. */
export function dueAtOf(subscription: SandboxSubscription): Date | null {
  const { status, scheduled_change: change, next_billed_at: next } = subscription;
  if (status === "canceled") return null;
  if (change !== null) return new Date(change.effective_at);
  return next === null ? null : new Date(next);
}

const put = (books: Books, subscription: SandboxSubscription) =>
  books.putSubscription(subscription, dueAtOf(subscription));

const changed = (type: string, subscription: SandboxSubscription): SandboxEvent => ({
  type: `subscription.${type}`,
  data: entityOf(subscription),
});

export const nextInvoice = async (books: Books): Promise<string> =>
  `SANDBOX-${String((await books.countInvoices()) + 1).padStart(5, "0")}`;

/** The period after the current one; its days follow the day on which everything began. */
function nextPeriod(
  { current_billing_period: current, billing_cycle, sandbox }: SandboxSubscription,
  at: Date,
) {
  const starts = current === null ? at : new Date(current.ends_at);
  const ends = addMonths(starts, billing_cycle.interval === "month" ? 1 : 12, sandbox.anchorDay);
  return { starts_at: starts.toISOString(), ends_at: ends.toISOString() };
}

async function renewalTransaction(books: Books, subscription: SandboxSubscription, at: Date) {
  const overdue = (await books.listTransactions(subscription.id)).find(one => one.status === "past_due");
  if (overdue !== undefined) return overdue;
  const [item] = subscription.items;
  const period = nextPeriod(subscription, at);
  const transaction: SandboxTransaction = {
    id: `txn_${createId(26)}`,
    status: "ready",
    origin: "subscription_recurring",
    customer_id: subscription.customer_id,
    subscription_id: subscription.id,
    invoice_number: null,
    currency_code: "USD",
    billing_period: period,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    billed_at: at.toISOString(),
    items: subscription.items,
    details: { totals: { grand_total: item?.price.unit_price.amount ?? "0" } },
    payments: [],
    checkout: { url: null },
    custom_data: subscription.custom_data,
  };
  return transaction;
}

async function renewed(
  books: Books,
  subscription: SandboxSubscription,
  transaction: SandboxTransaction,
  at: Date,
) {
  const paid: SandboxTransaction = {
    ...transaction,
    status: "completed",
    invoice_number: transaction.invoice_number ?? (await nextInvoice(books)),
  };
  const isLate = subscription.status === "past_due";
  const next: SandboxSubscription = {
    ...subscription,
    status: "active",
    updated_at: at.toISOString(),
    paused_at: null,
    current_billing_period: paid.billing_period,
    next_billed_at: paid.billing_period?.ends_at ?? null,
    sandbox: { ...subscription.sandbox, failures: 0 },
  };
  await books.putTransaction(paid);
  await put(books, next);
  const news = isLate ? [changed("updated", next), changed("activated", next)] : [changed("updated", next)];
  return [...news, { type: "transaction.completed", data: entityOf(paid) }];
}

/** Nobody can be charged any more: after the last try it ends. Until then the period that is unpaid is the current one. */
async function refused(
  books: Books,
  subscription: SandboxSubscription,
  transaction: SandboxTransaction,
  at: Date,
) {
  const failures = subscription.sandbox.failures + 1;
  const isOver = failures >= limits.billing.sandboxTries;
  const unpaid: SandboxTransaction = { ...transaction, status: isOver ? "canceled" : "past_due" };
  const next: SandboxSubscription = {
    ...subscription,
    status: isOver ? "canceled" : "past_due",
    updated_at: at.toISOString(),
    current_billing_period: isOver ? null : transaction.billing_period,
    canceled_at: isOver ? at.toISOString() : null,
    scheduled_change: null,
    next_billed_at: isOver ? null : addMs(at, limits.billing.sandboxRetryMs).toISOString(),
    sandbox: { ...subscription.sandbox, failures },
  };
  await books.putTransaction(unpaid);
  await put(books, next);
  const news = isOver ? "canceled" : failures === 1 ? "past_due" : "updated";
  return [changed(news, next), { type: "transaction.payment_failed", data: entityOf(unpaid) }];
}

/** Takes the next payment of a subscription at `at`, or tries again what failed. */
async function charge(books: Books, subscription: SandboxSubscription, at: Date): Promise<SandboxEvent[]> {
  const attempt = attemptOf(subscription.sandbox.card, true, at);
  const found = await renewalTransaction(books, subscription, at);
  const tried = { ...found, updated_at: at.toISOString(), payments: [attempt, ...found.payments] };
  return attempt.error_code === null
    ? renewed(books, subscription, tried, at)
    : refused(books, subscription, tried, at);
}

/** Keeps a changed card and, where a payment is late, takes it at once. */
export async function settleOverdue(
  books: Books,
  subscription: SandboxSubscription,
  now: Date,
): Promise<SandboxEvent[]> {
  if (subscription.status === "past_due") return charge(books, subscription, now);
  const kept = { ...subscription, updated_at: now.toISOString() };
  await put(books, kept);
  return [changed("updated", kept)];
}

async function applyScheduled(
  books: Books,
  subscription: SandboxSubscription,
  at: Date,
): Promise<SandboxEvent[]> {
  const action = subscription.scheduled_change?.action;
  const plain = { ...subscription, scheduled_change: null, updated_at: at.toISOString() };
  if (action === "resume") return charge(books, { ...plain, current_billing_period: null }, at);
  const ended = { ...plain, next_billed_at: null, current_billing_period: null };
  const next: SandboxSubscription =
    action === "cancel"
      ? { ...ended, status: "canceled", canceled_at: at.toISOString() }
      : { ...ended, status: "paused", paused_at: at.toISOString() };
  await put(books, next);
  return [changed(action === "cancel" ? "canceled" : "paused", next)];
}

/** Everything that a subscription went through by `now`, step by step at its own instants. */
export async function catchUp(books: Books, id: string, now: Date): Promise<SandboxSubscription | null> {
  for (;;) {
    const subscription = await books.findSubscription(id);
    const dueAt = subscription === null ? null : dueAtOf(subscription);
    if (subscription === null || dueAt === null || dueAt > now) return subscription;
    const isChange = subscription.scheduled_change !== null;
    const events = isChange
      ? await applyScheduled(books, subscription, dueAt)
      : await charge(books, subscription, dueAt);
    await books.send(webhooksOf(events, "at_once", dueAt));
  }
}

/** Ends a pause: the plan begins anew and is paid for at once. */
export async function resumeNow(books: Books, subscription: SandboxSubscription, now: Date) {
  const events = await charge(
    books,
    {
      ...subscription,
      current_billing_period: null,
      sandbox: { ...subscription.sandbox, anchorDay: now.getUTCDate() },
    },
    now,
  );
  const resumed = events.map(event =>
    event.type === "subscription.updated" ? { ...event, type: "subscription.resumed" } : event,
  );
  await books.send(webhooksOf(resumed, "at_once", now));
}

/** Plans a change for the end of the period, makes it now, or takes a plan back. */
export async function scheduleChange(
  books: Books,
  subscription: SandboxSubscription,
  wish: "cancel" | "cancel_now" | "pause" | null,
  now: Date,
): Promise<void> {
  if (wish === null && subscription.scheduled_change === null) return;
  const end = subscription.current_billing_period?.ends_at;
  const at = now.toISOString();
  const isNow =
    wish === "cancel_now" || (wish === "cancel" && (end === undefined || subscription.status !== "active"));
  if (isNow) {
    const due = { action: "cancel" as const, effective_at: at, resume_at: null };
    const events = await applyScheduled(books, { ...subscription, scheduled_change: due }, now);
    await books.send(webhooksOf(events, "at_once", now));
    return;
  }
  const change =
    wish === null || end === undefined
      ? null
      : { action: wish === "pause" ? wish : ("cancel" as const), effective_at: end, resume_at: null };
  const next: SandboxSubscription = {
    ...subscription,
    updated_at: at,
    scheduled_change: change,
    next_billed_at: change === null ? (end ?? null) : null,
  };
  await put(books, next);
  await books.send(webhooksOf([changed("updated", next)], "at_once", now));
}
