import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { FailureCause } from "#core/vocabulary.ts";
import type { ClaimedCheck } from "./claim-due-checks.ts";
import { nextStatus, type StatusChange } from "./next-status.ts";
import { effectiveIntervalMs, nextDue } from "./schedule.ts";

/** What a check has measured. Milliseconds are whole; null for a phase that never ended. */
export type CheckResult = {
  ok: boolean;
  cause: FailureCause | null;
  detail: string | null;
  statusCode: number | null;
  timings: {
    dnsMs: number | null;
    connectMs: number | null;
    tlsMs: number | null;
    firstByteMs: number | null;
    /** Null where nobody was called. */
    totalMs: number | null;
  };
  certificateExpiresAt: Date | null;
};

/** A check that has ended and what it changes. Without `taken` the result is dropped: only the due time moves. */
export type CheckOutcome = {
  check: ClaimedCheck;
  nextDueAt: Date;
  taken: { at: Date; result: CheckResult; change: StatusChange } | null;
};

/** What the end of a check means for its monitor: status, confirmation, next due time. */
export function decideOutcome(
  check: ClaimedCheck,
  result: CheckResult,
  began: Date,
  ended: Date,
): CheckOutcome {
  const intervalMs = effectiveIntervalMs(check, ended);
  const seen = { at: began, ok: result.ok, cause: result.cause, detail: result.detail };
  const change = nextStatus(check.state, seen, { intervalMs, confirm: check.mode === "http" });
  const nextDueAt = change.recheck
    ? addMs(ended, limits.monitor.confirmAfterMs)
    : dueAfter(check, intervalMs, ended);
  return { check, nextDueAt, taken: { at: began, result, change } };
}

/**
 * The outcome of a check whose result proves nothing about its target: it comes again soon, because the target may
 * have been down all the while that this machine was cut off.
 */
export function dropOutcome(check: ClaimedCheck, ended: Date): CheckOutcome {
  const due = dueAfter(check, effectiveIntervalMs(check, ended), ended);
  const again = addMs(ended, limits.monitor.droppedAgainMs);
  return { check, nextDueAt: again < due ? again : due, taken: null };
}

/** Calls are on the grid; silence is looked at one interval later. */
const dueAfter = (check: ClaimedCheck, intervalMs: number, ended: Date): Date =>
  check.mode === "http" ? nextDue(check.seq, intervalMs, ended) : addMs(ended, intervalMs);

/** The result of a bot that has been silent for too long. */
export const silence: CheckResult = {
  ok: false,
  cause: "silent",
  detail: null,
  statusCode: null,
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: null },
  certificateExpiresAt: null,
};

/** The result that a call of a bot stands for. */
export const beat: CheckResult = { ...silence, ok: true, cause: null };
