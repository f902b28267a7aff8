import { and, eq, gt } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { moneyPrice } from "#core/plans.ts";
import { addMs, hourMs } from "#core/time.ts";
import type { Language } from "#core/vocabulary.ts";
import { checkouts, users } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { assertNoPlanRuns } from "../plans/index.ts";
import { planTitles } from "../plans/plans.schema.ts";
import { CheckoutDraft, type OpenedCheckout } from "./billing.schema.ts";
import { askProvider } from "./payment-failure.ts";
import { findRunning } from "./subscription-row.ts";

export const billingPage = (
  publicUrl: string,
  language: Language,
  query: Record<string, string> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}${language === "ar" ? "/ar" : ""}/billing${search && `?${search}`}`;
};

/**
 * Leads to where a plan is paid for. Refused while a plan runs (decision 26): what is paid in spite of that, in another
 * window or at the same moment, goes back. The price is ours; the one that the buyer saw must be it.
 */
export async function beginCheckout(ctx: Ctx, input: CheckoutDraft): Promise<OpenedCheckout> {
  const userId = assertUser(ctx);
  const { plan, period, amountCents, language } = parseInput(CheckoutDraft, input);
  const { db, payments, env, now, log } = ctx;
  const price = moneyPrice(plan, period, now);
  if (price !== amountCents) throw new AppError("price_changed");
  const checkoutId = createId(24);
  const email = await db.transaction(async tx => {
    await assertNoPlanRuns(tx, userId, now);
    const running = await findRunning(tx, userId);
    if (running !== null) throw new AppError("subscription_running", { plan: planTitles[running.plan] });
    const recent = and(eq(checkouts.userId, userId), gt(checkouts.createdAt, addMs(now, -hourMs)));
    if ((await tx.$count(checkouts, recent)) >= limits.billing.checkoutsPerHour)
      throw new AppError("rate_limited", { count: hourMs / 1_000 });
    await tx
      .insert(checkouts)
      .values({ id: checkoutId, userId, provider: payments.name, plan, period, amountCents, createdAt: now });
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return user?.email ?? null;
  });
  const returnUrl = billingPage(env.PUBLIC_URL, language, { checkout: checkoutId });
  const request = { checkoutId, plan, period, amountCents, email, returnUrl, now };
  const opened = await askProvider(log, () => payments.openCheckout(request));
  await db.update(checkouts).set({ transactionId: opened.transactionId }).where(eq(checkouts.id, checkoutId));
  return { checkoutId, ...opened };
}
