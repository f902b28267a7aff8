import { mailLeaving, stopRenewals } from "#features/account/index.ts";
import { dropOldContact, mailContact } from "#features/contact/index.ts";
import type { Services } from "#features/context/index.ts";
import { purgeRedeemTries } from "#features/gifts/index.ts";
import { assessProject, assessReport, dropCopies } from "#features/moderation/index.ts";
import { dropOldNotices, mailNotice } from "#features/notices/index.ts";
import type { Mailer } from "#features/notifications/index.ts";
import { payRefund } from "#features/refunds/index.ts";
import { mailSupport } from "#features/support/index.ts";
import type { Timing } from "./timing.ts";

/** Lets this process look through what was saved and reported, mail what was decided, give money back, and let users leave. */
export async function startModerationJobs(services: Services, mailer: Mailer, timing: Timing): Promise<void> {
  const { jobs } = services;
  await jobs.work("assess-project", 1, async ([job]) => {
    if (job !== undefined) await assessProject(services, job.projectId);
  });
  await jobs.work("assess-report", 1, async ([job]) => {
    if (job !== undefined) await assessReport(services, job.contentHash);
  });
  await jobs.work("mail-notice", 1, async ([job]) => {
    if (job !== undefined) await mailNotice(services, mailer, job.noticeId, timing.now());
  });
  await jobs.work("mail-contact", 1, async ([job]) => {
    if (job !== undefined) await mailContact(services, mailer, job.contactId, timing.now());
  });
  await jobs.work("mail-support", 1, async ([job]) => {
    if (job !== undefined) await mailSupport(services, mailer, job.messageId, timing.now());
  });
  await jobs.work("pay-refund", 1, async ([job]) => {
    if (job !== undefined) await payRefund(services, job.requestId, timing.now());
  });
  await jobs.work("mail-leaving", 1, async ([job]) => {
    if (job !== undefined) await mailLeaving(services, mailer, job.userId, timing.now());
  });
  await jobs.work("end-renewals", 1, async ([job]) => {
    if (job !== undefined) await stopRenewals(services, job.userId, timing.now());
  });
}

/** Copies of what was reported, notices, and tries to redeem a code are not kept for ever. */
export async function dropOldMessages(access: Pick<Services, "db"> & { now: Date }): Promise<void> {
  await dropCopies(access);
  await dropOldNotices(access);
  await dropOldContact(access);
  await purgeRedeemTries(access);
}
