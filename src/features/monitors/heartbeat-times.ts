import type { MonitorMode } from "#core/vocabulary.ts";
import type { ResponseTimes, StripBar } from "./monitors.schema.ts";

/** A bot that calls is not waited for: its checks are kept with 0 ms, which is no response time to show. */

export const barsFor = (mode: MonitorMode, bars: StripBar[]): StripBar[] =>
  mode === "http" ? bars : bars.map(bar => ({ ...bar, ms: null }));

export function chartFor(mode: MonitorMode, chart: ResponseTimes): ResponseTimes {
  if (mode === "http") return chart;
  const none = chart.at.map(() => null);
  return { ...chart, averageMs: none, maxMs: none };
}
