import type { Counters as Figures } from "#features/statistics/statistics.schema.ts";

import { formatNumber } from "#i18n/format.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { useLanguage, useT } from "../translation.tsx";

const counterNames = ["logins", "codes", "uptimes"] as const satisfies (keyof Figures)[];

/** The three real totals. */
export function Counters({ counters }: { counters: Figures }) {
  const t = useT(homeMessages);
  const language = useLanguage();
  return (
    <section aria-label={t("counters")} className="border-y border-line bg-surface">
      <dl className="page grid grid-cols-3 divide-x divide-line">
        {counterNames.map(name => (
          <div key={name} className="flex flex-col-reverse gap-1 px-2 py-8 text-center sm:py-10">
            <dt className="text-xs text-muted sm:text-sm">{t(`counter_${name}`)}</dt>
            <dd className="text-3xl font-semibold tabular-nums">{formatNumber(language, counters[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
