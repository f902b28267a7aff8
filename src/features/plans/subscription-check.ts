import { dayMs } from "#core/time.ts";
import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { planMessages } from "#i18n/messages/plans.ts";
import { type Entitlement, isRunning, runningPlan } from "./entitlement.ts";
import { planTitles, type SubscriptionCheck } from "./plans.schema.ts";

const daysUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs));

/** What a client is told about a plan, with its sentence in the language of the request. */
export function subscriptionCheckOf(
  entitlement: Entitlement | null,
  now: Date,
  language: Language,
): SubscriptionCheck {
  const t = translator(planMessages, language);
  const paid = entitlement !== null && entitlement.plan !== "free" ? entitlement : null;
  if (paid === null) return { isValid: false, daysRemaining: 0, message: t("free"), NamePlan: "free" };
  const plan = planTitles[paid.plan];
  if (!isRunning(paid, now))
    return { isValid: false, daysRemaining: 0, message: t("expired", { plan }), NamePlan: "free" };
  const count = daysUntil(paid.validUntil, now);
  if (paid.validUntil <= now)
    return { isValid: true, daysRemaining: 0, message: t("late", { plan }), NamePlan: plan };
  const message = paid.renews ? t("renews", { plan, count }) : t("ends", { plan, count });
  return { isValid: true, daysRemaining: count, message, NamePlan: planTitles[runningPlan(paid, now)] };
}
