import type { ReactNode } from "react";
import { type PlanLimits, plans } from "#core/plans.ts";
import { type PlanName, planNames } from "#core/vocabulary.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { formatNumber, formatShare } from "#i18n/format.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";

type Row = { id: string; label: string; value(plan: PlanLimits, name: PlanName): ReactNode };

function Mark({ yes }: { yes: boolean }) {
  const t = useT(pricingMessages);
  return (
    <>
      <Icon
        name={yes ? "check" : "minus"}
        size={18}
        className={yes ? "inline text-online" : "inline text-muted"}
      />
      <span className="sr-only">{t(yes ? "yes" : "no")}</span>
    </>
  );
}

/** One row for each limit of the plan table, so that the page cannot say another number than the site enforces. */
function useRows(): Row[] {
  const t = useT(pricingMessages);
  const language = useLanguage();
  const number = (value: number | null) => (value === null ? t("unlimited") : formatNumber(language, value));
  const isPaid = (_: PlanLimits, name: PlanName) => <Mark yes={name !== "free"} />;
  return [
    {
      id: "monitors",
      label: t("row_monitors"),
      value: plan => (plan.slots === null ? t("fair_use", { count: plan.slotsCeiling }) : number(plan.slots)),
    },
    {
      id: "interval",
      label: t("row_interval"),
      value: plan => t("minutes", { count: plan.minIntervalS / 60 }),
    },
    {
      id: "boosts",
      label: t("row_boosts"),
      value: plan => (plan.boostsPerDay === null ? t("check_now") : number(plan.boostsPerDay)),
    },
    {
      id: "stated",
      label: t("row_stated"),
      value: plan =>
        plan.statedUptimeBp === null ? "–" : formatShare(language, plan.statedUptimeBp / 10_000),
    },
    { id: "downloads", label: t("row_downloads"), value: plan => number(plan.downloadsPerDay) },
    { id: "codes", label: t("row_codes"), value: plan => number(plan.codeFavorites) },
    { id: "projects", label: t("row_projects"), value: plan => number(plan.projectFavorites) },
    {
      id: "assistant",
      label: t("row_assistant"),
      value: plan =>
        plan.aiMessageCoins === 0 ? t("assistant_free") : t("coins", { count: plan.aiMessageCoins }),
    },
    { id: "paid", label: t("row_paid_codes"), value: isPaid },
    { id: "ads", label: t("row_ads"), value: isPaid },
    { id: "badge", label: t("row_badge"), value: isPaid },
    { id: "support", label: t("row_support"), value: plan => <Mark yes={plan.support} /> },
  ];
}

/** Every limit of every plan. On a phone it scrolls sideways under its first column. */
export function LimitTable() {
  const t = useT(pricingMessages);
  const rows = useRows();
  return (
    <section aria-labelledby="limits-title" className="flex flex-col gap-4">
      <div>
        <h2 id="limits-title" className="text-xl">
          {t("compare")}
        </h2>
        <p className="mt-1 text-muted">{t("compare_text")}</p>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too
        tabIndex={0}
        aria-labelledby="limits-title"
        className="relative overflow-x-auto rounded-xl border border-line bg-surface"
      >
        <table className="w-full min-w-2xl text-sm">
          <thead>
            <tr className="border-b border-line bg-raised">
              <th scope="col" className="sticky start-0 bg-raised px-4 py-3 text-start font-semibold sm:px-6">
                {t("feature")}
              </th>
              {planNames.map(name => (
                <th key={name} scope="col" className="px-4 py-3 text-start font-semibold">
                  {name === "free" ? t("free") : planTitles[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ id, label, value }) => (
              <tr key={id}>
                <th
                  scope="row"
                  className="sticky start-0 max-w-40 bg-surface px-4 py-3 text-start font-normal text-muted sm:max-w-none sm:px-6"
                >
                  {label}
                </th>
                {planNames.map(name => (
                  <td key={name} className="px-4 py-3 font-semibold">
                    {value(plans[name], name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-xs text-muted">* {t("stated_note")}</p>
    </section>
  );
}
