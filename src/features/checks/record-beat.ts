import type pg from "pg";
import { hashToken } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Services } from "../context/index.ts";
import { type ClaimedCheck, type ClaimedRow, checkOf, claimedColumns } from "./claim-due-checks.ts";
import { beat, decideOutcome } from "./decide-outcome.ts";
import { store } from "./record-results.ts";
import { silentFrom } from "./start-checking.ts";

/** `paused`: the address is known, but its monitor does not count calls at the moment. */
export type BeatAnswer = "recorded" | "paused" | "unknown";

/** Leases of this holder never outlive the transaction that takes them. */
const holder = "heartbeat";
const at = (parameter: string) => `to_timestamp(${parameter}::float8 / 1000)`;

// An online monitor whose last sample is fresh only moves the time at which it would be silent.
const quickly = {
  name: "record-beat",
  text: `
    update monitor_states s set last_beat_at = ${at("$2")}, leased_by = null, lease_until = null,
      due_at = ${at("$2")} + m.interval_s * $3::float8 * interval '1 second',
      next_at = ${at("$2")} + m.interval_s * $3::float8 * interval '1 second'
    from monitors m
    where m.heartbeat_hash = $1 and m.mode = 'heartbeat' and s.monitor_id = m.id and s.next_at is not null
      and s.status = 'online' and s.last_at > ${at("$2")} - m.interval_s * $4::float8 * interval '1 second'`,
};

const take = {
  name: "take-for-beat",
  text: `
    update monitor_states s set last_beat_at = ${at("$2")}, leased_by = $3 from monitors m
    where m.heartbeat_hash = $1 and m.mode = 'heartbeat' and s.monitor_id = m.id and s.next_at is not null
    returning ${claimedColumns}`,
};

/** Takes a call of a bot at its heartbeat address: the bot lives, and is silent again in a few intervals. */
export async function recordBeat(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  token: string,
  now: Date,
): Promise<BeatAnswer> {
  const hash = hashToken(token);
  const { heartbeatMissedIntervals: missed, heartbeatSampleIntervals: apart } = limits.monitor;
  const { rowCount } = await db.$client.query({
    ...quickly,
    values: [hash, now.getTime(), missed, apart],
  });
  if (rowCount === 1) return "recorded";
  const stored = await inTransaction(db.$client, async (client, tx) => {
    const check = await takeMonitor(client, hash, now);
    if (check === null) return null;
    const outcome = { ...decideOutcome(check, beat, now, now), nextDueAt: silentFrom(check.intervalS, now) };
    return store(client, tx, jobs, holder, [outcome], now);
  });
  if (stored !== null) {
    if (stored.turned > 0) jobs.nudge("deliver-notification");
    return "recorded";
  }
  const known = await db.$client.query("select 1 from monitors where heartbeat_hash = $1", [hash]);
  return known.rowCount === 1 ? "paused" : "unknown";
}

async function takeMonitor(client: pg.PoolClient, hash: string, now: Date): Promise<ClaimedCheck | null> {
  const values = [hash, now.getTime(), holder];
  const { rows } = await client.query<ClaimedRow>({ ...take, values });
  return rows[0] === undefined ? null : checkOf(rows[0]);
}
