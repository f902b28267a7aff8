import { and, eq, gt, inArray, isNull, lt, lte, ne, or } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { moneyPrice } from "#core/plans.ts";
import { addMs, dayMs, minuteMs } from "#core/time.ts";
import { checkouts, entitlements, payments, providerEvents, subscriptions } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { applyRefund } from "./apply-payment.ts";
import { writeBillingMail } from "./billing-mails.ts";
import { nextSubscription } from "./next-subscription.ts";
import { endAtProvider } from "./refund-payment.ts";
import { stateOfRow } from "./subscription-row.ts";
import { syncCheckout, syncSubscription } from "./sync-subscription.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

const { roundBatch } = limits.billing;

/** Writes the reminders of renewals that are near, each once. */
export async function remindRenewals(access: Access, now: Date): Promise<void> {
  const { db } = access;
  const near = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, "active"),
        eq(subscriptions.isRefused, false),
        gt(subscriptions.periodEnd, now),
        lte(subscriptions.periodEnd, addMs(now, limits.billing.remindYearlyMs)),
      ),
    );
  for (const row of near) {
    const state = stateOfRow(row);
    for (const effect of nextSubscription(state, { kind: "time" }, now).effects) {
      if (effect.kind !== "mail") continue;
      const at = effect.at.toISOString();
      const amountCents = moneyPrice(state.plan, state.period, effect.at);
      const params = { plan: row.plan, at, amountCents };
      const mail = { userId: row.userId, kind: effect.mail, about: `${row.id}:${at}`, params, now };
      await db.transaction(tx => writeBillingMail(tx, access, mail));
    }
  }
}

/** Tells whose plan has ended, whatever it was opened with; an end that is a day old is told to nobody any more. */
export async function tellEndedPlans(access: Access, now: Date): Promise<void> {
  const { db } = access;
  const ended = await db
    .select()
    .from(entitlements)
    .where(
      and(
        ne(entitlements.plan, "free"),
        lte(entitlements.accessUntil, now),
        gt(entitlements.accessUntil, addMs(now, -dayMs)),
      ),
    );
  for (const { userId, plan, reference, accessUntil } of ended) {
    const at = accessUntil.toISOString();
    const mail = {
      userId,
      kind: "plan_ended" as const,
      about: `${reference}:${at}`,
      params: { plan, at },
      now,
    };
    await db.transaction(tx => writeBillingMail(tx, access, mail));
  }
}

/** Does one thing after the other; what fails is told and keeps nothing else from being done. */
async function each<Item>(
  access: Access,
  what: string,
  items: Item[],
  work: (item: Item) => Promise<unknown>,
) {
  for (const item of items)
    await work(item).catch((err: unknown) => access.log.warn({ err }, `${what} could not be repaired`));
}

/**
 * Repairs what was missed: asks the provider about what is overdue or was not asked about for a day, about checkouts
 * that led to nothing, and takes up events that could not be applied.
 */
export async function reconcileBilling(access: Access, now: Date): Promise<void> {
  const { db, payments: provider, jobs } = access;
  const isOurs = and(eq(subscriptions.provider, provider.name), ne(subscriptions.status, "canceled"));
  const isUnasked = or(
    isNull(subscriptions.askedAt),
    lt(subscriptions.askedAt, addMs(now, -limits.billing.askEveryMs)),
    and(lte(subscriptions.periodEnd, now), lt(subscriptions.askedAt, addMs(now, -10 * minuteMs))),
  );
  const unasked = await db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(isOurs, isUnasked))
    .limit(roundBatch);
  await each(access, "a subscription", unasked, row => syncSubscription(access, row.providerId, now));
  const open = await db
    .select({ transactionId: checkouts.transactionId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, provider.name),
        isNull(checkouts.completedAt),
        gt(checkouts.createdAt, addMs(now, -limits.billing.checkoutOpenMs)),
        lt(checkouts.createdAt, addMs(now, -minuteMs)),
      ),
    )
    .limit(roundBatch);
  await each(access, "a checkout", open, row => syncCheckout(access, row, now));
  const waiting = await db
    .select({ eventRowId: providerEvents.id })
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, provider.name),
        isNull(providerEvents.handledAt),
        lt(providerEvents.receivedAt, addMs(now, -minuteMs)),
      ),
    )
    .limit(roundBatch);
  await db.transaction(tx => jobs.add(tx, "apply-provider-event", waiting));
}

/** Messages hold what providers know of people: what was applied long ago is dropped. */
export async function dropOldEvents({ db }: Pick<Access, "db">, now: Date): Promise<void> {
  const isOld = lt(providerEvents.handledAt, addMs(now, -limits.billing.eventKeepDays * dayMs));
  await db.delete(providerEvents).where(isOld);
}

/** Ends a subscription that opened nothing and gives its money back. Safe to repeat. */
export async function returnPayment(access: Access, subscriptionId: string, now: Date): Promise<void> {
  const { db, payments: provider } = access;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (row === undefined || !row.isRefused || row.provider !== provider.name) return;
  await syncSubscription(access, row.providerId, now);
  const paid = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, row.provider),
        eq(payments.subscriptionId, row.providerId),
        inArray(payments.status, ["paid"]),
        // What an earlier period took was used; only what came while another plan ran goes back.
        gt(payments.periodEnd, now),
      ),
    );
  // First the end: while a refund waits for its approval, Paddle changes nothing of the subscription.
  await endAtProvider(access, row.providerId, now);
  for (const payment of paid) {
    await provider.refund(payment.providerId, now);
    await db.transaction(async tx => {
      await lockUser(tx, row.userId);
      await applyRefund(tx, provider.name, payment.providerId);
      const at = payment.billedAt.toISOString();
      const params = { plan: row.plan, at };
      await writeBillingMail(tx, access, {
        userId: row.userId,
        kind: "payment_returned",
        about: payment.id,
        params,
        now,
      });
    });
  }
}
