import { useState } from "react";
import { isYearDiscounted, moneyPrice, type PaidPlan, paidPlans, yearlyDiscount } from "#core/plans.ts";
import type { BillingPeriod } from "#core/vocabulary.ts";
import type { BillingView } from "#features/billing/billing.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { LocaleLink, useLocalePath } from "../locale-link.tsx";
import { hasRoute } from "../route-table.ts";
import { useLanguage, useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Segments } from "../ui/tabs.tsx";
import { checkoutPath } from "./checkout-address.ts";
import { useBillingWords } from "./plan-words.ts";

function PlanRow({
  plan,
  period,
  isRenewal,
  now,
}: {
  plan: PaidPlan;
  period: BillingPeriod;
  isRenewal: boolean;
  now: string;
}) {
  const t = useT(billingMessages);
  const language = useLanguage();
  const localePath = useLocalePath();
  const amount = formatMoney(language, moneyPrice(plan, period, new Date(now)), "USD");
  const href = localePath(checkoutPath(plan, period));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="flex flex-col">
        <span className="font-semibold">
          <bdi>{planTitles[plan]}</bdi>
        </span>
        <span className="text-sm text-muted">
          {t(period === "monthly" ? "per_month" : "per_year", { amount })}
        </span>
      </div>
      {/* A navigation of its own: the page that takes payments has a policy of its own. */}
      <LinkButton href={href} variant={isRenewal ? "primary" : "secondary"}>
        {isRenewal ? t("renew") : t("choose", { plan: planTitles[plan] })}
      </LinkButton>
    </li>
  );
}

/** The plans that can be subscribed to; while one runs, when that will be. */
export function PlanChoice({ view, now }: { view: BillingView; now: string }) {
  const t = useT(billingMessages);
  const [period, setPeriod] = useState<BillingPeriod>("monthly");
  const { date } = useBillingWords(view);
  if (!view.can.subscribe) {
    const end = view.state === "past_due" ? view.graceUntil : view.endsAt;
    const isOver = view.state === "past_due" && view.daysRemaining === 0;
    if (end === null || view.state === "paused" || isOver) return null;
    return <p className="text-sm text-muted">{t("running_hint", { date: date(end) })}</p>;
  }
  const percent = isYearDiscounted(new Date(now)) ? yearlyDiscount.percent : 0;
  const yearly = percent > 0 ? `${t("yearly")} · ${t("save_percent", { percent })}` : t("yearly");
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">{t("new_subscription")}</h2>
          <p className="text-sm text-muted">
            {t("new_text")}{" "}
            {hasRoute("/pricing") && (
              <LocaleLink to="/pricing" className="text-text underline">
                {t("compare")}
              </LocaleLink>
            )}
          </p>
        </div>
        <Segments<BillingPeriod>
          name="billing-period"
          label={t("period")}
          value={period}
          onChange={setPeriod}
          options={[
            { value: "monthly", label: t("monthly") },
            { value: "yearly", label: yearly },
          ]}
        />
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {paidPlans.map(plan => (
          <PlanRow
            key={plan}
            plan={plan}
            period={period}
            now={now}
            isRenewal={view.state === "expired" && view.plan === plan}
          />
        ))}
      </ul>
    </Card>
  );
}
