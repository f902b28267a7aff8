import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  billingMailKinds,
  billingPeriods,
  paymentMethodKinds,
  paymentProviders,
  paymentStatuses,
  planNames,
  scheduledActions,
  subscriptionStatuses,
} from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

const ownerId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Who a user is at a provider. */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    userId: ownerId(),
    provider: text({ enum: paymentProviders }).notNull(),
    providerId: text("provider_id").notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.provider] }),
    uniqueIndex("billing_customers_provider").on(table.provider, table.providerId),
  ],
);

/** What a user went to pay for. Providers send its id back with everything that came of it. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    provider: text({ enum: paymentProviders }).notNull(),
    plan: text({ enum: planNames }).notNull(),
    period: text({ enum: billingPeriods }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    transactionId: text("transaction_id"),
    createdAt: instant("created_at").notNull(),
    /** When it led to a subscription; until then the provider is asked now and then. */
    completedAt: instant("completed_at"),
  },
  table => [
    index("checkouts_user").on(table.userId, table.createdAt),
    index("checkouts_open").on(table.createdAt).where(sql`${table.completedAt} is null`),
  ],
);

/** A plan that is paid for again and again: the latest that its provider said, by the provider's own time. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    provider: text({ enum: paymentProviders }).notNull(),
    providerId: text("provider_id").notNull(),
    plan: text({ enum: planNames }).notNull(),
    period: text({ enum: billingPeriods }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull(),
    periodStart: instant("period_start").notNull(),
    periodEnd: instant("period_end").notNull(),
    /** The day of the month on which it began: 31 January, 28 February, 31 March. */
    anchorDay: integer("anchor_day").notNull(),
    scheduledAction: text("scheduled_action", { enum: scheduledActions }),
    scheduledAt: instant("scheduled_at"),
    canceledAt: instant("canceled_at"),
    /** Another plan ran when it came: it opens nothing, and its money goes back. */
    isRefused: boolean("is_refused").notNull().default(false),
    /** Of the last message that counts; an older one never overwrites. */
    occurredAt: instant("occurred_at").notNull(),
    eventId: text("event_id").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** When the provider was last asked how it stands. */
    askedAt: instant("asked_at"),
  },
  table => [
    uniqueIndex("subscriptions_provider").on(table.provider, table.providerId),
    uniqueIndex("subscriptions_running")
      .on(table.userId)
      .where(sql`${table.status} <> 'canceled' and not ${table.isRefused}`),
    index("subscriptions_user").on(table.userId, table.createdAt),
    index("subscriptions_end").on(table.periodEnd).where(sql`${table.status} <> 'canceled'`),
  ],
);

/** A payment or an attempt at one. Amounts are whole cents. */
export const payments = pgTable(
  "payments",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    provider: text({ enum: paymentProviders }).notNull(),
    providerId: text("provider_id").notNull(),
    /** The provider's id: a payment may be heard of before its subscription. */
    subscriptionId: text("subscription_id"),
    plan: text({ enum: planNames }).notNull(),
    period: text({ enum: billingPeriods }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull(),
    invoiceNumber: text("invoice_number"),
    periodStart: instant("period_start"),
    periodEnd: instant("period_end"),
    /** What was paid with; null when nothing was taken. */
    methodKind: text("method_kind", { enum: paymentMethodKinds }),
    methodBrand: text("method_brand"),
    methodLast4: text("method_last4"),
    /** It only changed the method: nothing was to be paid. */
    isMethodChange: boolean("is_method_change").notNull().default(false),
    billedAt: instant("billed_at").notNull(),
    refundAskedAt: instant("refund_asked_at"),
    occurredAt: instant("occurred_at").notNull(),
    eventId: text("event_id").notNull(),
  },
  table => [
    uniqueIndex("payments_provider").on(table.provider, table.providerId),
    index("payments_user").on(table.userId, table.billedAt),
    index("payments_subscription").on(table.provider, table.subscriptionId),
  ],
);

/** What providers told us, as it came: kept first, applied by a job, and again whenever somebody wants. */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: text().primaryKey(),
    provider: text({ enum: paymentProviders }).notNull(),
    eventId: text("event_id").notNull(),
    type: text().notNull(),
    occurredAt: instant("occurred_at").notNull(),
    body: text().notNull(),
    receivedAt: instant("received_at").notNull(),
    handledAt: instant("handled_at"),
    attempts: integer().notNull().default(0),
    /** Why it could not be applied the last time. */
    failure: text(),
  },
  table => [
    uniqueIndex("provider_events_event").on(table.provider, table.eventId),
    index("provider_events_waiting").on(table.receivedAt).where(sql`${table.handledAt} is null`),
  ],
);

/** Mails about plans: each is written once, whatever comes twice. */
export const billingMails = pgTable(
  "billing_mails",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    kind: text({ enum: billingMailKinds }).notNull(),
    /** What it is about; the same thing is told once. */
    about: text().notNull(),
    params: jsonb().$type<{ plan: string; at: string; amountCents?: number; currency?: string }>().notNull(),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  table => [uniqueIndex("billing_mails_about").on(table.userId, table.kind, table.about)],
);
