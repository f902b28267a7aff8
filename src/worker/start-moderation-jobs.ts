import type { Services } from "#features/context/index.ts";
import { assessProject, assessReport, dropCopies } from "#features/moderation/index.ts";
import { dropOldNotices, mailNotice } from "#features/notices/index.ts";
import type { Mailer } from "#features/notifications/index.ts";
import type { Timing } from "./timing.ts";

/** Lets this process look through what was saved and reported, and mail what staff decided. */
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
}

/** Copies of what was reported, and notices, are not kept for ever. */
export async function dropOldMessages(access: Pick<Services, "db"> & { now: Date }): Promise<void> {
  await dropCopies(access);
  await dropOldNotices(access);
}
