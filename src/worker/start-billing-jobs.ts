import { limits } from "#core/limits.ts";
import {
  applyEvent,
  dropOldEvents,
  mailBilling,
  reconcileBilling,
  remindRenewals,
  returnPayment,
  tellEndedPlans,
} from "#features/billing/index.ts";
import type { Services } from "#features/context/index.ts";
import type { Mailer } from "#features/notifications/index.ts";
import { runSandboxRound, sendSandboxWebhooks } from "#features/sandbox/index.ts";
import type { Timing } from "./timing.ts";

/** Lets this process apply what payment providers say, write the mails about plans, and play the sandbox's part. */
export async function startBillingJobs(services: Services, mailer: Mailer, timing: Timing): Promise<void> {
  const { jobs, payments } = services;
  const isSandbox = payments.name === "sandbox";
  // One that fails brings the batch back, after the others: what was applied changes nothing a second time.
  await jobs.work("apply-provider-event", limits.billing.eventsAtOnce, async batch => {
    const failures: unknown[] = [];
    for (const { eventRowId } of batch)
      await applyEvent(services, eventRowId, timing.now()).catch(error => failures.push(error));
    if (failures.length > 0) throw failures[0];
  });
  await jobs.work("return-payment", 1, async ([job]) => {
    if (job !== undefined) await returnPayment(services, job.subscriptionId, timing.now());
  });
  await jobs.work("mail-billing", 1, async ([job]) => {
    if (job !== undefined) await mailBilling(services, mailer, job.mailId, timing.now());
  });
  await jobs.work("send-sandbox-webhooks", 1, async () => {
    if (isSandbox) await sendSandboxWebhooks(services, timing.now());
  });
  await jobs.work("billing-round", 1, async () => {
    const now = timing.now();
    if (isSandbox) {
      await runSandboxRound(services, now);
      await sendSandboxWebhooks(services, now);
    }
    await remindRenewals(services, now);
    await tellEndedPlans(services, now);
  });
  await jobs.work("reconcile-billing", 1, async () => {
    await reconcileBilling(services, timing.now());
    await dropOldEvents(services, timing.now());
  });
  await jobs.schedule("billing-round", "* * * * *");
  await jobs.schedule("reconcile-billing", "7 * * * *");
  await services.db.transaction(tx => jobs.add(tx, "reconcile-billing", [{}]));
}
