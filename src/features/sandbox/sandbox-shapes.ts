import type { PriceIds } from "../payments/index.ts";

/** The sandbox speaks as Paddle does: its entities have the shapes of Paddle's, written out here as it makes them. */
type Period = { starts_at: string; ends_at: string };
type Item = {
  quantity: 1;
  price: {
    id: string;
    unit_price: { amount: string; currency_code: "USD" };
    billing_cycle: { interval: "month" | "year"; frequency: 1 };
  };
};
type CustomData = { checkout_id: string };

export type SandboxCard = "visa" | "refuses_later" | "declined" | "expired" | "three_d";

export type SandboxAttempt = {
  status: "captured" | "error";
  error_code: string | null;
  created_at: string;
  method_details: { type: "card"; card: { type: string; last4: string } };
};

export type SandboxTransaction = {
  id: string;
  status: "ready" | "completed" | "past_due" | "canceled";
  origin: "api" | "subscription_recurring" | "subscription_payment_method_change";
  customer_id: string;
  subscription_id: string | null;
  invoice_number: string | null;
  currency_code: "USD";
  billing_period: Period | null;
  created_at: string;
  updated_at: string;
  billed_at: string | null;
  items: Item[];
  details: { totals: { grand_total: string } };
  payments: SandboxAttempt[];
  checkout: { url: string | null };
  custom_data: CustomData;
};

export type SandboxSubscription = {
  id: string;
  status: "active" | "past_due" | "paused" | "canceled";
  customer_id: string;
  currency_code: "USD";
  created_at: string;
  updated_at: string;
  started_at: string;
  next_billed_at: string | null;
  paused_at: string | null;
  canceled_at: string | null;
  current_billing_period: Period | null;
  billing_cycle: Item["price"]["billing_cycle"];
  scheduled_change: { action: "cancel" | "pause" | "resume"; effective_at: string; resume_at: null } | null;
  items: Item[];
  custom_data: CustomData;
  /** Only the sandbox reads what follows: what is charged, on which day, and how often a renewal has failed. */
  sandbox: { card: SandboxCard; anchorDay: number; failures: number };
};

/** How webhooks are delivered, on the buyer's request. */
export const sandboxDeliveries = ["at_once", "late", "twice", "reversed"] as const;
export type SandboxDelivery = (typeof sandboxDeliveries)[number];

export const sandboxPrices: PriceIds = {
  prime_monthly: "pri_sandbox_prime_monthly",
  prime_yearly: "pri_sandbox_prime_yearly",
  plus_monthly: "pri_sandbox_plus_monthly",
  plus_yearly: "pri_sandbox_plus_yearly",
  developer_monthly: "pri_sandbox_developer_monthly",
  developer_yearly: "pri_sandbox_developer_yearly",
};
