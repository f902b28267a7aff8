import type pg from "pg";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { MonitorMode, MonitorStatus, MonitorType } from "#core/vocabulary.ts";
import type { StatusState } from "./next-status.ts";

/** A check that this worker has leased: what to do, and the state that its result is judged by. */
export type ClaimedCheck = {
  monitorId: string;
  seq: number;
  type: MonitorType;
  mode: MonitorMode;
  /** Null for heartbeat monitors. */
  url: string | null;
  intervalS: number;
  boostUntil: Date | null;
  acceptedStatuses: string;
  keyword: string | null;
  /** When the check is due, and what its completion is fenced by. */
  dueAt: Date;
  /** Nobody else takes the row before. */
  leaseUntil: Date;
  state: StatusState;
  /** The hour whose samples the state row holds. */
  sampleHour: Date | null;
};

/** What `claimedColumns` answers. */
export type ClaimedRow = {
  id: string;
  seq: string;
  type: MonitorType;
  mode: MonitorMode;
  url: string | null;
  interval_s: number;
  boost_ms: number | null;
  accepted_statuses: string;
  keyword: string | null;
  due_ms: number;
  lease_ms: number;
  status: MonitorStatus;
  since_ms: number | null;
  turn: number;
  failing_ms: number | null;
  last_ms: number | null;
  hour_ms: number | null;
};

/** How long one try of a check may take. */
export const timeLimitMs = (type: MonitorType): number =>
  type === "bot" ? limits.monitor.botTimeLimitMs : limits.monitor.timeLimitMs;

const tries = { website: 1, bot: 2 } as const satisfies Record<MonitorType, number>;

/** How long a whole check may take: the call that keeps a bot awake is tried twice. */
export const longestMs = (type: MonitorType): number => timeLimitMs(type) * tries[type];

const leaseMs = (type: MonitorType) => longestMs(type) + limits.worker.leaseSlackMs;

// Milliseconds as float8 are parsed many times faster than timestamps are.
const ms = (column: string, name: string) => `date_part('epoch', ${column}) * 1000 as ${name}`;

/** Monitor `m` and state `s` as a `ClaimedRow`. */
export const claimedColumns = `m.id, m.seq, m.type, m.mode, m.url, m.interval_s,
  ${ms("m.boost_until", "boost_ms")}, m.accepted_statuses, m.keyword, ${ms("s.due_at", "due_ms")},
  ${ms("s.lease_until", "lease_ms")}, s.status, ${ms("s.since", "since_ms")}, s.turn,
  ${ms("s.failing_since", "failing_ms")}, ${ms("s.last_at", "last_ms")}, ${ms("s.sample_hour", "hour_ms")}`;

// Rows are found again by their place in the table: looked up by key, the planner would rather read all of them.
const claim = {
  name: "claim-due-checks",
  text: `
    update monitor_states s set leased_by = $3, lease_until = greatest(s.due_at, to_timestamp($4::float8 / 1000))
      + case when m.type = 'bot' then $5::float8 else $6::float8 end * interval '1 millisecond'
    from monitors m
    where m.id = s.monitor_id and s.ctid = any(array(
      select ctid from monitor_states
      where next_at <= to_timestamp($1::float8 / 1000)
        and (lease_until is null or lease_until <= to_timestamp($4::float8 / 1000))
      order by next_at limit $2 for update skip locked))
    returning ${claimedColumns}`,
};

const dateOrNull = (value: number | null) => (value === null ? null : new Date(value));

export function checkOf(row: ClaimedRow): ClaimedCheck {
  return {
    monitorId: row.id,
    seq: Number(row.seq),
    type: row.type,
    mode: row.mode,
    url: row.url,
    intervalS: row.interval_s,
    boostUntil: dateOrNull(row.boost_ms),
    acceptedStatuses: row.accepted_statuses,
    keyword: row.keyword,
    dueAt: new Date(row.due_ms),
    leaseUntil: new Date(row.lease_ms),
    state: {
      status: row.status,
      since: dateOrNull(row.since_ms),
      turn: row.turn,
      failingSince: dateOrNull(row.failing_ms),
      lastAt: dateOrNull(row.last_ms),
    },
    sampleHour: dateOrNull(row.hour_ms),
  };
}

/**
 * Leases the checks that are due soon, the longest waiting first, for one worker: rows that another worker holds
 * are skipped, and rows of a worker that died come back when their lease has ended.
 */
export async function claimDueChecks(
  pool: pg.Pool,
  worker: { id: string; max: number },
  now: Date,
): Promise<ClaimedCheck[]> {
  const values = [
    addMs(now, limits.worker.claimAheadMs).getTime(),
    Math.min(worker.max, limits.worker.claimBatch),
    worker.id,
    now.getTime(),
    leaseMs("bot"),
    leaseMs("website"),
  ];
  const { rows } = await pool.query<ClaimedRow>({ ...claim, values });
  return rows.map(checkOf);
}
