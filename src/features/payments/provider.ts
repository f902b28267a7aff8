import type { PaidPlan } from "#core/plans.ts";
import type {
  BillingPeriod,
  PaymentMethodKind,
  PaymentProviderName,
  PaymentStatus,
  ScheduledAction,
  SubscriptionStatus,
} from "#core/vocabulary.ts";

/** What puts two messages about the same thing in order: the provider's time, and its id where times are equal. */
export type Told = { occurredAt: Date; eventId: string };

/**
 * Stands for the id of what was asked for instead of told. An answer holds everything that happened up to its own time,
 * so that it comes after all messages of that instant.
 */
export const asked = "~";

/** Whether one description of a thing is newer than another. */
export const isLater = (one: Told, than: Told): boolean =>
  one.occurredAt.getTime() === than.occurredAt.getTime()
    ? one.eventId === asked || one.eventId > than.eventId
    : one.occurredAt > than.occurredAt;

export type ScheduledChange = { action: ScheduledAction; at: Date };

/** A subscription as its provider described it at one moment, whole. */
export type SubscriptionSnapshot = Told & {
  providerId: string;
  /** Our checkout that it came from; null when the provider does not say. */
  checkoutId: string | null;
  customerId: string | null;
  plan: PaidPlan;
  period: BillingPeriod;
  status: SubscriptionStatus;
  startedAt: Date;
  /** Null while it is paused and after its end. */
  periodStart: Date | null;
  periodEnd: Date | null;
  scheduledChange: ScheduledChange | null;
  pausedAt: Date | null;
  canceledAt: Date | null;
};

export type PaymentMethod = { kind: PaymentMethodKind; brand: string | null; last4: string | null };

/** A payment as its provider described it at one moment, whole. The amount is in the currency's smallest unit. */
export type PaymentSnapshot = Told & {
  providerId: string;
  checkoutId: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  plan: PaidPlan;
  period: BillingPeriod;
  status: PaymentStatus;
  amount: number;
  currency: string;
  invoiceNumber: string | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  method: PaymentMethod | null;
  isMethodChange: boolean;
  billedAt: Date;
};

export type ProviderMessage =
  | { kind: "subscription"; subscription: SubscriptionSnapshot }
  | { kind: "payment"; payment: PaymentSnapshot }
  | { kind: "refund"; paymentId: string }
  /** The provider does not give the money back after all. */
  | { kind: "refund_refused"; paymentId: string }
  | { kind: "other" };

/** What every message begins with. */
export type Envelope = Told & { type: string };

export type CheckoutRequest = {
  checkoutId: string;
  plan: PaidPlan;
  period: BillingPeriod;
  /** What the buyer was shown; a provider that would take another amount refuses. */
  amountCents: number;
  email: string | null;
  /** The page that the buyer comes back to, with language. */
  returnUrl: string;
  now: Date;
};

/** `url` is where the buyer goes; null when the provider's own script opens the transaction on our page. */
export type OpenedCheckout = { transactionId: string; url: string | null };

/** Takes money and tells us about it. Paddle and the sandbox pass one suite of tests. */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  /** What our pages need for the provider's own script; null when it has none. */
  readonly script: { token: string; environment: "sandbox" | "production" } | null;
  /** Whether a webhook was signed by the provider, and lately. */
  isGenuine(body: string, signature: string | undefined, now: Date): boolean;
  /** Throws when the body is no message of this provider. */
  readEnvelope(body: string): Envelope;
  readMessage(body: string): ProviderMessage;
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  openMethodUpdate(subscriptionId: string, returnUrl: string, now: Date): Promise<OpenedCheckout>;
  findTransaction(transactionId: string): Promise<PaymentSnapshot | null>;
  findSubscription(subscriptionId: string, now: Date): Promise<SubscriptionSnapshot | null>;
  listPayments(subscriptionId: string): Promise<PaymentSnapshot[]>;
  cancel(subscriptionId: string, when: "period_end" | "now", now: Date): Promise<SubscriptionSnapshot>;
  /** Ends a pause. */
  resume(subscriptionId: string, now: Date): Promise<SubscriptionSnapshot>;
  dropScheduledChange(subscriptionId: string, now: Date): Promise<SubscriptionSnapshot>;
  /** Gives the whole amount back. Asking twice gives it back once. */
  refund(transactionId: string, now: Date): Promise<void>;
  /** Where the provider keeps the invoice as a PDF, for a short time; null when we write it ourselves. */
  findInvoice(transactionId: string): Promise<string | null>;
};

/** A provider that could not do what it was asked. The reason is short and names no person. */
export class PaymentError extends Error {
  readonly reason: string;
  /** Another try would not help: the provider understood and refused. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(`payment provider: ${reason}`);
    this.name = "PaymentError";
    this.reason = reason;
    this.permanent = permanent;
  }
}
