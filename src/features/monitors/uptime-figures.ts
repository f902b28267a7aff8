import { sql } from "drizzle-orm";
import { addMs, dayMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { runNamed } from "#db/named-query.ts";
import type { UptimeFigures } from "./monitors.schema.ts";
import { listRolledUpFigures, shareOf, windowDays, windows } from "./observed-time.ts";

/** A monitor that turned more often within the longest window is reckoned from its days. */
const stretchesMax = 64;

export const nothingObserved: UptimeFigures = { day: null, week: null, month: null };

/** Ends at `endMs`; null while it lasts. */
type Stretch = { isOnline: boolean; startMs: number; endMs: number | null };
type Row = { id: string; stretches: string | null };

/** The stretches online and offline that reach beyond `since`, as "+start-end" and "!start-end" in ms. */
const readStretches = (tx: Tx, ids: readonly string[], since: Date): Promise<Row[]> =>
  runNamed<Row>(
    tx,
    "recent_stretches",
    sql`select m.id, s.stretches from unnest(${sql.param(ids)}::text[]) m(id)
      cross join lateral (
        select string_agg(case kind when 'online' then '+' when 'offline' then '!' else '.' end
          || (date_part('epoch', started_at) * 1000)::int8
          || coalesce('-' || (date_part('epoch', ended_at) * 1000)::int8, ''), ' ') as stretches
        from (
          select kind, started_at, ended_at from monitor_spans where monitor_id = m.id
            and started_at >= coalesce((select max(b.started_at) from monitor_spans b
              where b.monitor_id = m.id and b.started_at <= ${since.toISOString()}::timestamptz), '-infinity')
          order by started_at desc limit ${stretchesMax + 1}
        ) newest
      ) s`,
  );

function parseStretches(text: string): Stretch[] {
  return text.split(" ").flatMap(piece => {
    if (piece.startsWith(".")) return [];
    const [start, end] = piece.slice(1).split("-");
    return [{ isOnline: piece.startsWith("+"), startMs: Number(start), endMs: end ? Number(end) : null }];
  });
}

/** The share of the time online within the last `lengthMs`. Paused and unknown time counts nowhere. */
function shareWithin(stretches: readonly Stretch[], lengthMs: number, nowMs: number): number | null {
  const observed = { onlineMs: 0, offlineMs: 0 };
  for (const { isOnline, startMs, endMs } of stretches) {
    const ms = Math.min(endMs ?? nowMs, nowMs) - Math.max(startMs, nowMs - lengthMs);
    if (ms > 0) observed[isOnline ? "onlineMs" : "offlineMs"] += ms;
  }
  return shareOf(observed);
}

function figuresOf(text: string | null, now: Date): UptimeFigures {
  const stretches = text === null ? [] : parseStretches(text);
  const [day = null, week = null, month = null] = windows.map(window =>
    shareWithin(stretches, windowDays[window] * dayMs, now.getTime()),
  );
  return { day, week, month };
}

/** The time-weighted availability of monitors over the last 24 hours, 7 and 30 days. */
export async function listUptimeFigures(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, UptimeFigures>> {
  if (ids.length === 0) return new Map();
  const rows = await readStretches(tx, ids, addMs(now, -windowDays.month * dayMs));
  const isRestless = ({ stretches }: Row) => (stretches?.split(" ").length ?? 0) > stretchesMax;
  const restless = rows.filter(isRestless).map(row => row.id);
  const rolledUp = restless.length === 0 ? new Map() : await listRolledUpFigures(tx, restless, now);
  return new Map(rows.map(row => [row.id, rolledUp.get(row.id) ?? figuresOf(row.stretches, now)]));
}
