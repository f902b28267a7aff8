import { brand } from "#core/brand.ts";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { onClockShift } from "#core/time.ts";
import { deleteDueAccounts } from "#features/account/index.ts";
import { checkerGone, checkerSeen, releaseAllLeases } from "#features/checks/index.ts";
import type { Services } from "#features/context/index.ts";
import { clampExpiredPlans } from "#features/monitors/index.ts";
import type { Notifier } from "#features/notifications/index.ts";
import {
  createHostGate,
  createNetworkControl,
  createProber,
  type HostGate,
  type NetworkControl,
  type Prober,
} from "#probes/index.ts";
import { type EngineFigures, startCheckEngine } from "./check-engine.ts";
import { createCheckRunner } from "./check-runner.ts";
import { createIsolationGuard } from "./isolation-guard.ts";
import { startHousekeeping } from "./start-housekeeping.ts";
import { startJobs } from "./start-jobs.ts";
import { repeat, systemTiming, type Timing } from "./timing.ts";

/** What tests replace. */
export type WorkerParts = {
  prober?: Prober;
  control?: NetworkControl;
  gate?: HostGate;
  notifier?: Notifier;
  timing?: Timing;
};

export type WorkerFigures = EngineFigures & { isolated: boolean };

export type Worker = {
  readonly id: string;
  figures(): WorkerFigures;
  /** Ends in a few seconds: running checks finish or are given back, and what is known is stored. */
  stop(): Promise<void>;
};

/** Checks monitors until it is stopped. Any number of workers share the work through the database. */
export async function startWorker(services: Services, parts: WorkerParts = {}): Promise<Worker> {
  const { db, env, log } = services;
  const timing = parts.timing ?? systemTiming;
  const id = createId();
  const prober = parts.prober ?? proberFor(services, timing);
  const control =
    parts.control ??
    createNetworkControl({ targets: env.UPTIME_CONTROL_TARGETS, timeoutMs: limits.worker.controlTimeoutMs });
  const saySeen = () =>
    checkerSeen(db, id, guard.isolated(), timing.now()).catch(err =>
      log.error({ err }, "worker is not seen"),
    );
  const guard = createIsolationGuard({ control, timing, log, onChange: () => void saySeen() });

  // The embedded database serves one process, so that leases are left over from one that has ended.
  const isEmbedded = env.DATABASE_URL === undefined;
  if (isEmbedded) await releaseAllLeases(db.$client);
  await saySeen();
  const seen = repeat(timing, limits.worker.seenEveryMs, saySeen);
  const gate = parts.gate ?? createHostGate();
  const run = createCheckRunner({ prober, gate, guard, timing, log, startedAt: timing.now() });
  const jobs = await startJobs(services, timing, parts.notifier);
  const fitPlans = () =>
    clampExpiredPlans({ db, log, now: timing.now() }).then(
      () => {},
      err => log.error({ err }, "plans that ended could not be looked at"),
    );
  const fitting = repeat(timing, limits.worker.plansEveryMs, fitPlans, limits.worker.plansEveryMs);
  const { deleteEveryMs } = limits.account;
  const leaving = repeat(timing, deleteEveryMs, deleteDue(services, timing), deleteEveryMs);
  const unheard = onClockShift(() => {
    fitting.hurry();
    leaving.hurry();
  });
  const housekeeping = isEmbedded ? startHousekeeping(services, timing) : null;
  const engine = startCheckEngine({ workerId: id, services, timing, run });
  return {
    id,
    figures: () => ({ ...engine.figures(), isolated: guard.isolated() }),
    async stop() {
      unheard();
      await engine.stop(() => prober.close());
      await jobs.stop();
      await Promise.all([seen.stop(), fitting.stop(), leaving.stop(), housekeeping?.stop()]);
      await checkerGone(db, id).catch(err => log.error({ err }, "worker is still seen"));
    },
  };
}

const deleteDue = (services: Services, timing: Timing) => () =>
  deleteDueAccounts(services, timing.now()).then(
    () => {},
    err => services.log.error({ err }, "accounts that are to be deleted could not be looked for"),
  );

const proberFor = ({ env }: Services, timing: Timing): Prober =>
  createProber({
    userAgent: brand.userAgent(env.PUBLIC_URL),
    allowPrivateNetworks: env.UPTIME_ALLOW_PRIVATE_NETWORKS,
    ownHosts: [new URL(env.PUBLIC_URL).hostname],
    now: () => timing.now(),
  });
