import { useEffect, useRef, useState } from "react";
import { secondMs } from "#core/time.ts";
import { chartRanges } from "#core/vocabulary.ts";
import type { ChartRange, MonitorItem, ResponseTimes } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { useLanguage, useT } from "../../translation.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Time } from "../../ui/time.tsx";
import { chartRows, chartSummary } from "./chart-rows.ts";

type Props = { monitor: MonitorItem; times: ResponseTimes; range: ChartRange };

/** What stands under the pointer, in words; the place is kept while there is nothing. */
function Readout({ times, index }: { times: ResponseTimes; index: number | null }) {
  const t = useT(uptimesDetailMessages);
  const words = useT(uptimesMessages);
  const at = index === null ? undefined : times.at[index];
  if (index === null || at === undefined) return <p aria-hidden="true" className="h-5" />;
  const average = times.averageMs[index] ?? null;
  const max = times.maxMs[index] ?? null;
  const failures = times.failures[index] ?? 0;
  return (
    <p aria-hidden="true" className="flex h-5 gap-x-4 overflow-hidden text-xs whitespace-nowrap text-muted">
      <Time at={new Date(at * secondMs)} />
      {average !== null && (
        <span>
          {t("chart_average")} <b className="text-text tabular-nums">{words("ms", { ms: average })}</b>
        </span>
      )}
      {max !== null && (
        <span>
          {t("chart_max")} <b className="text-text tabular-nums">{words("ms", { ms: max })}</b>
        </span>
      )}
      {failures > 0 && (
        <span className="text-offline">
          {t("chart_failures")} <b className="tabular-nums">{failures}</b>
        </span>
      )}
    </p>
  );
}

/**
 * The library asks `Intl` for the browser's language as soon as it is loaded. A browser that was started without a
 * locale names one that there is not, as `en-US@posix`, and nothing could be drawn.
 */
async function loadDrawing(): Promise<typeof import("./draw-chart.ts")> {
  try {
    new Intl.Locale(navigator.language);
    return await import("./draw-chart.ts");
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    Object.defineProperty(navigator, "language", { value: "en", configurable: true });
    return import("./draw-chart.ts");
  }
}

/** The drawing itself comes when the page is alive; its place has its size from the start. */
function Drawing({ times, label }: { times: ResponseTimes; label: string }) {
  const t = useT(uptimesDetailMessages);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState<number | null>(null);
  const [state, setState] = useState<"loading" | "drawn" | "failed">("loading");
  useEffect(() => {
    let takeAway = () => {};
    let gone = false;
    loadDrawing().then(
      ({ drawChart }) => {
        if (gone || place.current === null) return;
        takeAway = drawChart({ place: place.current, times, language, onPoint: setIndex });
        setState("drawn");
      },
      () => !gone && setState("failed"),
    );
    return () => {
      gone = true;
      takeAway();
    };
  }, [times, language]);
  return (
    <>
      <Readout times={times} index={index} />
      <div role="img" aria-label={label} dir="ltr" className="relative h-60">
        {state === "loading" && <Skeleton className="absolute inset-0" />}
        {state === "failed" && <Notice tone="warning">{t("chart_failed")}</Notice>}
        <div ref={place} className="absolute inset-0" />
      </div>
    </>
  );
}

function Table({ times }: { times: ResponseTimes }) {
  const t = useT(uptimesDetailMessages);
  const words = useT(uptimesMessages);
  const cell = (ms: number | null) => (ms === null ? words("none") : words("ms", { ms }));
  return (
    <details className="mt-4 text-sm">
      <summary className="text-muted hover:text-text">{t("chart_table")}</summary>
      <table className="mt-3 w-full tabular-nums">
        <caption className="sr-only">{t("chart_title")}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {(["chart_time", "chart_average", "chart_max", "chart_failures"] as const).map(key => (
              <th key={key} scope="col" className="py-2 pe-3 text-start font-normal">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chartRows(times).map(row => (
            <tr key={row.at} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                <Time at={row.at} style={times.range === "day" ? "dateTime" : "date"} />
              </th>
              <td className="py-2 pe-3">{cell(row.averageMs)}</td>
              <td className="py-2 pe-3">{cell(row.maxMs)}</td>
              <td className={row.failures > 0 ? "py-2 pe-3 font-semibold text-offline" : "py-2 pe-3"}>
                {row.failures}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Response times over a day, a week, a month or a quarter; the range stands in the address. */
export function ResponseChart({ monitor, times, range }: Props) {
  const t = useT(uptimesDetailMessages);
  const summary = chartSummary(times);
  const tabs = chartRanges.map(id => ({
    id,
    label: t(`range_${id}`),
    to: id === "day" ? `/uptimes/${monitor.id}` : `/uptimes/${monitor.id}?range=${id}`,
  }));
  const empty = monitor.mode === "heartbeat" ? t("chart_empty_heartbeat") : t("chart_empty");
  const hasAny = summary !== null || times.failures.some(count => count > 0);
  return (
    <section aria-labelledby="chart" className="rounded-xl border border-line bg-surface">
      <header className="flex flex-wrap items-end justify-between gap-x-6 border-b border-line ps-5 pe-2">
        <h2 id="chart" className="py-3 text-lg">
          {t("chart_title")}
        </h2>
        <Tabs tabs={tabs} current={range} label={t("range")} className="border-b-0" />
      </header>
      <div className="px-5 pt-4 pb-5">
        {hasAny ? (
          <>
            {summary !== null && <p className="text-sm text-muted">{t("chart_summary", summary)}</p>}
            <Drawing times={times} label={t("chart_label", { range: t(`range_${range}`) })} />
            <Table times={times} />
          </>
        ) : (
          <p className="grid h-40 place-items-center text-sm text-muted">{empty}</p>
        )}
      </div>
    </section>
  );
}
