import { type PointerEvent, useState } from "react";
import { limits } from "#core/limits.ts";
import type { StripBar } from "#features/monitors/monitors.schema.ts";
import { formatDateTime, formatShare } from "#i18n/format.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesHistoryMessages } from "#i18n/messages/uptimes-history.ts";
import { useLanguage, useT } from "../translation.tsx";
import { StripDrawing } from "./strip-drawing.tsx";
import { barAt, barState, stripFigures } from "./strip-geometry.ts";

type Props = { bars: StripBar[]; mode: "checks" | "days"; className?: string };

const count = limits.monitor.stripBars;

function useSummary({ bars, mode }: Props): string {
  const t = useT(uptimesHistoryMessages);
  const language = useLanguage();
  const { observed, failed, share } = stripFigures(bars);
  if (observed === 0 || share === null) return t("bars_none");
  if (mode === "checks") return t("bars_summary_checks", { count: observed, failed });
  return t("bars_summary_days", { count: observed, failed, share: formatShare(language, share) });
}

function useBarText(mode: Props["mode"]): (bar: StripBar) => { when: string; what: string } {
  const t = useT(uptimesHistoryMessages);
  const words = useT(uptimesMessages);
  const language = useLanguage();
  const what = (bar: StripBar): string => {
    const state = barState(bar);
    if (state === "unobserved" || bar.share === null) return t("bar_unobserved");
    if (mode === "days") return formatShare(language, bar.share);
    if (state === "failed") return t("bar_failed");
    return bar.ms === null ? t("bar_ok") : words("ms", { ms: bar.ms });
  };
  return bar => ({
    // Days are days of UTC; a check is shown at the time of the reader's own place.
    when: formatDateTime(
      language,
      new Date(bar.atMs),
      mode === "days" ? "date" : "dateTime",
      mode === "days" ? "UTC" : Intl.DateTimeFormat().resolvedOptions().timeZone,
    ),
    what: what(bar),
  });
}

type Hint = { bar: StripBar; percent: number };

function StripHint({ hint, mode }: { hint: Hint; mode: Props["mode"] }) {
  const text = useBarText(mode)(hint.bar);
  return (
    <div
      aria-hidden="true"
      className="menu-surface pointer-events-none absolute bottom-full z-10 mb-1.5 -translate-x-1/2 px-2.5 py-1.5 text-2xs whitespace-nowrap"
      // Physical on purpose: the axis of time runs from left to right in every language.
      style={{ left: `${Math.min(80, Math.max(20, hint.percent))}%` }}
    >
      <bdi className="block text-muted">{text.when}</bdi>
      <bdi className="block font-semibold">{text.what}</bdi>
    </div>
  );
}

/** The last checks or days as bars. One image for screen readers; its figures are its name. */
export function Strip(props: Props) {
  const { bars, mode, className } = props;
  const [hint, setHint] = useState<Hint | null>(null);
  const summary = useSummary(props);
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fraction = (event.clientX - box.left) / box.width;
    const bar = barAt(bars, count, fraction);
    setHint(bar && { bar, percent: fraction * 100 });
  };
  return (
    <div
      dir="ltr"
      className={`relative ${className ?? ""}`}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setHint(null)}
    >
      <StripDrawing bars={bars} count={count} label={summary} />
      {hint && <StripHint hint={hint} mode={mode} />}
    </div>
  );
}
