import { sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { runNamed } from "#db/named-query.ts";
import { type Sample, sampleBytes } from "../checks/index.ts";
import type { StripBar } from "./monitors.schema.ts";
import { hourMsOf, type StoredHour, samplesOf } from "./stored-hours.ts";

const barOf = (sample: Sample): StripBar => ({
  atMs: sample.at.getTime(),
  share: sample.ok ? 1 : 0,
  ms: sample.ok ? sample.ms : null,
});

/**
 * The hours that hold the last `stripBars` checks of each monitor, the running hour included. How many hours that
 * takes is guessed from the interval, and asked again in full for the few with sparse hours.
 */
async function listRecentHours(
  tx: Tx,
  ids: readonly string[],
  hoursEach: number | null,
): Promise<StoredHour[]> {
  const bars = sql.raw(String(limits.monitor.stripBars));
  const count =
    hoursEach === null ? sql`ceil(${bars} * m.interval_s / 3600.0)::int + 1` : sql`${hoursEach}::int`;
  return runNamed<StoredHour>(
    tx,
    hoursEach === null ? "recent_hours" : "last_hours",
    sql`
    select m.id as "monitorId", ${hourMsOf("h.hour")} as "hourMs", h.samples
    from monitors m
    cross join lateral (
      (select r.hour, r.samples from monitor_hours r where r.monitor_id = m.id order by r.hour desc limit ${count})
      union all
      select s.sample_hour, s.samples from monitor_states s
      where s.monitor_id = m.id and s.sample_hour is not null and s.samples is not null
    ) h
    where m.id = any(${sql.param(ids)}::text[])`,
  );
}

function byMonitor(hours: readonly StoredHour[]): Map<string, StoredHour[]> {
  return Map.groupBy(hours, hour => hour.monitorId);
}

const countIn = (hours: readonly StoredHour[]) =>
  hours.reduce((sum, hour) => sum + hour.samples.length, 0) / sampleBytes;

/** The newest samples of an hour, as they are stored. */
const newestOf = (hour: StoredHour, count: number): StoredHour => {
  const from = Math.max(0, Math.floor(hour.samples.length / sampleBytes) - count) * sampleBytes;
  return from === 0 ? hour : { ...hour, samples: hour.samples.subarray(from) };
};

/** The bars of the last checks in these hours; what lies before them is not decoded. */
function barsOf(hours: readonly StoredHour[]): StripBar[] {
  const bars: StripBar[] = [];
  for (const hour of hours.toSorted((a, b) => b.hourMs - a.hourMs)) {
    const missing = limits.monitor.stripBars - bars.length;
    if (missing <= 0) break;
    for (const sample of samplesOf([newestOf(hour, missing)])) bars.push(barOf(sample));
  }
  return bars.sort((a, b) => a.atMs - b.atMs);
}

/** The bars of the last checks of each monitor, oldest first; fewer where there were fewer checks. */
export async function listCheckBars(tx: Tx, ids: readonly string[]): Promise<Map<string, StripBar[]>> {
  if (ids.length === 0) return new Map();
  const recent = byMonitor(await listRecentHours(tx, ids, null));
  const sparse = [...recent]
    .filter(([, hours]) => countIn(hours) < limits.monitor.stripBars)
    .map(([id]) => id);
  if (sparse.length > 0)
    for (const [id, hours] of byMonitor(await listRecentHours(tx, sparse, limits.monitor.stripBars)))
      recent.set(id, hours);
  return new Map(ids.map(id => [id, barsOf(recent.get(id) ?? [])]));
}
