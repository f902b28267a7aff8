import type { PaymentMethodKind, PaymentStatus } from "#core/vocabulary.ts";
import {
  AdjustmentEntity,
  NotificationBody,
  type PriceIds,
  SubscriptionEntity,
  soldBy,
  TransactionEntity,
} from "./paddle-entities.ts";
import {
  asked,
  type Envelope,
  type PaymentMethod,
  type PaymentSnapshot,
  type ProviderMessage,
  type SubscriptionSnapshot,
  type Told,
} from "./provider.ts";

const mobileWallets = new Set(["apple_pay", "google_pay", "samsung_pay"]);
const cards = new Set(["card", "south_korea_local_card"]);

const kindOf = (type: string): PaymentMethodKind =>
  cards.has(type) ? "card" : mobileWallets.has(type) ? "mobile_wallet" : "online_wallet";

const paymentStatuses: Record<TransactionEntity["status"], PaymentStatus> = {
  draft: "open",
  ready: "open",
  billed: "open",
  paid: "paid",
  completed: "paid",
  canceled: "canceled",
  past_due: "failed",
};

const sale = (prices: PriceIds, items: readonly { price: { id: string } }[]) => {
  for (const { price } of items) {
    const sold = soldBy(prices, price.id);
    if (sold !== null) return sold;
  }
  throw new Error("sells nothing of ours");
};

/** `told` is missing for entities that were asked for: then they speak for the moment of their last change. */
export function subscriptionOf(entity: unknown, prices: PriceIds, told?: Told): SubscriptionSnapshot {
  const found = SubscriptionEntity.parse(entity);
  return {
    providerId: found.id,
    checkoutId: found.custom_data?.checkout_id ?? null,
    customerId: found.customer_id,
    ...sale(prices, found.items),
    status: found.status === "trialing" ? "active" : found.status,
    startedAt: found.started_at ?? found.created_at,
    periodStart: found.current_billing_period?.starts_at ?? null,
    periodEnd: found.current_billing_period?.ends_at ?? null,
    scheduledChange: found.scheduled_change && {
      action: found.scheduled_change.action,
      at: found.scheduled_change.effective_at,
    },
    pausedAt: found.paused_at,
    canceledAt: found.canceled_at,
    occurredAt: told?.occurredAt ?? found.updated_at,
    eventId: told?.eventId ?? asked,
  };
}

/** What was paid with: the method of the attempt that took the money. */
function methodOf(attempts: TransactionEntity["payments"]): PaymentMethod | null {
  const taken = attempts.find(attempt => attempt.status === "captured" || attempt.status === "authorized");
  if (!taken?.method_details) return null;
  const { type, card: usual, south_korea_local_card: korean } = taken.method_details;
  const card = usual ?? korean;
  const brand = kindOf(type) === "card" ? (card?.type ?? null) : type;
  return { kind: kindOf(type), brand, last4: card?.last4 ?? null };
}

export function paymentOf(entity: unknown, prices: PriceIds, told?: Told): PaymentSnapshot {
  const found = TransactionEntity.parse(entity);
  return {
    providerId: found.id,
    checkoutId: found.custom_data?.checkout_id ?? null,
    customerId: found.customer_id,
    subscriptionId: found.subscription_id,
    ...sale(prices, found.items),
    status: paymentStatuses[found.status],
    amount: found.details?.totals.grand_total ?? 0,
    currency: found.currency_code,
    invoiceNumber: found.invoice_number,
    periodStart: found.billing_period?.starts_at ?? null,
    periodEnd: found.billing_period?.ends_at ?? null,
    method: methodOf(found.payments),
    isMethodChange: found.origin === "subscription_payment_method_change",
    billedAt: found.billed_at ?? found.created_at,
    occurredAt: told?.occurredAt ?? found.updated_at,
    eventId: told?.eventId ?? asked,
  };
}

export function readEnvelope(body: string): Envelope {
  const {
    event_id: eventId,
    event_type: type,
    occurred_at: occurredAt,
  } = NotificationBody.parse(JSON.parse(body));
  return { eventId, type, occurredAt };
}

const refunds = new Set(["refund", "chargeback"]);
/** How one ends that leaves the money with us: refused by Paddle, or a dispute that was won. */
const keeps = new Set(["rejected", "reversed"]);

/** What a notification says. Types that change nothing here are `other`. */
export function readMessage(body: string, prices: PriceIds): ProviderMessage {
  const {
    event_id: eventId,
    event_type: type,
    occurred_at: occurredAt,
    data,
  } = NotificationBody.parse(JSON.parse(body));
  const told = { eventId, occurredAt };
  const [about] = type.split(".");
  if (about === "subscription")
    return { kind: "subscription", subscription: subscriptionOf(data, prices, told) };
  if (about === "transaction") return { kind: "payment", payment: paymentOf(data, prices, told) };
  if (about !== "adjustment") return { kind: "other" };
  const adjustment = AdjustmentEntity.parse(data);
  if (adjustment.type === "partial" || !refunds.has(adjustment.action)) return { kind: "other" };
  const paymentId = adjustment.transaction_id;
  if (adjustment.status === "approved") return { kind: "refund", paymentId };
  return keeps.has(adjustment.status) ? { kind: "refund_refused", paymentId } : { kind: "other" };
}
