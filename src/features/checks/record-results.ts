import type pg from "pg";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Jobs } from "../jobs/index.ts";
import { createDeliveries, type TurnNotice } from "../notifications/index.ts";
import type { CheckOutcome } from "./decide-outcome.ts";
import type { StatusChange } from "./next-status.ts";
import { releaseLeases } from "./release-leases.ts";
import { addSpans, endSpans, type NewSpan, type SpanEnd } from "./write-spans.ts";
import { beginsAnotherHour, moveDueTimes, moveFinishedHours, writeResults } from "./write-states.ts";

type Taken = CheckOutcome & { taken: NonNullable<CheckOutcome["taken"]> };
type Stores = { db: Db; jobs: Jobs };

/** How many results counted, how many came too late or for a monitor that was changed meanwhile, how many turned. */
export type Recorded = { taken: number; stale: number; turned: number };

const isTaken = (outcome: CheckOutcome): outcome is Taken => outcome.taken !== null;
const isPlain = (outcome: CheckOutcome) =>
  !isTaken(outcome) ||
  (outcome.taken.change.turn === null && outcome.taken.change.gap === null && !beginsAnotherHour(outcome));

type Stored = { taken: Set<string>; turned: number };

/**
 * Stores the ends of checks that `workerId` has claimed: state, sample, timeline, deliveries and their jobs, all or
 * none. A result whose monitor was changed, paused or taken over meanwhile is not stored.
 */
export async function recordResults(
  { db, jobs }: Stores,
  workerId: string,
  outcomes: readonly CheckOutcome[],
  now: Date,
): Promise<Recorded> {
  // Everybody locks rows in this order, so that two flushes never wait for each other.
  const ordered = outcomes.toSorted((a, b) => (a.check.monitorId < b.check.monitorId ? -1 : 1));
  const stored = ordered.every(isPlain)
    ? { taken: await writeEnds(db.$client, workerId, ordered), turned: 0 }
    : await inTransaction(db.$client, (client, tx) => store(client, tx, jobs, workerId, ordered, now));
  const stale = ordered.filter(outcome => isTaken(outcome) && !stored.taken.has(outcome.check.monitorId));
  const staleIds = stale.map(({ check }) => check.monitorId);
  await releaseLeases(db.$client, workerId, staleIds);
  if (stored.turned > 0) jobs.nudge("deliver-notification");
  return { taken: stored.taken.size, stale: stale.length, turned: stored.turned };
}

/** The same inside a transaction of the caller, who nudges the jobs after it. */
export async function store(
  client: pg.PoolClient,
  tx: Tx,
  jobs: Jobs,
  workerId: string,
  outcomes: readonly CheckOutcome[],
  now: Date,
): Promise<Stored> {
  const finishing = outcomes.filter(isTaken).filter(beginsAnotherHour);
  if (finishing.length > 0) await moveFinishedHours(client, workerId, finishing);
  const taken = await writeEnds(client, workerId, outcomes);
  const changes = outcomes
    .filter(isTaken)
    .filter(({ check }) => taken.has(check.monitorId))
    .map(outcome => ({ monitorId: outcome.check.monitorId, ...outcome.taken }));
  await writeTimeline(tx, changes);
  return { taken, turned: await announceTurns(tx, jobs, changes, now) };
}

async function writeEnds(
  client: pg.Pool | pg.PoolClient,
  workerId: string,
  outcomes: readonly CheckOutcome[],
): Promise<Set<string>> {
  const taken = await writeResults(client, workerId, outcomes.filter(isTaken));
  const dropped = outcomes.filter(outcome => !isTaken(outcome));
  await moveDueTimes(client, workerId, dropped);
  return taken;
}

type MonitorChange = {
  monitorId: string;
  change: StatusChange;
  result: { cause: NewSpan["cause"]; detail: string | null };
};

async function writeTimeline(tx: Tx, changes: readonly MonitorChange[]): Promise<void> {
  const ends: SpanEnd[] = [];
  const spans: NewSpan[] = [];
  for (const { monitorId, change, result } of changes) {
    const { gap, turn, state } = change;
    if (gap !== null) {
      const { from: startedAt, to: endedAt } = gap;
      spans.push({ monitorId, kind: "unknown", startedAt, endedAt, cause: null, detail: null });
    }
    const startedAt = turn?.since ?? gap?.to;
    if (startedAt === undefined) continue;
    ends.push({ monitorId, endedAt: gap?.from ?? startedAt });
    if (state.status === "pending") continue;
    const { cause, detail } = result;
    const why = state.status === "offline" ? { cause, detail } : { cause: null, detail: null };
    spans.push({ monitorId, kind: state.status, startedAt, endedAt: null, ...why });
  }
  await endSpans(tx, ends);
  await addSpans(tx, spans);
}

/** Makes the deliveries of turns that are news, and the jobs that send them. Returns the number of turns. */
async function announceTurns(
  tx: Tx,
  jobs: Jobs,
  changes: readonly MonitorChange[],
  now: Date,
): Promise<number> {
  const notices: TurnNotice[] = [];
  let turned = 0;
  for (const {
    monitorId,
    change: { turn },
  } of changes) {
    if (turn === null) continue;
    turned++;
    const { kind, number, since, cause, detail, outageMs } = turn;
    if (turn.notify)
      notices.push({ monitorId, kind, turn: number, happenedAt: since, cause, detail, outageMs });
  }
  const deliveryIds = await createDeliveries(tx, notices, now);
  if (deliveryIds.length > 0)
    await jobs.add(
      tx,
      "deliver-notification",
      deliveryIds.map(deliveryId => ({ deliveryId })),
    );
  return turned;
}
