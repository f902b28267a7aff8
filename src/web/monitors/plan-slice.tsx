import type { ReactNode } from "react";
import { plans } from "#core/limits.ts";
import { type PlanName, planNames } from "#core/vocabulary.ts";
import { formatNumber, formatShare } from "#i18n/format.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesWelcomeMessages } from "#i18n/messages/uptimes-welcome.ts";
import { useLanguage, useT } from "../translation.tsx";
import { planMessageKeys } from "./summary.tsx";

const basisPoints = 10_000;

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="flex justify-between gap-4 py-1 tabular-nums sm:table-cell sm:px-5 sm:py-3.5">
      <span className="text-muted sm:hidden" aria-hidden="true">
        {label}
      </span>
      <span>{children}</span>
    </td>
  );
}

function PlanRow({ plan }: { plan: PlanName }) {
  const t = useT(uptimesWelcomeMessages);
  const name = useT(uptimesMessages);
  const language = useLanguage();
  const { slots, slotsCeiling, minIntervalS, boostsPerDay, statedUptimeBp } = plans[plan];
  return (
    <tr className="block border-b border-line px-5 py-4 last:border-b-0 sm:table-row sm:px-0 sm:py-0">
      <th scope="row" className="block pb-1 text-start font-semibold sm:table-cell sm:px-5 sm:py-3.5">
        {name(planMessageKeys[plan])}
      </th>
      <Cell label={t("plan_slots")}>
        {slots === null ? t("unlimited") : formatNumber(language, slots)}
        {slots === null && (
          <span className="block text-2xs text-muted">{t("unlimited_note", { ceiling: slotsCeiling })}</span>
        )}
      </Cell>
      <Cell label={t("plan_interval")}>{t("minutes", { count: minIntervalS / 60 })}</Cell>
      <Cell label={t("plan_boosts")}>
        {boostsPerDay === null ? t("always_boosted") : formatNumber(language, boostsPerDay)}
      </Cell>
      <Cell label={t("plan_stated")}>
        {statedUptimeBp === null ? t("not_stated") : formatShare(language, statedUptimeBp / basisPoints)}
      </Cell>
    </tr>
  );
}

/** The part of the plan table that is about uptime; on a phone each plan is a block of its own. */
export function PlanSlice() {
  const t = useT(uptimesWelcomeMessages);
  const columns = ["plan_column", "plan_slots", "plan_interval", "plan_boosts", "plan_stated"] as const;
  return (
    <section aria-labelledby="uptime-plans" className="flex flex-col gap-5">
      <div>
        <h2 id="uptime-plans" className="text-2xl">
          {t("plans_title")}
        </h2>
        <p className="mt-1 text-muted">{t("plans_text")}</p>
      </div>
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        <table aria-labelledby="uptime-plans" className="block w-full text-sm sm:table">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line text-xs text-muted">
              {columns.map(column => (
                <th key={column} scope="col" className="px-5 py-3 text-start font-normal">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {planNames.map(plan => (
              <PlanRow key={plan} plan={plan} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
