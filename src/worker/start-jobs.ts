import { limits } from "#core/limits.ts";
import { purgeOld, rollUpDays } from "#features/checks/index.ts";
import { releaseStaleHolds, watchLedger } from "#features/coins/index.ts";
import type { Services } from "#features/context/index.ts";
import type { JobName } from "#features/jobs/index.ts";
import { clampExpiredPlans } from "#features/monitors/index.ts";
import { createMailer, createNotifier, type Notifier } from "#features/notifications/index.ts";
import { collectBlobs } from "#features/projects/index.ts";
import { dropOldViewMarks } from "#features/views/index.ts";
import { startBillingJobs } from "./start-billing-jobs.ts";
import { dropOldMessages, startModerationJobs } from "./start-moderation-jobs.ts";
import type { Timing } from "./timing.ts";

/** Work that comes with the clock (UTC), once for all workers. The day is rolled up when no check of it can end any more. */
const rounds = {
  "sweep-deliveries": "* * * * *",
  "clamp-plans": "*/5 * * * *",
  "roll-up-days": "10 0 * * *",
  "purge-old": "40 2 * * *",
  "drop-copies": "50 3 * * *",
  "forget-views": "20 * * * *",
  "collect-blobs": "10 3 * * *",
  "prove-ledger": "30 3 * * *",
  "release-holds": "*/5 * * * *",
} as const satisfies Partial<Record<JobName, string>>;
type Round = keyof typeof rounds;

/** Lets this process do the jobs; what may have been missed while no worker ran is looked for at once. */
export async function startJobs(
  services: Services,
  timing: Timing,
  given?: Notifier,
): Promise<{ stop(): Promise<void> }> {
  const { db, files, jobs, log } = services;
  const mailer = createMailer(services);
  const notifier = given ?? createNotifier(services, { clock: () => timing.now(), mailer });
  const tasks: Record<Round, () => Promise<unknown>> = {
    "sweep-deliveries": () => notifier.sweep(),
    "clamp-plans": () => clampExpiredPlans({ db, log, now: timing.now() }),
    "roll-up-days": () => rollUpDays(services, timing.now()),
    "purge-old": () => purgeOld(services, timing.now()),
    "drop-copies": () => dropOldMessages({ db, now: timing.now() }),
    "forget-views": () => dropOldViewMarks({ db, now: timing.now() }),
    "prove-ledger": () => watchLedger(services),
    "release-holds": () => releaseStaleHolds({ db, now: timing.now() }),
    "collect-blobs": () => collectBlobs({ db, files, now: timing.now() }),
  };
  await jobs.work("deliver-notification", limits.notification.takeMax, payloads =>
    notifier.deliver(payloads.map(({ deliveryId }) => deliveryId)),
  );
  await startModerationJobs(services, mailer, timing);
  await startBillingJobs(services, mailer, timing);
  // Object.keys forgets the names; `rounds` has exactly these.
  for (const name of Object.keys(rounds) as Round[]) {
    await jobs.schedule(name, rounds[name]);
    await jobs.work(name, 1, async () => void (await tasks[name]()));
  }
  await db.transaction(async tx => {
    for (const name of ["sweep-deliveries", "clamp-plans", "roll-up-days"] as const)
      await jobs.add(tx, name, [{}]);
  });
  return {
    async stop() {
      await jobs.rest();
      await notifier.close();
      await mailer.close();
    },
  };
}
