import { type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs, dayMs, startOfDay } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { runNamed } from "#db/named-query.ts";
import type { StripBar, UptimeFigures } from "./monitors.schema.ts";

/**
 * How long monitors were online and offline. Finished days come from their rollup; the parts of days at the edges of
 * a window, today, and days without a rollup come from the timeline, cut to the part. Paused and unknown time counts
 * nowhere. Everything is one query for all monitors asked for.
 */

type Part = { from: Date; to: Date; wholeDay: boolean; windows: number };

export const windowDays = { day: 1, week: 7, month: 30 } as const;
const windowBits = { day: 1, week: 2, month: 4 } as const;
export type Window = keyof typeof windowDays;
export const windows: Window[] = ["day", "week", "month"];

/** Cuts the three windows, which all end now, at the days' bounds; a part says which windows it belongs to. */
export function partsOfWindows(now: Date): Part[] {
  const parts = new Map<string, Part>();
  for (const window of windows) {
    let from = addMs(now, -windowDays[window] * dayMs);
    while (from < now) {
      const nextDay = addMs(startOfDay(from), dayMs);
      const to = nextDay < now ? nextDay : now;
      const key = `${from.getTime()}-${to.getTime()}`;
      const wholeDay = to.getTime() - from.getTime() === dayMs;
      const part = parts.get(key) ?? { from, to, wholeDay, windows: 0 };
      parts.set(key, { ...part, windows: part.windows | windowBits[window] });
      from = to;
    }
  }
  return [...parts.values()];
}

const column = (values: readonly unknown[]) => sql.param(values);

/**
 * A query over `o`, which has a row for each monitor and part that overlap the monitor's life:
 * (id, number, windows, online_ms, offline_ms, average_ms).
 */
function overParts(query: SQL, ids: readonly string[], parts: readonly Part[], now: Date): SQL {
  const at = (key: "from" | "to") => column(parts.map(part => part[key].toISOString()));
  const first = new Date(Math.min(...parts.map(part => part.from.getTime()))).toISOString();
  const clipped = sql`extract(epoch from least(coalesce(s.ended_at, ${now.toISOString()}::timestamptz), p.ends)
    - greatest(s.started_at, p.starts)) * 1000`;
  // Stretches neither overlap nor leave gaps, so those of a part are the last one begun before it and all begun in it.
  return sql`
    with p as materialized (
      select * from unnest(${at("from")}::timestamptz[], ${at("to")}::timestamptz[],
        ${column(parts.map(part => part.wholeDay))}::boolean[], ${column(parts.map(part => part.windows))}::int[])
        with ordinality as p(starts, ends, whole, windows, number)
    ),
    rollups as materialized (
      select monitor_id, day, online_ms, offline_ms, average_ms from monitor_days
      where monitor_id = any(${column(ids)}::text[]) and day >= ${first}::timestamptz
    ),
    o as (
      select d.monitor_id as id, p.number, p.windows, d.average_ms,
        d.online_ms::float8 as online_ms, d.offline_ms::float8 as offline_ms
      from rollups d join p on p.whole and p.starts = d.day
      union all
      select m.id, p.number, p.windows, null, coalesce(t.online_ms, 0), coalesce(t.offline_ms, 0)
      from monitors m
      cross join p
      left join rollups d on p.whole and d.monitor_id = m.id and d.day = p.starts
      left join lateral (
        select (sum(${clipped}) filter (where s.kind = 'online'))::float8 as online_ms,
          (sum(${clipped}) filter (where s.kind = 'offline'))::float8 as offline_ms
        from monitor_spans s
        where s.monitor_id = m.id and s.started_at < p.ends
          and s.started_at >= coalesce(
            (select max(b.started_at) from monitor_spans b where b.monitor_id = m.id and b.started_at <= p.starts),
            p.starts)
          and coalesce(s.ended_at, p.ends) > p.starts
      ) t on true
      where d.day is null and m.id = any(${column(ids)}::text[]) and p.ends > m.created_at
    )
    ${query}`;
}

export type Observed = { onlineMs: number; offlineMs: number };

/** A share between 0 and 1; null where nothing was observed. */
export const shareOf = ({ onlineMs, offlineMs }: Observed): number | null =>
  onlineMs + offlineMs > 0 ? onlineMs / (onlineMs + offlineMs) : null;

/** The time-weighted availability over the windows, for monitors that turn too often to add up their stretches. */
export async function listRolledUpFigures(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, UptimeFigures>> {
  const sum = (state: "online_ms" | "offline_ms", window: Window) =>
    sql`coalesce(sum(${sql.identifier(state)}) filter (where windows & ${sql.raw(String(windowBits[window]))} > 0), 0)::float8
      as ${sql.identifier(`${window}_${state}`)}`;
  const sums = windows.flatMap(window => [sum("online_ms", window), sum("offline_ms", window)]);
  const rows = await runNamed<{ id: string } & Record<`${Window}_${"online" | "offline"}_ms`, number>>(
    tx,
    "rolled_up_figures",
    overParts(sql`select id, ${sql.join(sums, sql`, `)} from o group by id`, ids, partsOfWindows(now), now),
  );
  return new Map(
    rows.map(row => [
      row.id,
      {
        day: shareOf({ onlineMs: row.day_online_ms, offlineMs: row.day_offline_ms }),
        week: shareOf({ onlineMs: row.week_online_ms, offlineMs: row.week_offline_ms }),
        month: shareOf({ onlineMs: row.month_online_ms, offlineMs: row.month_offline_ms }),
      },
    ]),
  );
}

/** The last days, today included. */
function lastDays(now: Date): Part[] {
  const today = startOfDay(now);
  return Array.from({ length: limits.monitor.stripBars }, (_, index) => {
    const from = addMs(today, (index + 1 - limits.monitor.stripBars) * dayMs);
    const isToday = index === limits.monitor.stripBars - 1;
    return { from, to: isToday ? now : addMs(from, dayMs), wholeDay: !isToday, windows: 0 };
  });
}

type DaysRow = {
  id: string;
  days: number[];
  online: number[];
  offline: number[];
  average: (number | null)[];
};

/** One bar for each of the last days, oldest first. `ms` is the day's average; null for today and where none is known. */
export async function listDayBars(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, StripBar[]>> {
  if (ids.length === 0) return new Map();
  const days = lastDays(now);
  const empty = days.map(day => ({ atMs: day.from.getTime(), share: null, ms: null }));
  const rows = await runNamed<DaysRow>(
    tx,
    "day_bars",
    overParts(
      sql`select id, json_agg(number) as days, json_agg(online_ms) as online,
        json_agg(offline_ms) as offline, json_agg(average_ms) as average from o group by id`,
      ids,
      days,
      now,
    ),
  );
  const bars = new Map(ids.map(id => [id, [...empty] as StripBar[]]));
  for (const row of rows) {
    const strip = bars.get(row.id);
    row.days.forEach((number, index) => {
      const bar = strip?.[number - 1];
      if (strip === undefined || bar === undefined) return;
      const share = shareOf({ onlineMs: row.online[index] ?? 0, offlineMs: row.offline[index] ?? 0 });
      strip[number - 1] = { ...bar, share, ms: row.average[index] ?? null };
    });
  }
  return bars;
}
