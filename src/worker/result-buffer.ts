import { limits } from "#core/limits.ts";
import type { Log } from "#core/log.ts";
import { secondMs } from "#core/time.ts";
import type { CheckOutcome, Recorded } from "#features/checks/index.ts";
import { metrics } from "#features/metrics/index.ts";
import { betweenSteps, type Timing } from "./timing.ts";

export type ResultBuffer = {
  add(outcome: CheckOutcome): void;
  size(): number;
  busy(): boolean;
  /** Stores all that is there; gives up after one failure (the leases end by themselves). */
  drain(): Promise<void>;
};

type Options = {
  timing: Timing;
  log: Log;
  store: (outcomes: CheckOutcome[]) => Promise<Recorded>;
  onStored: (outcomes: CheckOutcome[]) => void;
};

const hasTurned = ({ taken }: CheckOutcome): boolean => taken !== null && taken.change.turn !== null;

/** What changes a status, or asks for a check soon, is stored at once; everything else waits for company. */
const isUrgent = (outcome: CheckOutcome): boolean =>
  hasTurned(outcome) || outcome.taken?.change.recheck === true;

/** Collects the ends of checks and stores them in batches, one at a time. A batch that fails is tried again. */
export function createResultBuffer({ timing, log, store, onStored }: Options): ResultBuffer {
  const { flushPlainMs, flushUrgentMs, flushCrowdedMs, flushMax, turnsAtOnce } = limits.worker;
  let waiting: CheckOutcome[] = [];
  let timer: { atMs: number; cancel: () => void } | null = null;
  let storing: Promise<boolean> | null = null;
  /** In a mass outage turns go together: a batch of them costs far more than each of them. */
  let crowdedUntilMs = 0;

  const delayOf = (batch: readonly CheckOutcome[]) =>
    batch.some(isUrgent)
      ? Math.max(flushUrgentMs, crowdedUntilMs - timing.now().getTime())
      : Math.max(0, betweenSteps(timing, flushPlainMs));
  const disarm = () => {
    timer?.cancel();
    timer = null;
  };
  const arm = (delayMs: number) => {
    const atMs = timing.now().getTime() + delayMs;
    if (timer !== null && timer.atMs <= atMs) return;
    disarm();
    timer = { atMs, cancel: timing.after(delayMs, start) };
  };
  const start = () => {
    timer = null;
    storing ??= flush().finally(() => {
      storing = null;
    });
  };
  const flush = async (): Promise<boolean> => {
    const batch = waiting.splice(0, flushMax);
    if (batch.length === 0) return true;
    const began = performance.now();
    try {
      const { stale } = await store(batch);
      if (stale > 0) metrics.checks.inc({ outcome: "stale" }, stale);
      onStored(batch);
      if (batch.filter(hasTurned).length > turnsAtOnce)
        crowdedUntilMs = timing.now().getTime() + flushCrowdedMs;
      if (waiting.length > 0) arm(waiting.length >= flushMax ? 0 : delayOf(waiting));
      return true;
    } catch (err) {
      log.error({ err, results: batch.length }, "results could not be stored, trying again");
      waiting = [...batch, ...waiting];
      arm(secondMs);
      return false;
    } finally {
      metrics.flush.observe((performance.now() - began) / secondMs);
    }
  };

  return {
    add(outcome) {
      waiting.push(outcome);
      const full = waiting.length >= flushMax;
      if (storing === null) arm(full ? 0 : delayOf([outcome]));
    },
    size: () => waiting.length,
    busy: () => storing !== null,
    async drain() {
      disarm();
      let works = (await storing) ?? true;
      while (works && waiting.length > 0) works = await flush();
      disarm();
    },
  };
}
