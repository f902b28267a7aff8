import { cents } from "#core/money.ts";
import type { BillingView } from "#features/billing/billing.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { formatDateTime } from "#i18n/format.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { useLanguage } from "../translation.tsx";

/** Dates and amounts of a plan as the page says them. */
export function useBillingWords(view: Pick<BillingView, "nextAmountCents" | "plan">) {
  const language = useLanguage();
  const date = (at: string | null) => (at === null ? "–" : formatDateTime(language, new Date(at), "date"));
  const amount = formatMoney(language, cents(view.nextAmountCents ?? 0), "USD");
  return { date, amount, plan: planTitles[view.plan] };
}
