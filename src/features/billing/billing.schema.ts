import { z } from "zod";
import { paidPlans } from "#core/plans.ts";
import {
  billingPeriods,
  paymentMethodKinds,
  paymentProviders,
  paymentStatuses,
  planNames,
  scheduledActions,
} from "#core/vocabulary.ts";

/** A whole number of cents. */
const Amount = z.number().int().min(0).max(1_000_000_00);
const Instant = z.iso.datetime();

export const CheckoutDraft = z.object({
  plan: z.enum(paidPlans),
  period: z.enum(billingPeriods),
  /** What the buyer was shown; another price by now is a refusal. */
  amountCents: Amount,
  language: z.enum(["en", "ar"]).default("en"),
});
export type CheckoutDraft = z.input<typeof CheckoutDraft>;

export const CheckoutId = z.string().regex(/^[0-9a-z]{24}$/, "invalid");

/** Where the buyer goes on: to an address, or by the provider's own script with the transaction. */
export const OpenedCheckout = z.object({
  checkoutId: z.string(),
  transactionId: z.string(),
  url: z.string().nullable(),
});
export type OpenedCheckout = z.output<typeof OpenedCheckout>;

export const OpenedPayment = OpenedCheckout.omit({ checkoutId: true });
export type OpenedPayment = z.output<typeof OpenedPayment>;

export const CheckoutState = z.object({ state: z.enum(["waiting", "open", "refused"]) });
export type CheckoutState = z.output<typeof CheckoutState>;

/** How a plan stands, as people see it. `expired`, `free` and `gift` are derived. */
export const billingStates = [
  "free",
  "active",
  "past_due",
  "canceled",
  "paused",
  "expired",
  "gift",
  "coins",
  "staff",
] as const;
export type BillingState = (typeof billingStates)[number];

export const BillingMethod = z.object({
  kind: z.enum(paymentMethodKinds),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
});
export type BillingMethod = z.output<typeof BillingMethod>;

export const BillingRow = z.object({
  id: z.string(),
  at: Instant,
  plan: z.enum(planNames),
  period: z.enum(billingPeriods),
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  hasInvoice: z.boolean(),
});
export type BillingRow = z.output<typeof BillingRow>;

export const BillingView = z.object({
  provider: z.enum(paymentProviders),
  /** What the provider's script needs; null when it has none. */
  script: z.object({ token: z.string(), environment: z.enum(["sandbox", "production"]) }).nullable(),
  state: z.enum(billingStates),
  plan: z.enum(planNames),
  period: z.enum(billingPeriods).nullable(),
  /** The end of what was paid for; null without a plan. */
  endsAt: Instant.nullable(),
  /** The end that the subscription names, which a decision about it sends along; null without one. */
  subscriptionEndsAt: Instant.nullable(),
  /** Until when a late payment leaves the plan open. */
  graceUntil: Instant.nullable(),
  nextBillingAt: Instant.nullable(),
  /** What a period costs when it goes on: by itself, reactivated or resumed. */
  nextAmountCents: Amount.nullable(),
  daysRemaining: z.number().int().min(0),
  isGift: z.boolean(),
  /** A subscription that is paused, whatever plan runs beside it. */
  isPaused: z.boolean(),
  scheduledChange: z.object({ action: z.enum(scheduledActions), at: Instant }).nullable(),
  canceledAt: Instant.nullable(),
  method: BillingMethod.nullable(),
  can: z.object({
    subscribe: z.boolean(),
    cancel: z.boolean(),
    reactivate: z.boolean(),
    resume: z.boolean(),
    updatePayment: z.boolean(),
    removeScheduledChange: z.boolean(),
  }),
  history: z.array(BillingRow),
});
export type BillingView = z.output<typeof BillingView>;

/** What is changed is what was shown: its end is sent along, and a request about another state is refused. */
export const BillingDecision = z.object({
  confirm: z.literal(true, "required"),
  endsAt: Instant,
});
export type BillingDecision = z.input<typeof BillingDecision>;

export const MethodUpdate = z.object({ language: z.enum(["en", "ar"]).default("en") });
