import { limits } from "#core/limits.ts";
import { systemClock } from "#core/time.ts";

/** The worker's clock and timers, one thing so that tests can move both. */
export type Timing = {
  now(): Date;
  /** Calls back once; the returned function prevents it. */
  after(delayMs: number, callback: () => void): () => void;
};

export const systemTiming: Timing = {
  now: systemClock,
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

/**
 * About `delayMs`, so that it ends half-way between two steps of the schedule: the embedded database holds up the
 * process while it works, and that shall not be when checks begin.
 */
export function betweenSteps(timing: Timing, delayMs: number): number {
  const step = limits.monitor.phaseStepMs;
  const endMs = timing.now().getTime() + delayMs;
  return delayMs - (endMs % step) + step / 2;
}

/** Runs a task again and again, each time so long after the last one ended, until stopped. */
export function repeat(timing: Timing, everyMs: number, task: () => Promise<void>, firstAfterMs = 0) {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let isWanted = false;
  let cancel = timing.after(firstAfterMs, () => run());
  const run = () => {
    isRunning = true;
    isWanted = false;
    running = task().finally(() => {
      isRunning = false;
      if (stopped) return;
      if (isWanted) run();
      else cancel = timing.after(betweenSteps(timing, everyMs), run);
    });
  };
  return {
    /** Does not wait for the next time; what runs already is followed by another run. */
    hurry(): void {
      if (stopped) return;
      isWanted = true;
      if (isRunning) return;
      cancel();
      run();
    },
    /** No further run; resolves when the running one has ended. */
    stop(): Promise<void> {
      stopped = true;
      cancel();
      return running;
    },
  };
}
