import { useMemo } from "react";
import { formatNumber } from "#i18n/format.ts";
import { converterMessages } from "#i18n/messages/converter.ts";
import { useLanguage, useT } from "../translation.tsx";
import { countsOf } from "./findings.ts";
import type { FileResult } from "./protocol.ts";
import type { Converter } from "./use-converter.ts";

/** All files together: how much was changed, and how much is left. */
export function Statistics({ converter: { files, outcomes } }: { converter: Converter }) {
  const t = useT(converterMessages);
  const language = useLanguage();
  const counts = useMemo(() => {
    const done = [...outcomes.values()].flatMap((outcome): FileResult[] =>
      outcome.kind === "done" ? [outcome.result] : [],
    );
    return countsOf(done);
  }, [outcomes]);
  const isEmpty = files.every(({ text }) => text === "");
  const time = formatNumber(language, Math.max(1, Math.round(counts.ms)), {
    style: "unit",
    unit: "millisecond",
    unitDisplay: "short",
  });
  const rows = [
    ["files", formatNumber(language, isEmpty ? 0 : files.length)],
    ["changes", formatNumber(language, counts.changes)],
    ["certain", formatNumber(language, counts.certain)],
    ["likely", formatNumber(language, counts.likely)],
    ["decide", formatNumber(language, counts.decide)],
    ["time", isEmpty ? "–" : time],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-3 border-t border-line px-4 py-3 text-xs sm:flex sm:flex-wrap sm:gap-x-8 sm:px-5">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-col gap-0.5 sm:flex-row sm:items-baseline sm:gap-2">
          <dt className="text-muted">{t(`stat_${name}`)}</dt>
          <dd className="font-semibold tabular-nums" data-stat={name}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
