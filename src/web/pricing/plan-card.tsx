import { cents, times } from "#core/money.ts";
import { type PaidPlan, plans, priceOf } from "#core/plans.ts";
import type { BillingPeriod, PlanName } from "#core/vocabulary.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { formatNumber } from "#i18n/format.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import type { PricingData } from "../routes/pricing.server.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { PlanAction } from "./plan-action.tsx";

type Props = { plan: PaidPlan; period: BillingPeriod; data: PricingData };

/** The price of the period; a year with what twelve months would cost, while it is cheaper. */
function Price({ plan, period, data }: Props) {
  const t = useT(pricingMessages);
  const language = useLanguage();
  const show = (amount: number) => <bdi dir="ltr">{formatMoney(language, amount, "USD")}</bdi>;
  const price = data.prices[plan];
  const isYear = period === "yearly";
  const full = times(cents(price.monthly), 12);
  return (
    <div className="flex min-h-24 flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-semibold">{show(price[period])}</span>
        <span className="text-sm text-muted">{t(isYear ? "per_year" : "per_month")}</span>
      </p>
      {isYear && data.discount !== null && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <s>{show(full)}</s>
          <Badge tone="online">
            <bdi dir="ltr">{t("discount", { percent: data.discount.percent })}</bdi>
          </Badge>
        </p>
      )}
      <p className="flex items-center gap-1.5 text-sm text-coin">
        <Icon name="coin" size={16} />
        {t("or_coins", { count: priceOf(plan).coins })}
      </p>
    </div>
  );
}

/** What a plan opens first of all. */
function Highlights({ plan }: { plan: PlanName }) {
  const t = useT(pricingMessages);
  const language = useLanguage();
  const { slots, minIntervalS, downloadsPerDay, support } = plans[plan];
  const number = (value: number | null) => (value === null ? t("unlimited") : formatNumber(language, value));
  const lines = [
    { id: "monitors", text: `${t("row_monitors")}: ${number(slots)}` },
    { id: "interval", text: `${t("row_interval")}: ${t("minutes", { count: minIntervalS / 60 })}` },
    { id: "downloads", text: `${t("row_downloads")}: ${number(downloadsPerDay)}` },
    ...(plan === "free" ? [] : [{ id: "ads", text: t("row_ads") }]),
    ...(support ? [{ id: "support", text: t("row_support") }] : []),
  ];
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {lines.map(({ id, text }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon name="check" size={16} className="mt-1 shrink-0 text-online" />
          {text}
        </li>
      ))}
    </ul>
  );
}

export function PlanCard({ plan, period, data }: Props) {
  return (
    <li
      className={classNames(
        "flex flex-col gap-5 rounded-2xl border bg-surface p-6",
        plan === "plus" ? "border-accent" : "border-line",
      )}
    >
      <h2 className="text-xl">{planTitles[plan]}</h2>
      <Price plan={plan} period={period} data={data} />
      <PlanAction plan={plan} period={period} />
      <Highlights plan={plan} />
    </li>
  );
}

export function FreeCard() {
  const t = useT(pricingMessages);
  return (
    <li className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-6">
      <h2 className="text-xl">{t("free")}</h2>
      <div className="flex min-h-24 flex-col gap-1">
        <p className="text-3xl font-semibold">{t("free_price")}</p>
        <p className="text-sm text-muted">{t("free_text")}</p>
      </div>
      <PlanAction plan="free" period="monthly" />
      <Highlights plan="free" />
    </li>
  );
}
