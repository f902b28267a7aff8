import type pg from "pg";
import { startOfHour } from "#core/time.ts";
import type { CheckOutcome } from "./decide-outcome.ts";
import { packSample } from "./samples.ts";

type Taken = CheckOutcome & { taken: NonNullable<CheckOutcome["taken"]> };
type Column =
  | { name: string; type: "text" | "bytea"; of: (outcome: Taken) => string | Buffer | null }
  | { name: string; type: "float8" | "int"; number: (outcome: Taken) => number | null };

const msOf = (at: Date | null) => at?.getTime() ?? null;

/** What is sent for each result. Instants travel as ms since 1970, which both sides read fastest. */
const columns: readonly Column[] = [
  { name: "id", type: "text", of: o => o.check.monitorId },
  { name: "due", type: "float8", number: o => o.check.dueAt.getTime() },
  { name: "next", type: "float8", number: o => o.nextDueAt.getTime() },
  { name: "status", type: "text", of: o => o.taken.change.state.status },
  { name: "since", type: "float8", number: o => msOf(o.taken.change.state.since) },
  { name: "turn", type: "int", number: o => o.taken.change.state.turn },
  { name: "failing", type: "float8", number: o => msOf(o.taken.change.state.failingSince) },
  { name: "at", type: "float8", number: o => o.taken.at.getTime() },
  { name: "cause", type: "text", of: o => o.taken.result.cause },
  { name: "detail", type: "text", of: o => o.taken.result.detail },
  { name: "code", type: "int", number: o => o.taken.result.statusCode },
  { name: "total", type: "int", number: o => o.taken.result.timings.totalMs },
  { name: "dns", type: "int", number: o => o.taken.result.timings.dnsMs },
  { name: "connect", type: "int", number: o => o.taken.result.timings.connectMs },
  { name: "tls", type: "int", number: o => o.taken.result.timings.tlsMs },
  { name: "first", type: "int", number: o => o.taken.result.timings.firstByteMs },
  { name: "cert", type: "float8", number: o => msOf(o.taken.result.certificateExpiresAt) },
  { name: "hour", type: "float8", number: o => startOfHour(o.taken.at).getTime() },
  {
    name: "sample",
    type: "bytea",
    of: ({ taken: { at, result } }) => packSample({ at, ...result, ms: result.timings.totalMs ?? 0 }),
  },
];

/** Numbers as the text of an array: pg would look at each for characters to escape. */
const numbers = (values: readonly (number | null)[]): string =>
  `{${values.map(value => value ?? "null").join(",")}}`;

const valuesOf = (column: Column, outcomes: readonly Taken[]) =>
  "number" in column ? numbers(outcomes.map(column.number)) : outcomes.map(column.of);

const instant = (name: string) => `to_timestamp(i.${name} / 1000)`;

// A result is taken only for the due time that it was claimed with, and only from the worker that holds the lease. The
// lease is asked for in a way that the planner knows nothing about: by its statistics, mostly made while nobody held a
// row, hardly any would fit, and it compared each of the leased rows with each result.
const fence = `s.monitor_id = i.id and s.due_at = ${instant("due")} and coalesce(s.leased_by = $1, false)`;

const record = {
  name: "record-results",
  text: `
    update monitor_states s set due_at = ${instant("next")}, next_at = ${instant("next")}, leased_by = null, lease_until = null,
      status = i.status, since = ${instant("since")}, turn = i.turn, failing_since = ${instant("failing")},
      last_at = ${instant("at")}, last_cause = i.cause, last_detail = i.detail, last_status_code = i.code,
      last_ms = i.total, last_dns_ms = i.dns, last_connect_ms = i.connect, last_tls_ms = i.tls,
      last_first_byte_ms = i.first,
      certificate_expires_at = case when i.cause is null then ${instant("cert")}
        else coalesce(${instant("cert")}, s.certificate_expires_at) end,
      samples = case when s.sample_hour = ${instant("hour")} then s.samples || i.sample else i.sample end,
      sample_hour = ${instant("hour")}
    from unnest(${columns.map(({ type }, index) => `$${index + 2}::${type}[]`).join(", ")})
      as i(${columns.map(({ name }) => name).join(", ")})
    where ${fence} returning s.monitor_id as id`,
};

/** Writes results that are still wanted; returns the monitors for which they were. */
export async function writeResults(
  client: pg.Pool | pg.PoolClient,
  workerId: string,
  outcomes: readonly Taken[],
): Promise<Set<string>> {
  if (outcomes.length === 0) return new Set();
  const values = [workerId, ...columns.map(column => valuesOf(column, outcomes))];
  const { rows } = await client.query<{ id: string }>({ ...record, values });
  return new Set(rows.map(row => row.id));
}

const finishHours = {
  name: "finish-hours",
  text: `
    insert into monitor_hours (monitor_id, hour, samples)
    select s.monitor_id, s.sample_hour, s.samples
    from unnest($2::text[], $3::float8[]) as i(id, due) join monitor_states s on ${fence}
    where s.samples is not null
    for update of s
    on conflict (monitor_id, hour) do update set samples = monitor_hours.samples || excluded.samples`,
};

/**
 * Moves the samples of the hour before away, for results that begin another. Belongs into the transaction that
 * writes these results: the rows stay locked until then, so that no sample is lost or stored twice.
 */
export async function moveFinishedHours(
  client: pg.PoolClient,
  workerId: string,
  outcomes: readonly Taken[],
): Promise<void> {
  const ids = outcomes.map(({ check }) => check.monitorId);
  const due = outcomes.map(({ check }) => check.dueAt.getTime());
  await client.query({ ...finishHours, values: [workerId, ids, numbers(due)] });
}

/** Whether the result begins another hour than the one whose samples the state row holds. */
export const beginsAnotherHour = ({ check, taken }: Taken): boolean =>
  check.sampleHour !== null && startOfHour(taken.at).getTime() !== check.sampleHour.getTime();

const move = {
  name: "move-due",
  text: `
    update monitor_states s set due_at = ${instant("next")}, next_at = ${instant("next")}, leased_by = null, lease_until = null
    from unnest($2::text[], $3::float8[], $4::float8[]) as i(id, due, next) where ${fence}
    returning s.monitor_id as id`,
};

/** Sets the next due time of checks without a result. */
export async function moveDueTimes(
  client: pg.Pool | pg.PoolClient,
  workerId: string,
  outcomes: readonly CheckOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const ids = outcomes.map(({ check }) => check.monitorId);
  const due = outcomes.map(({ check }) => check.dueAt.getTime());
  const next = outcomes.map(({ nextDueAt }) => nextDueAt.getTime());
  await client.query({ ...move, values: [workerId, ids, numbers(due), numbers(next)] });
}
