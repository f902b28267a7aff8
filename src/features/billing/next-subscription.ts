import { limits } from "#core/limits.ts";
import type { PaidPlan } from "#core/plans.ts";
import { addMs } from "#core/time.ts";
import type { BillingMailKind, BillingPeriod, SubscriptionStatus } from "#core/vocabulary.ts";
import { isLater, type ScheduledChange, type SubscriptionSnapshot, type Told } from "../payments/index.ts";

/** What is known of a subscription: the latest that its provider said. */
export type SubscriptionState = Told & {
  plan: PaidPlan;
  period: BillingPeriod;
  status: SubscriptionStatus;
  periodStart: Date;
  /** The end of what was paid for, or of what is unpaid while a payment is late. */
  periodEnd: Date;
  anchorDay: number;
  scheduledChange: ScheduledChange | null;
  canceledAt: Date | null;
};

export type SubscriptionEvent = { kind: "told"; subscription: SubscriptionSnapshot } | { kind: "time" };

/** What a state opens: until when it was paid for, and until when the plan stays open after that. */
export type Access = { validUntil: Date; graceUntil: Date | null; renews: boolean };

export type SubscriptionEffect =
  | { kind: "open"; access: Access }
  | { kind: "close"; access: Access }
  | { kind: "mail"; mail: BillingMailKind; at: Date };

/** Since when a payment is late: the beginning of the unpaid period, or the end of the last paid one. */
const lateSince = ({ periodStart, periodEnd, occurredAt }: SubscriptionState): Date =>
  periodEnd <= occurredAt ? periodEnd : periodStart;

export function accessOf(state: SubscriptionState): Access {
  const { status, periodEnd, scheduledChange } = state;
  if (status === "past_due") {
    const validUntil = lateSince(state);
    return { validUntil, graceUntil: addMs(validUntil, limits.billing.graceMs), renews: true };
  }
  const renews = status === "active" && scheduledChange === null;
  const graceUntil = renews ? addMs(periodEnd, limits.billing.renewalSlackMs) : null;
  return { validUntil: periodEnd, graceUntil, renews };
}

function stateOf(told: SubscriptionSnapshot): SubscriptionState {
  const { plan, period, status, startedAt, scheduledChange, canceledAt, pausedAt, occurredAt, eventId } =
    told;
  // What has ended has no period any more: it ended when its provider says so.
  const endedAt =
    status === "canceled"
      ? (canceledAt ?? occurredAt)
      : status === "paused"
        ? (pausedAt ?? occurredAt)
        : null;
  return {
    plan,
    period,
    status,
    periodStart: endedAt ?? told.periodStart ?? startedAt,
    periodEnd: endedAt ?? told.periodEnd ?? startedAt,
    anchorDay: startedAt.getUTCDate(),
    scheduledChange: endedAt === null || status === "paused" ? scheduledChange : null,
    canceledAt: status === "canceled" ? endedAt : null,
    occurredAt,
    eventId,
  };
}

/** An older message changes nothing, and neither does any after the end. */
function afterMessage(state: SubscriptionState | null, told: SubscriptionSnapshot): SubscriptionState {
  if (state === null) return stateOf(told);
  const isFinal = state.status === "canceled";
  const ends = told.status === "canceled";
  if (isFinal !== ends) return ends ? stateOf(told) : state;
  return isLater(told, state) ? stateOf(told) : state;
}

function effectsOf(
  state: SubscriptionState,
  before: SubscriptionState | null,
  now: Date,
): SubscriptionEffect[] {
  const access = accessOf(state);
  const isOpen = (access.graceUntil ?? access.validUntil) > now;
  const first: SubscriptionEffect = { kind: isOpen ? "open" : "close", access };
  const isNewlyLate = state.status === "past_due" && before?.status !== "past_due";
  return isNewlyLate ? [first, { kind: "mail", mail: "payment_failed", at: access.validUntil }] : [first];
}

const remindMs = (period: BillingPeriod): number =>
  period === "yearly" ? limits.billing.remindYearlyMs : limits.billing.remindMonthlyMs;

/** A renewal that is near is told of once; the time for it begins so long before. */
function reminders(state: SubscriptionState, now: Date): SubscriptionEffect[] {
  const { periodEnd, period, status, scheduledChange } = state;
  const isNear = now >= addMs(periodEnd, -remindMs(period)) && now < periodEnd;
  const renews = status === "active" && scheduledChange === null;
  return renews && isNear ? [{ kind: "mail", mail: "renewal_reminder", at: periodEnd }] : [];
}

/**
 * The one rule of subscriptions: what is true after a message of the provider, or at a moment, and what follows from
 * it. The order in which messages come does not matter, nor how often they do.
 */
export function nextSubscription<State extends SubscriptionState | null>(
  state: State,
  event: SubscriptionEvent,
  now: Date,
): { state: SubscriptionState | State; effects: SubscriptionEffect[] } {
  if (event.kind === "time") return { state, effects: state === null ? [] : reminders(state, now) };
  const after = afterMessage(state, event.subscription);
  return { state: after, effects: after === state ? [] : effectsOf(after, state, now) };
}
