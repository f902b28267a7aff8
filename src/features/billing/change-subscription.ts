import { AppError } from "#core/errors.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import type { OpenedCheckout, PaymentProvider, SubscriptionSnapshot } from "../payments/index.ts";
import { assertNoPlanRuns } from "../plans/index.ts";
import { billingPage } from "./begin-checkout.ts";
import { BillingDecision, MethodUpdate } from "./billing.schema.ts";
import { askProvider } from "./payment-failure.ts";
import { findRunning, type SubscriptionRow } from "./subscription-row.ts";
import { applyAnswer } from "./sync-subscription.ts";

async function getRunning(ctx: Ctx): Promise<SubscriptionRow> {
  const row = await findRunning(ctx.db, assertUser(ctx));
  if (row === null || row.provider !== ctx.payments.name) throw new AppError("subscription_not_found");
  return row;
}

/** What was decided about must still be so: a request that was shown another state is refused. */
function assertStillShown(row: SubscriptionRow, input: BillingDecision): void {
  const { endsAt } = parseInput(BillingDecision, input);
  if (new Date(endsAt).getTime() !== row.periodEnd.getTime()) throw new AppError("conflict");
}

type Ask = (provider: PaymentProvider, id: string) => Promise<SubscriptionSnapshot>;

async function change(ctx: Ctx, row: SubscriptionRow, ask: Ask): Promise<void> {
  const told = await askProvider(ctx.log, () => ask(ctx.payments, row.providerId));
  await applyAnswer(ctx, told, ctx.now);
}

/** Ends the renewals: access stays until the end of what was paid for (decision 27); of what was not, at once. */
export async function cancelSubscription(ctx: Ctx, input: BillingDecision): Promise<void> {
  const row = await getRunning(ctx);
  assertStillShown(row, input);
  if (row.scheduledAction === "cancel") throw new AppError("already_canceled");
  await change(ctx, row, (provider, id) =>
    provider.cancel(id, row.status === "active" ? "period_end" : "now", ctx.now),
  );
}

/** Takes a cancellation back before its time. After the end there is only a new checkout (decision 28). */
export async function reactivateSubscription(ctx: Ctx, input: BillingDecision): Promise<void> {
  const row = await getRunning(ctx);
  assertStillShown(row, input);
  if (row.scheduledAction !== "cancel") throw new AppError("nothing_scheduled");
  await change(ctx, row, (provider, id) => provider.dropScheduledChange(id, ctx.now));
}

/** Ends a pause; a new period begins and is paid for, so no other plan may run. */
export async function resumeSubscription(ctx: Ctx, input: BillingDecision): Promise<void> {
  const row = await getRunning(ctx);
  assertStillShown(row, input);
  if (row.status !== "paused") throw new AppError("nothing_scheduled");
  await ctx.db.transaction(tx => assertNoPlanRuns(tx, row.userId, ctx.now));
  await change(ctx, row, (provider, id) => provider.resume(id, ctx.now));
}

/** Takes any change back that is planned for the end of the period. */
export async function removeScheduledChange(ctx: Ctx): Promise<void> {
  const row = await getRunning(ctx);
  if (row.scheduledAction === null) throw new AppError("nothing_scheduled");
  await change(ctx, row, (provider, id) => provider.dropScheduledChange(id, ctx.now));
}

/** Leads to where another card is entered; what is overdue is taken from it at once. */
export async function updatePaymentMethod(ctx: Ctx, input: unknown): Promise<OpenedCheckout> {
  const { language } = parseInput(MethodUpdate, input);
  const row = await getRunning(ctx);
  const returnUrl = billingPage(ctx.env.PUBLIC_URL, language, { payment: "updated" });
  return askProvider(ctx.log, () => ctx.payments.openMethodUpdate(row.providerId, returnUrl, ctx.now));
}
