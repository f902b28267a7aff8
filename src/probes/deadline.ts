import { ProbeFailure } from "./probe-failure.ts";

export type Phase = "dns" | "connect" | "tls" | "answer" | "body";

type Start<T> = (resolve: (value: T) => void, reject: (failure: ProbeFailure) => void) => () => void;

/**
 * The one time limit of a check. Every wait goes through it, so that when the limit passes or the check is
 * aborted, the step that is waiting is stopped (its socket destroyed) and rejected with the fitting failure.
 */
export type Deadline = {
  /** What the check is doing now; decides how a time-out is reported. */
  phase: Phase;
  remainingMs(): number;
  /** Runs one step. `start` returns how to stop it, called when the limit passes first, and only then. */
  wait<T>(start: Start<T>): Promise<T>;
  abort(): void;
  clear(): void;
};

/** Starts a limit of `timeLimitMs`. Always `clear()` it when the check has ended. */
export function startDeadline(timeLimitMs: number): Deadline {
  const endsAt = performance.now() + timeLimitMs;
  let ended: "expired" | "aborted" | null = null;
  let interrupt: (() => void) | null = null;

  const end = (how: "expired" | "aborted") => {
    if (ended !== null) return;
    ended = how;
    interrupt?.();
  };
  const timer = setTimeout(end, timeLimitMs, "expired");

  return {
    phase: "dns",
    remainingMs: () => Math.max(0, endsAt - performance.now()),
    wait(start) {
      return new Promise((resolve, reject) => {
        if (ended !== null) return reject(endFailure(ended, this.phase));
        let stop: (() => void) | null = null;
        const mine = () => {
          interrupt = null;
          stop?.();
          reject(endFailure(ended, this.phase));
        };
        // Late events of a step that is over must not disarm the step that runs by then.
        const settle = () => {
          if (interrupt === mine) interrupt = null;
        };
        interrupt = mine;
        stop = start(
          value => {
            settle();
            resolve(value);
          },
          failure => {
            settle();
            reject(failure);
          },
        );
      });
    },
    abort: () => end("aborted"),
    clear: () => clearTimeout(timer),
  };
}

/** A resolver that stays silent is a fault of the name, not of the target. */
function endFailure(ended: "expired" | "aborted" | null, phase: Phase): ProbeFailure {
  if (ended === "aborted") return new ProbeFailure("timeout", "aborted");
  return phase === "dns" ? new ProbeFailure("dns", "ETIMEOUT") : new ProbeFailure("timeout", phase);
}
