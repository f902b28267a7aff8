import { z } from "zod";
import type { PaidPlan } from "#core/plans.ts";
import type { BillingPeriod } from "#core/vocabulary.ts";
import { billingPeriods, scheduledActions } from "#core/vocabulary.ts";

/**
 * The parts of Paddle Billing's entities that we read (https://developer.paddle.com/api-reference). Everything else of
 * them is ignored, so that what Paddle adds breaks nothing.
 */
const instant = z.iso.datetime({ offset: true }).transform(text => new Date(text));
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform(value => value ?? null);
const id = z.string().min(1).max(100);
const custom = orNull(z.object({ checkout_id: orNull(id) }).loose());
const priced = z.object({ price: z.object({ id }).loose() }).loose();

export const SubscriptionEntity = z.object({
  id,
  status: z.enum(["active", "trialing", "past_due", "paused", "canceled"]),
  customer_id: orNull(id),
  created_at: instant,
  updated_at: instant,
  started_at: orNull(instant),
  next_billed_at: orNull(instant),
  paused_at: orNull(instant),
  canceled_at: orNull(instant),
  current_billing_period: orNull(z.object({ starts_at: instant, ends_at: instant })),
  scheduled_change: orNull(z.object({ action: z.enum(scheduledActions), effective_at: instant })),
  items: z.array(priced).min(1),
  custom_data: custom,
});
export type SubscriptionEntity = z.output<typeof SubscriptionEntity>;

const cardDetails = z.object({ type: orNull(z.string().max(40)), last4: orNull(z.string().max(4)) });
const attempt = z.object({
  status: z.string(),
  created_at: orNull(instant),
  method_details: orNull(
    z.object({
      type: z.string().max(40),
      card: orNull(cardDetails),
      south_korea_local_card: orNull(cardDetails),
    }),
  ),
});

/** Amounts are text: digits of the currency's smallest unit. */
const amount = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

export const TransactionEntity = z.object({
  id,
  status: z.enum(["draft", "ready", "billed", "paid", "completed", "canceled", "past_due"]),
  origin: z.string().max(60),
  customer_id: orNull(id),
  subscription_id: orNull(id),
  invoice_number: orNull(z.string().max(60)),
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  billing_period: orNull(z.object({ starts_at: instant, ends_at: instant })),
  created_at: instant,
  updated_at: instant,
  billed_at: orNull(instant),
  items: z.array(priced).min(1),
  details: orNull(z.object({ totals: z.object({ grand_total: amount }) })),
  payments: z
    .array(attempt)
    .nullish()
    .transform(list => list ?? []),
  checkout: orNull(z.object({ url: orNull(z.string()) })),
  custom_data: custom,
});
export type TransactionEntity = z.output<typeof TransactionEntity>;

export const AdjustmentEntity = z.object({
  action: z.string(),
  type: orNull(z.string()),
  status: z.string(),
  transaction_id: id,
});

/** Around every notification. */
export const NotificationBody = z.object({
  event_id: id,
  event_type: z.string().min(1).max(100),
  occurred_at: instant,
  data: z.unknown(),
});

export type PriceName = `${PaidPlan}_${BillingPeriod}`;
/** Paddle's ids of our prices. */
export type PriceIds = Readonly<Record<PriceName, string>>;

/** What a price id stands for; null for one that is not ours. */
export function soldBy(prices: PriceIds, priceId: string): { plan: PaidPlan; period: BillingPeriod } | null {
  for (const [name, value] of Object.entries(prices)) {
    if (value !== priceId) continue;
    const [plan, period] = name.split("_");
    // The keys are PriceName by type; Object.entries forgets it.
    if (billingPeriods.some(one => one === period))
      return { plan: plan as PaidPlan, period: period as BillingPeriod };
  }
  return null;
}
