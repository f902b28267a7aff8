import { type PaidPlan, paidPlans, priceOf } from "#core/plans.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { Rich, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Time } from "../ui/time.tsx";
import { Amount } from "./amount.tsx";

export type RunningPlan = { plan: PaidPlan; until: string };

/** "Your Prime plan runs until …": nothing else can be bought until then. */
export function RunningNotice({ running }: { running: RunningPlan }) {
  return (
    <Notice>
      <Rich
        catalogue={coinMessages}
        id="running"
        parts={{
          plan: <bdi key="plan">{planTitles[running.plan]}</bdi>,
          time: <Time key="time" at={running.until} />,
        }}
      />
    </Notice>
  );
}

type Props = { running: RunningPlan | null; onBuy: ((plan: PaidPlan) => void) | null };

/** The three plans with their price in coins; without `onBuy` they only say what they cost. */
export function CoinPlans({ running, onBuy }: Props) {
  const t = useT(coinMessages);
  return (
    <section aria-labelledby="coin-plans-title" className="flex flex-col gap-4">
      <div>
        <h2 id="coin-plans-title" className="text-xl">
          {t("plans_title")}
        </h2>
        <p className="mt-1 text-muted">{t("plans_text")}</p>
      </div>
      {running !== null && <RunningNotice running={running} />}
      <ul className="grid gap-4 sm:grid-cols-3">
        {paidPlans.map(plan => (
          <li key={plan} className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-5 sm:p-6">
            <h3 className="text-lg">{planTitles[plan]}</h3>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Amount count={priceOf(plan).coins} className="text-lg font-semibold" />
              <span className="text-sm text-muted">{t("per_month")}</span>
            </p>
            {onBuy !== null && running === null && (
              <Button
                className="mt-auto"
                icon="coin"
                aria-label={t("buy_plan", { plan: planTitles[plan] })}
                onClick={() => onBuy(plan)}
              >
                {t("buy")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
