import { and, asc, eq, gte } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs, dayMs, hourMs, secondMs, startOfDay, startOfHour } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { monitorDays } from "#db/schema/index.ts";
import type { Sample } from "../checks/index.ts";
import type { ChartRange, ResponseTimes } from "./monitors.schema.ts";
import { listHoursSince, samplesOf } from "./stored-hours.ts";

type Grid = { start: Date; bucketMs: number; buckets: number };
type Columns = Omit<ResponseTimes, "range">;

const rangeDays = { day: 1, week: 7, month: 30, quarter: 90 } as const satisfies Record<ChartRange, number>;

/** Buckets of equal length; the last one holds `now`. */
function gridOf(range: ChartRange, now: Date): Grid {
  const bucketMs = {
    day: dayMs / limits.monitor.chartBucketsMax,
    week: hourMs,
    month: hourMs,
    quarter: dayMs,
  }[range];
  const buckets = (rangeDays[range] * dayMs) / bucketMs;
  const last = Math.floor(now.getTime() / bucketMs) * bucketMs;
  return { start: new Date(last - (buckets - 1) * bucketMs), bucketMs, buckets };
}

const emptyColumns = ({ start, bucketMs, buckets }: Grid): Columns => ({
  at: Array.from({ length: buckets }, (_, index) => (start.getTime() + index * bucketMs) / secondMs),
  averageMs: Array.from({ length: buckets }, () => null),
  maxMs: Array.from({ length: buckets }, () => null),
  failures: Array.from({ length: buckets }, () => 0),
});

/** Adds samples up into the buckets that they fall into. A failed check has no response time. */
export function fillBuckets(columns: Columns, grid: Grid, samples: Iterable<Sample>): void {
  const sums = new Float64Array(grid.buckets);
  const counts = new Uint32Array(grid.buckets);
  for (const sample of samples) {
    const index = Math.floor((sample.at.getTime() - grid.start.getTime()) / grid.bucketMs);
    if (index < 0 || index >= grid.buckets) continue;
    if (!sample.ok) {
      columns.failures[index] = (columns.failures[index] ?? 0) + 1;
      continue;
    }
    sums[index] = (sums[index] ?? 0) + sample.ms;
    const count = (counts[index] ?? 0) + 1;
    counts[index] = count;
    columns.averageMs[index] = Math.round((sums[index] ?? 0) / count);
    columns.maxMs[index] = Math.max(columns.maxMs[index] ?? 0, sample.ms);
  }
}

/** The response times of one monitor, in at most 720 buckets. */
export async function readResponseTimes(
  tx: Tx,
  monitorId: string,
  range: ChartRange,
  now: Date,
): Promise<ResponseTimes> {
  const grid = gridOf(range, now);
  const columns = emptyColumns(grid);
  const from = range === "quarter" ? await fillDays(tx, monitorId, { columns, grid, now }) : grid.start;
  const hours = await listHoursSince(tx, monitorId, startOfHour(from));
  fillBuckets(
    columns,
    grid,
    samplesOf(hours).filter(sample => sample.at >= from),
  );
  return { range, ...columns };
}

/** Fills the finished days from their rollups; returns from when on the samples have to speak: today or yesterday. */
async function fillDays(
  tx: Tx,
  monitorId: string,
  { columns, grid, now }: { columns: Columns; grid: Grid; now: Date },
): Promise<Date> {
  const rows = await tx
    .select({
      day: monitorDays.day,
      averageMs: monitorDays.averageMs,
      maxMs: monitorDays.maxMs,
      failures: monitorDays.failures,
    })
    .from(monitorDays)
    .where(and(eq(monitorDays.monitorId, monitorId), gte(monitorDays.day, grid.start)))
    .orderBy(asc(monitorDays.day));
  for (const row of rows) {
    const index = (row.day.getTime() - grid.start.getTime()) / dayMs;
    columns.averageMs[index] = row.averageMs;
    columns.maxMs[index] = row.maxMs;
    columns.failures[index] = row.failures;
  }
  const today = startOfDay(now);
  const yesterday = addMs(today, -dayMs);
  const rolledUp = rows.some(row => row.day.getTime() === yesterday.getTime());
  return rolledUp ? today : yesterday;
}
