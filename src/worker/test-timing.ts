import type { WorkerFigures } from "./start-worker.ts";
import type { Timing } from "./timing.ts";

export type ManualTiming = Timing & {
  /** Moves the clock, fires the timers on the way in order, and lets the worker come to rest after each. */
  advance(ms: number, worker: { figures(): WorkerFigures }): Promise<void>;
};

/** A clock that a test moves. */
export function manualTiming(start: Date): ManualTiming {
  let nowMs = start.getTime();
  const timers = new Set<{ atMs: number; callback: () => void }>();
  const next = (untilMs: number) => {
    let first: { atMs: number; callback: () => void } | null = null;
    for (const timer of timers)
      if (timer.atMs <= untilMs && timer.atMs < (first?.atMs ?? Infinity)) first = timer;
    return first;
  };
  return {
    now: () => new Date(nowMs),
    after(delayMs, callback) {
      const timer = { atMs: nowMs + Math.max(0, delayMs), callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms, worker) {
      const untilMs = nowMs + ms;
      for (let timer = next(untilMs); timer !== null; timer = next(untilMs)) {
        nowMs = Math.max(nowMs, timer.atMs);
        timers.delete(timer);
        timer.callback();
        await atRest(worker);
      }
      nowMs = untilMs;
    },
  };
}

const restfulTurns = 3;

async function atRest(worker: { figures(): WorkerFigures }): Promise<void> {
  for (let turns = 0; turns < restfulTurns; turns++) {
    await new Promise(resolve => setImmediate(resolve));
    const { running, busy } = worker.figures();
    if (running > 0 || busy) turns = 0;
  }
}
