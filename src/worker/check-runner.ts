import type { Log } from "#core/log.ts";
import { addMs, secondMs } from "#core/time.ts";
import {
  type CheckOutcome,
  type CheckResult,
  type ClaimedCheck,
  decideOutcome,
  dropOutcome,
  failedHere,
  longestMs,
  silence,
  silentFrom,
} from "#features/checks/index.ts";
import { metrics } from "#features/metrics/index.ts";
import type { HostGate, ProbeResult, Prober } from "#probes/index.ts";
import type { IsolationGuard } from "./isolation-guard.ts";
import { probeTargetOf } from "./probe-target.ts";
import type { Timing } from "./timing.ts";

type Options = {
  prober: Prober;
  gate: HostGate;
  guard: IsolationGuard;
  timing: Timing;
  log: Log;
  /** Since when this process could have heard the calls of bots. */
  startedAt: Date;
};

/** Runs one claimed check. Null: it was not done or did not end, so its lease is to be given back. */
export type CheckRunner = (check: ClaimedCheck) => Promise<CheckOutcome | null>;

export function createCheckRunner(options: Options): CheckRunner {
  const { prober, gate, guard, timing, log } = options;

  const call = async (check: ClaimedCheck, url: string): Promise<CheckOutcome | null> => {
    const target = probeTargetOf(check, url);
    const began = timing.now();
    // What waited too long for its host could still run when the lease has ended and another worker begins.
    if (addMs(began, longestMs(check.type)) > check.leaseUntil) return null;
    metrics.lateness.observe(Math.max(0, began.getTime() - check.dueAt.getTime()) / secondMs);
    const result = await prober.probe(target);
    if (result.detail === "aborted") return null;
    return judged(check, result, result.scope, began);
  };

  const judged = async (
    check: ClaimedCheck,
    result: CheckResult,
    scope: ProbeResult["scope"],
    began: Date,
  ): Promise<CheckOutcome> => {
    if (failedHere(result)) return failed(check, result);
    const verdict = guard.believes({ ok: result.ok, cause: result.cause, scope }, began.getTime());
    const believed = typeof verdict === "boolean" ? verdict : await verdict;
    const ended = timing.now();
    metrics.checks.inc({ outcome: believed ? (result.cause ?? "good") : "dropped" });
    return believed ? decideOutcome(check, result, began, ended) : dropOutcome(check, ended);
  };

  const failed = (check: ClaimedCheck, { detail }: CheckResult): CheckOutcome => {
    log.error({ detail }, "a check could not be made for want of resources");
    metrics.checks.inc({ outcome: "dropped" });
    return dropOutcome(check, timing.now());
  };

  /** Silence that began before this process could hear anything proves nothing: the bot gets its time anew. */
  const listen = async (check: ClaimedCheck): Promise<CheckOutcome> => {
    const now = timing.now();
    const heardFrom = silentFrom(check.intervalS, options.startedAt);
    if (check.state.status !== "offline" && now < heardFrom)
      return { check, nextDueAt: heardFrom, taken: null };
    return judged(check, silence, null, now);
  };

  return async check => {
    try {
      if (check.mode === "heartbeat" || check.url === null) return await listen(check);
      const { url } = check;
      return await gate.run(hostOf(url), () => call(check, url));
    } catch (err) {
      log.error({ err, monitorId: check.monitorId }, "a check ended without a result");
      return null;
    }
  };
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);
