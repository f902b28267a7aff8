import { sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs, dayMs, hourMs, startOfDay, startOfHour } from "#core/time.ts";
import type { Db } from "#db/client.ts";
import { packSample } from "#features/checks/samples.ts";

/** Half of the monitors are checked every minute, the others at the longer intervals. */
const intervals = [60, 60, 60, 120, 180, 300];
const dayCount = 90;
const outageEveryHours = 61;
const outageMinutes = 7;

/** An hour of checks, one of them failed. */
function hourOf(hour: Date, intervalS: number): Buffer {
  const count = 3_600 / intervalS;
  const samples = Array.from({ length: count }, (_, index) => {
    const ok = index !== count - 1;
    return { at: addMs(hour, index * intervalS * 1_000), ok, cause: null, ms: 80 + ((index * 37) % 200) };
  });
  return Buffer.concat(samples.map(packSample));
}

/**
 * Writes one owner with `count` monitors: 90 days of rollups, an outage every 61 hours, and the samples of every
 * hour that is kept.
 */
export async function fillHistory(db: Db, ownerId: string, count: number, now: Date): Promise<void> {
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const begin = addMs(startOfDay(now), -dayCount * dayMs);
  await db.execute(sql`insert into users (id, username, created_at, last_login_at)
    values (${ownerId}, 'bench', ${at(begin)}, ${at(now)})`);
  await db.execute(sql`insert into entitlements (user_id, plan, source, valid_until)
    values (${ownerId}, 'developer', 'staff', ${at(addMs(now, dayMs))})`);
  await db.execute(sql`
    insert into monitors (id, owner_id, name, type, mode, url, interval_s, accepted_statuses, created_at, updated_at)
    select ${ownerId} || '-' || n, ${ownerId}, case when n % 3 = 0 then 'متجر الأردن ' else 'Shop ' end || n,
      case when n % 4 = 0 then 'bot' else 'website' end, 'http', 'https://shop-' || n || '.example/', 
      (${sql.param(intervals)}::int[])[n % ${intervals.length} + 1], '200-299', ${at(begin)}, ${at(begin)}
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`
    insert into monitor_days (monitor_id, day, online_ms, offline_ms, checks, failures, average_ms, p95_ms, max_ms)
    select m.id, ${at(begin)} + d * interval '1 day', 86400000 - d * 1000, d * 1000, 1440, d % 5, 120, 240, 900
    from monitors m, generate_series(0, ${dayCount - 1}::int) d where m.owner_id = ${ownerId}`);
  await fillSpans(db, ownerId, begin, now);
  await fillHours(db, ownerId, now);
}

async function fillSpans(db: Db, ownerId: string, begin: Date, now: Date): Promise<void> {
  const outages = Math.floor((now.getTime() - begin.getTime()) / (outageEveryHours * hourMs));
  const from = sql`${begin.toISOString()}::timestamptz + (n - 1) * ${outageEveryHours}::int * interval '1 hour'`;
  const length = sql`${outageMinutes}::int * interval '1 minute'`;
  const period = sql`${outageEveryHours}::int * interval '1 hour'`;
  await db.execute(sql`
    insert into monitor_spans (monitor_id, kind, started_at, ended_at, cause)
    select m.id, s.kind, s.started_at, s.ended_at, s.cause
    from generate_series(1, ${outages}::int) n, monitors m, lateral (values
      ('online', ${from}, ${from} + ${period} - ${length}, null),
      ('offline', ${from} + ${period} - ${length}, ${from} + ${period}, 'timeout')
    ) s(kind, started_at, ended_at, cause)
    where m.owner_id = ${ownerId}`);
  await db.execute(sql`
    insert into monitor_spans (monitor_id, kind, started_at)
    select m.id, 'online', ${begin.toISOString()}::timestamptz + ${outages}::int * ${period} from monitors m
    where m.owner_id = ${ownerId}`);
}

async function fillHours(db: Db, ownerId: string, now: Date): Promise<void> {
  const running = startOfHour(now);
  const iso = running.toISOString();
  const hours = limits.monitor.sampleKeepDays * 24;
  for (const intervalS of new Set(intervals)) {
    const samples = sql.param(hourOf(running, intervalS));
    await db.execute(sql`
      insert into monitor_states (monitor_id, status, since, due_at, next_at, last_at, last_ms, sample_hour, samples)
      select m.id, case when m.seq % 50 = 0 then 'offline' else 'online' end, m.created_at, ${iso}::timestamptz,
        ${iso}::timestamptz, ${iso}::timestamptz, 100 + m.seq % 400, ${iso}::timestamptz,
        substr(${samples}::bytea, 1, octet_length(${samples}::bytea) / 10 * 5)
      from monitors m where m.owner_id = ${ownerId} and m.interval_s = ${intervalS}`);
    // Day by day, so that no statement grows large.
    for (let hour = 24; hour <= hours; hour += 24)
      await db.execute(sql`
        insert into monitor_hours (monitor_id, hour, samples)
        select m.id, ${iso}::timestamptz - (${hour}::int - n) * interval '1 hour' - interval '1 hour', ${samples}::bytea
        from generate_series(0, 23) n, monitors m where m.owner_id = ${ownerId} and m.interval_s = ${intervalS}`);
  }
}
