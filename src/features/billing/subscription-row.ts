import { and, eq, ne } from "drizzle-orm";
import type { PaidPlan } from "#core/plans.ts";
import type { Tx } from "#db/client.ts";
import { subscriptions } from "#db/schema/index.ts";
import type { PaymentProvider } from "../payments/index.ts";
import type { SubscriptionState } from "./next-subscription.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Only paid plans are subscribed to: every writer of the table takes its plan from a provider's price. */
const paidPlan = (plan: SubscriptionRow["plan"]): PaidPlan => {
  if (plan === "free") throw new Error("a subscription to nothing");
  return plan;
};

export const stateOfRow = (row: SubscriptionRow): SubscriptionState => ({
  plan: paidPlan(row.plan),
  period: row.period,
  status: row.status,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  anchorDay: row.anchorDay,
  scheduledChange:
    row.scheduledAction === null || row.scheduledAt === null
      ? null
      : { action: row.scheduledAction, at: row.scheduledAt },
  canceledAt: row.canceledAt,
  occurredAt: row.occurredAt,
  eventId: row.eventId,
});

export const columnsOfState = ({ scheduledChange, ...state }: SubscriptionState) => ({
  ...state,
  scheduledAction: scheduledChange?.action ?? null,
  scheduledAt: scheduledChange?.at ?? null,
});

export async function findByProviderId(
  tx: Tx,
  provider: PaymentProvider["name"],
  providerId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)));
  return row ?? null;
}

/** The subscription of a user that has not ended; there is one at most. */
export async function findRunning(tx: Tx, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.status, "canceled"),
        eq(subscriptions.isRefused, false),
      ),
    );
  return row ?? null;
}
