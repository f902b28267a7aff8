import { useSearchParams } from "react-router";
import { paidPlans } from "#core/plans.ts";
import type { BillingPeriod } from "#core/vocabulary.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import type { PricingData } from "../routes/pricing.server.ts";
import { Rich, useLanguage, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Questions } from "../ui/questions.tsx";
import { Segments } from "../ui/tabs.tsx";
import { Time } from "../ui/time.tsx";
import { LimitTable } from "./limit-table.tsx";
import { FreeCard, PlanCard } from "./plan-card.tsx";
import { pricingQuestions } from "./pricing-questions.ts";

/** Month or year stands in the address, so that a link shows what its sender saw. */
function usePeriod(): [BillingPeriod, (period: BillingPeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const period = search.get("period") === "yearly" ? "yearly" : "monthly";
  const choose = (chosen: BillingPeriod) =>
    setSearch(chosen === "yearly" ? { period: chosen } : {}, { replace: true, preventScrollReset: true });
  return [period, choose];
}

function PeriodChoice({
  data,
  period,
  onChange,
}: {
  data: PricingData;
  period: BillingPeriod;
  onChange(period: BillingPeriod): void;
}) {
  const t = useT(pricingMessages);
  const { discount } = data;
  const yearly = (
    <>
      {t("yearly")}
      {discount !== null && (
        <Badge tone="online">
          <bdi dir="ltr">{t("discount", { percent: discount.percent })}</bdi>
        </Badge>
      )}
    </>
  );
  return (
    <div className="flex flex-col items-center gap-2">
      <Segments
        label={t("period")}
        name="period"
        value={period}
        options={[
          { value: "monthly", label: t("monthly") },
          { value: "yearly", label: yearly },
        ]}
        onChange={onChange}
      />
      {discount?.until && (
        <p className="text-xs text-muted">
          <Rich
            catalogue={pricingMessages}
            id="limited"
            parts={{ date: <Time key="date" at={discount.until} style="date" /> }}
          />
        </p>
      )}
    </div>
  );
}

export function PricingPage({ data }: { data: PricingData }) {
  const t = useT(pricingMessages);
  const language = useLanguage();
  const [period, choose] = usePeriod();
  return (
    <div className="page flex flex-col gap-12 py-10 sm:py-14">
      <header className="flex flex-col items-center gap-3 text-center">
        <h1 className="text-3xl">{t("heading")}</h1>
        <p className="text-muted">{t("lead")}</p>
        <PeriodChoice data={data} period={period} onChange={choose} />
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <FreeCard />
        {paidPlans.map(plan => (
          <PlanCard key={plan} plan={plan} period={period} data={data} />
        ))}
      </ul>
      <LimitTable />
      <Questions title={t("faq_title")} questions={pricingQuestions(language)} />
    </div>
  );
}
