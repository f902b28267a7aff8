import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { moneyPrice } from "#core/plans.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Db } from "#db/client.ts";
import { payments, subscriptions } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { accessEnd, type Entitlement, getEntitlement, isRunning } from "../plans/index.ts";
import type { BillingMethod, BillingRow, BillingState, BillingView } from "./billing.schema.ts";
import { type SubscriptionRow, stateOfRow } from "./subscription-row.ts";
import { syncSubscription } from "./sync-subscription.ts";

const shownStatuses = ["paid", "failed", "refunded"] as const;

async function listHistory(db: Db, userId: string): Promise<BillingRow[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.isMethodChange, false),
        inArray(payments.status, shownStatuses),
      ),
    )
    .orderBy(desc(payments.billedAt), desc(payments.id))
    .limit(limits.billing.historyShown);
  return rows.map(({ id, billedAt, plan, period, amountCents, currency, status, invoiceNumber }) => ({
    id,
    at: billedAt.toISOString(),
    plan,
    period,
    amountCents,
    currency,
    status,
    hasInvoice: invoiceNumber !== null,
  }));
}

/** The latest method that money was taken from, or that was put in its place. */
async function findMethod(db: Db, row: SubscriptionRow): Promise<BillingMethod | null> {
  const [last] = await db
    .select({ kind: payments.methodKind, brand: payments.methodBrand, last4: payments.methodLast4 })
    .from(payments)
    .where(
      and(
        eq(payments.provider, row.provider),
        eq(payments.subscriptionId, row.providerId),
        isNotNull(payments.methodKind),
      ),
    )
    .orderBy(desc(payments.occurredAt))
    .limit(1);
  return last === undefined || last.kind === null ? null : { ...last, kind: last.kind };
}

async function findLatest(db: Db, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.isRefused, false)))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * Asks at once when the end of a period has passed without news, or when somebody comes back from the provider: whoever
 * looks sees what is true, not what was heard so far.
 */
async function askOverdue(ctx: Ctx, userId: string, isBack: boolean): Promise<SubscriptionRow | null> {
  const row = await findLatest(ctx.db, userId);
  if (row === null || row.status === "canceled" || row.provider !== ctx.payments.name) return row;
  const due = row.scheduledAt ?? row.periodEnd;
  const isOverdue = due <= ctx.now || row.status === "past_due";
  const restMs = isBack ? limits.billing.askBackMs : limits.billing.askOverdueMs;
  const wasAsked = row.askedAt !== null && row.askedAt > addMs(ctx.now, -restMs);
  if (!(isOverdue || isBack) || wasAsked) return row;
  await syncSubscription(ctx, row.providerId, ctx.now).catch((err: unknown) =>
    ctx.log.warn({ err, subscriptionId: row.id }, "a subscription could not be asked about"),
  );
  return findLatest(ctx.db, userId);
}

function stateOf(row: SubscriptionRow | null, entitlement: Entitlement | null, now: Date): BillingState {
  if (entitlement !== null && entitlement.plan !== "free" && isRunning(entitlement, now)) {
    if (entitlement.source !== "card") return entitlement.source;
    if (row?.status === "past_due") return "past_due";
    return row?.status === "canceled" || row?.scheduledAction === "cancel" ? "canceled" : "active";
  }
  if (row?.status === "paused") return "paused";
  if (row?.status === "past_due") return "past_due";
  return entitlement === null || entitlement.plan === "free" ? "free" : "expired";
}

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

function subscriptionPart(row: SubscriptionRow | null, isOpen: boolean, now: Date) {
  const state = row !== null && row.status !== "canceled" ? stateOfRow(row) : null;
  const change = state?.scheduledChange ?? null;
  const isPaying = state !== null && state.status !== "paused";
  const renews = isPaying && change === null;
  return {
    period: state?.period ?? null,
    nextBillingAt: renews && state.status === "active" ? iso(state.periodEnd) : null,
    nextAmountCents: state === null ? null : moneyPrice(state.plan, state.period, now),
    scheduledChange: change && { action: change.action, at: change.at.toISOString() },
    canceledAt: iso(row?.canceledAt),
    isPaused: state?.status === "paused",
    can: {
      subscribe: state === null && !isOpen,
      cancel: state !== null && change === null,
      reactivate: isPaying && change?.action === "cancel",
      resume: state?.status === "paused" && !isOpen,
      updatePayment: isPaying,
      removeScheduledChange: change !== null,
    },
  };
}

/** Everything that /billing shows, to its own user only. `isBack`: the user comes from the provider's own page. */
export async function getBilling(ctx: Ctx, { isBack = false } = {}): Promise<BillingView> {
  const userId = assertUser(ctx);
  const { db, payments: provider, now } = ctx;
  const row = await askOverdue(ctx, userId, isBack);
  const entitlement = await getEntitlement(ctx, userId);
  const isOpen = entitlement !== null && entitlement.plan !== "free" && isRunning(entitlement, now);
  const running = row !== null && row.status !== "canceled" ? row : null;
  const lastsUntil = entitlement === null || !isOpen ? null : accessEnd(entitlement);
  const state = stateOf(row, entitlement, now);
  const isOwn = !isOpen || entitlement.source === "card";
  const end = (isOwn ? running?.periodEnd : null) ?? entitlement?.validUntil ?? null;
  const counted =
    entitlement === null || !isOpen ? null : state === "past_due" ? lastsUntil : entitlement.validUntil;
  return {
    provider: provider.name,
    script: provider.script,
    state,
    plan: isOpen ? entitlement.plan : (running?.plan ?? entitlement?.plan ?? "free"),
    endsAt: iso(end),
    subscriptionEndsAt: iso(running?.periodEnd),
    graceUntil: state === "past_due" ? iso(entitlement?.graceUntil) : null,
    daysRemaining: counted === null ? 0 : Math.max(0, Math.ceil((counted.getTime() - now.getTime()) / dayMs)),
    isGift: isOpen && entitlement.source === "gift",
    method: running === null ? null : await findMethod(db, running),
    ...subscriptionPart(row, isOpen, now),
    history: await listHistory(db, userId),
  };
}
