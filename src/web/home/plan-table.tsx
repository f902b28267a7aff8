import { type PlanLimits, plans } from "#core/limits.ts";
import { type PlanName, planNames } from "#core/vocabulary.ts";
import { formatNumber, formatShare } from "#i18n/format.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { useLanguage, useT } from "../translation.tsx";

function useCells(): { id: string; label: string; value(plan: PlanLimits): string }[] {
  const t = useT(homeMessages);
  const language = useLanguage();
  const slots = (plan: PlanLimits) =>
    plan.slots === null
      ? `${t("plan_unlimited")} (${t("plan_ceiling", { count: plan.slotsCeiling })})`
      : formatNumber(language, plan.slots);
  return [
    { id: "slots", label: t("plan_monitors"), value: slots },
    {
      id: "interval",
      label: t("plan_interval"),
      value: plan => t("plan_minutes", { count: plan.minIntervalS / 60 }),
    },
    {
      id: "boosts",
      label: t("plan_boosts"),
      value: plan =>
        plan.boostsPerDay === null ? t("plan_check_now") : formatNumber(language, plan.boostsPerDay),
    },
    {
      id: "stated",
      label: `${t("plan_stated")} *`,
      value: plan =>
        plan.statedUptimeBp === null ? "–" : formatShare(language, plan.statedUptimeBp / 10_000),
    },
  ];
}

function PlanCard({ name }: { name: PlanName }) {
  const t = useT(homeMessages);
  const cells = useCells();
  return (
    <li className="flex flex-col gap-4 bg-surface p-6">
      <h3 className="text-lg">{t(`plan_${name}`)}</h3>
      <dl className="flex flex-col gap-3">
        {cells.map(cell => (
          <div key={cell.id} className="flex flex-col">
            <dt className="text-xs text-muted">{cell.label}</dt>
            <dd className="text-sm font-semibold">{cell.value(plans[name])}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** What each plan opens, from the limits themselves. */
export function PlanTable() {
  const t = useT(homeMessages);
  return (
    <section aria-labelledby="plans-title" className="page pt-16 sm:pt-24">
      <h2 id="plans-title" className="text-2xl">
        {t("plans_title")}
      </h2>
      <p className="mt-2 text-muted">{t("plans_text")}</p>
      <ul className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-4">
        {planNames.map(name => (
          <PlanCard key={name} name={name} />
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">* {t("plan_stated_note")}</p>
    </section>
  );
}
