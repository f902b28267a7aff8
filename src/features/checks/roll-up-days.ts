import { sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs, dayMs, startOfDay } from "#core/time.ts";
import type { MonitorMode } from "#core/vocabulary.ts";
import type { Db } from "#db/client.ts";
import { type DayFigures, dayFigures } from "./day-figures.ts";

/** A finished day of a monitor that is not added up yet. Times in each state are milliseconds. */
type Day = { id: string; mode: MonitorMode; day: number; online: number; offline: number };

const batchSize = limits.worker.rollUpBatch;
const iso = (at: Date) => at.toISOString();
const keyOf = (id: string, dayStartMs: number) => `${id} ${dayStartMs}`;

async function nextMonitors(db: Db, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from monitors where id > ${after} order by id limit ${batchSize}`,
  );
  return rows.map(row => row.id);
}

/**
 * The days that are missing, with the time in each state from the timeline. A stretch that lasts is known only until
 * the last check could vouch for it: our own downtime counts neither for nor against.
 */
async function missingDays(db: Db, ids: string[], now: Date): Promise<Day[]> {
  const today = startOfDay(now);
  const oldest = addMs(today, -limits.monitor.sampleKeepDays * dayMs);
  const { rows } = await db.execute<Day>(sql`
    with wanted as (
      select m.id, m.mode, d.day, least(${iso(now)}::timestamptz,
        coalesce(s.last_at + m.interval_s * interval '1 second', ${iso(now)}::timestamptz)) as known_until
      from monitors m
      left join monitor_states s on s.monitor_id = m.id
      cross join lateral generate_series(greatest(${iso(oldest)}::timestamptz, coalesce(
        (select max(k.day) + interval '1 day' from monitor_days k where k.monitor_id = m.id),
        date_trunc('day', m.created_at at time zone 'UTC') at time zone 'UTC')),
        ${iso(addMs(today, -dayMs))}::timestamptz, interval '1 day') as d(day)
      where m.id = any(${sql.param(ids)}::text[])
    )
    select w.id, w.mode, extract(epoch from w.day)::float8 * 1000 as day,
      coalesce(sum(t.ms) filter (where t.kind = 'online'), 0)::float8 as online,
      coalesce(sum(t.ms) filter (where t.kind = 'offline'), 0)::float8 as offline
    from wanted w left join lateral (
      select p.kind, greatest(0, extract(epoch from least(coalesce(p.ended_at, w.known_until), w.day + interval '1 day')
        - greatest(p.started_at, w.day)) * 1000) as ms
      from monitor_spans p
      where p.monitor_id = w.id and p.started_at < w.day + interval '1 day' and coalesce(p.ended_at, w.known_until) > w.day
    ) t on true
    group by w.id, w.mode, w.day`);
  return rows;
}

/** Packed samples by monitor and day: finished hours, and the one that a resting monitor's state still holds. */
async function samplesOf(db: Db, ids: string[], from: Date, to: Date): Promise<Map<string, Buffer[]>> {
  const { rows } = await db.execute<{ id: string; ms: number; samples: Buffer }>(sql`
    select monitor_id as id, extract(epoch from hour)::float8 * 1000 as ms, samples from monitor_hours
    where monitor_id = any(${sql.param(ids)}::text[]) and hour >= ${iso(from)}::timestamptz
      and hour < ${iso(to)}::timestamptz
    union all
    select monitor_id, extract(epoch from sample_hour)::float8 * 1000, samples from monitor_states
    where monitor_id = any(${sql.param(ids)}::text[]) and samples is not null
      and sample_hour >= ${iso(from)}::timestamptz and sample_hour < ${iso(to)}::timestamptz`);
  const byDay = new Map<string, Buffer[]>();
  for (const { id, ms, samples } of rows) {
    const key = keyOf(id, startOfDay(new Date(ms)).getTime());
    const known = byDay.get(key);
    if (known) known.push(samples);
    else byDay.set(key, [samples]);
  }
  return byDay;
}

async function writeDays(db: Db, days: readonly (Day & DayFigures)[]): Promise<void> {
  const column = <K extends keyof (Day & DayFigures)>(key: K) => sql.param(days.map(row => row[key]));
  await db.execute(sql`
    insert into monitor_days (monitor_id, day, online_ms, offline_ms, checks, failures, average_ms, p95_ms, max_ms)
    select i.id, to_timestamp(i.day / 1000), round(i.online), round(i.offline), i.checks, i.failures, i.average, i.p95,
      i.max
    from unnest(${column("id")}::text[], ${column("day")}::float8[], ${column("online")}::float8[],
      ${column("offline")}::float8[], ${column("checks")}::int[], ${column("failures")}::int[],
      ${column("averageMs")}::int[], ${column("p95Ms")}::int[], ${column("maxMs")}::int[])
      as i(id, day, online, offline, checks, failures, average, p95, max)
    join monitors m on m.id = i.id
    on conflict (monitor_id, day) do nothing`);
}

/** A bot that calls us has no response time. */
const withoutTimes = { averageMs: null, p95Ms: null, maxMs: null };

/**
 * Adds up the finished UTC days that are missing, for all monitors, a batch at a time. Safe to repeat and to
 * interrupt. Returns the rows written.
 */
export async function rollUpDays({ db }: { db: Db }, now: Date): Promise<number> {
  let written = 0;
  for (let ids = await nextMonitors(db, ""); ids.length > 0; ids = await nextMonitors(db, ids.at(-1) ?? "")) {
    const days = await missingDays(db, ids, now);
    if (days.length === 0) continue;
    const from = new Date(Math.min(...days.map(row => row.day)));
    const samples = await samplesOf(db, ids, from, startOfDay(now));
    const figures = days.map(row => ({
      ...row,
      ...dayFigures(samples.get(keyOf(row.id, row.day)) ?? []),
      ...(row.mode === "heartbeat" && withoutTimes),
    }));
    await writeDays(db, figures);
    written += figures.length;
  }
  return written;
}
