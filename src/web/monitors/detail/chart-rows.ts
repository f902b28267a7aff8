import { dayMs, hourMs, secondMs } from "#core/time.ts";
import type { ChartRange, ResponseTimes } from "#features/monitors/monitors.schema.ts";

export type ChartRow = {
  at: string;
  averageMs: number | null;
  maxMs: number | null;
  failures: number;
};

/** The table has a row an hour or a day: the chart's buckets are too many to be read out. */
const rowMs: Record<ChartRange, number> = { day: hourMs, week: dayMs, month: dayMs, quarter: dayMs };

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

const present = (values: readonly (number | null | undefined)[]): number[] =>
  values.filter(value => value !== null && value !== undefined);

/** The chart as rows, newest first; hours and days in which nothing was measured are left out. */
export function chartRows(times: ResponseTimes): ChartRow[] {
  const length = rowMs[times.range];
  const indexes = times.at.map((_, index) => index);
  const groups = Map.groupBy(indexes, index => Math.floor(((times.at[index] ?? 0) * secondMs) / length));
  const rows = [...groups].map(([group, members]): ChartRow => {
    const maxima = present(members.map(index => times.maxMs[index]));
    return {
      at: new Date(group * length).toISOString(),
      averageMs: meanOf(present(members.map(index => times.averageMs[index]))),
      maxMs: maxima.length === 0 ? null : Math.max(...maxima),
      failures: members.reduce((sum, index) => sum + (times.failures[index] ?? 0), 0),
    };
  });
  return rows.filter(row => row.averageMs !== null || row.failures > 0).reverse();
}

export type ChartSummary = { min: number; max: number; average: number };

/** What the chart says in one sentence; null while it is empty. */
export function chartSummary(times: ResponseTimes): ChartSummary | null {
  const averages = present(times.averageMs);
  const average = meanOf(averages);
  if (average === null) return null;
  return { min: Math.min(...averages), max: Math.max(...present(times.maxMs)), average };
}
