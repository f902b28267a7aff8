import { limits } from "#core/limits.ts";
import {
  type CheckOutcome,
  type ClaimedCheck,
  claimDueChecks,
  recordResults,
  releaseLeases,
} from "#features/checks/index.ts";
import type { Services } from "#features/context/index.ts";
import { metrics } from "#features/metrics/index.ts";
import type { CheckRunner } from "./check-runner.ts";
import { createResultBuffer } from "./result-buffer.ts";
import { createSlotWheel } from "./slot-wheel.ts";
import { repeat, type Timing } from "./timing.ts";

export type EngineFigures = {
  /** Claimed checks in memory, in any stage. */
  held: number;
  /** Waiting for their moment. */
  planned: number;
  /** Waiting for their host, or being called. */
  running: number;
  /** Ended, not yet stored. */
  unstored: number;
  /** Whether the database is being asked. */
  busy: boolean;
};

export type CheckEngine = { figures(): EngineFigures; stop(abort: () => Promise<void>): Promise<void> };

type Options = { workerId: string; services: Services; timing: Timing; run: CheckRunner };

/** Claims checks ahead of their time, fires each at its moment and stores what became of it. */
export function startCheckEngine({ workerId, services, timing, run }: Options): CheckEngine {
  const { db, log } = services;
  /** The monitors whose check is here, in any stage: until it has left, no second one begins. */
  const held = new Set<string>();
  const running = new Set<Promise<void>>();
  /** When the overdue check that was planned last begins. */
  let overdueMs = 0;
  let claiming = false;
  let stopping = false;

  const buffer = createResultBuffer({
    timing,
    log,
    store: outcomes => recordResults(services, workerId, outcomes, timing.now()),
    onStored: outcomes => {
      for (const { check } of outcomes) held.delete(check.monitorId);
    },
  });
  const undone: ClaimedCheck[] = [];
  const giveBack = async () => {
    const ids = undone.splice(0).map(check => check.monitorId);
    for (const id of ids) held.delete(id);
    await releaseLeases(db.$client, workerId, ids).catch(err =>
      log.error({ err }, "leases could not be given back"),
    );
  };
  const finish = (check: ClaimedCheck, outcome: CheckOutcome | null) => {
    if (outcome === null) undone.push(check);
    else buffer.add(outcome);
  };
  const begin = (check: ClaimedCheck) => {
    const ended: Promise<void> = run(check)
      .then(outcome => finish(check, outcome))
      .finally(() => running.delete(ended));
    running.add(ended);
  };
  const wheel = createSlotWheel<ClaimedCheck>(timing, limits.worker.slotMs, checks => checks.forEach(begin));

  const claim = async () => {
    claiming = true;
    try {
      await giveBack();
      for (let again = true; again && !stopping; ) {
        const max = Math.min(limits.worker.claimBatch, limits.worker.heldMax - held.size);
        if (max <= 0) return;
        const claimed = await claimDueChecks(db.$client, { id: workerId, max }, timing.now());
        for (const check of claimed) plan(check);
        again = claimed.length === max;
      }
    } catch (err) {
      log.error({ err }, "no checks could be claimed, trying again");
    } finally {
      claiming = false;
      report();
    }
  };
  const plan = (check: ClaimedCheck) => {
    if (held.has(check.monitorId)) return;
    held.add(check.monitorId);
    const nowMs = timing.now().getTime();
    if (check.dueAt.getTime() >= nowMs) return wheel.add(check.dueAt.getTime(), check);
    overdueMs = Math.max(nowMs, overdueMs + limits.worker.overdueStepMs);
    wheel.add(overdueMs, check);
  };
  const figures = (): EngineFigures => ({
    held: held.size,
    planned: wheel.size(),
    running: running.size,
    unstored: buffer.size(),
    busy: claiming || buffer.busy(),
  });
  const report = () => {
    const { planned, unstored } = figures();
    metrics.held.set({ stage: "planned" }, planned);
    metrics.held.set({ stage: "running" }, running.size);
    metrics.held.set({ stage: "unstored" }, unstored);
  };

  const loop = repeat(timing, limits.worker.claimEveryMs, claim);
  return {
    figures,
    async stop(abort) {
      stopping = true;
      await loop.stop();
      undone.push(...wheel.clear());
      await giveBack();
      await within(timing, limits.worker.drainMs, Promise.allSettled(running));
      await abort();
      await Promise.allSettled(running);
      await giveBack();
      await buffer.drain();
    },
  };
}

/** Resolves when the promise has, or after the time. */
function within(timing: Timing, ms: number, promise: Promise<unknown>): Promise<void> {
  return new Promise(resolve => {
    const cancel = timing.after(ms, resolve);
    void promise.finally(() => {
      cancel();
      resolve();
    });
  });
}
