import type { Tx } from "#db/client.ts";

/** Work done apart from a request, at least once, with retries. Payloads are small and hold no secret. */
export type JobPayloads = {
  "deliver-notification": { deliveryId: string };
  "sweep-deliveries": Record<never, never>;
  "roll-up-days": Record<never, never>;
  "purge-old": Record<never, never>;
  "clamp-plans": Record<never, never>;
  "mail-notice": { noticeId: string };
  "assess-project": { projectId: string };
  "assess-report": { contentHash: string };
  "drop-copies": Record<never, never>;
  "forget-views": Record<never, never>;
  "collect-blobs": Record<never, never>;
  "apply-provider-event": { eventRowId: string };
  "pay-refund": { requestId: string };
  "return-payment": { subscriptionId: string };
  "mail-contact": { contactId: string };
  "mail-support": { messageId: number };
  "mail-billing": { mailId: string };
  "send-sandbox-webhooks": Record<never, never>;
  "billing-round": Record<never, never>;
  "reconcile-billing": Record<never, never>;
  "prove-ledger": Record<never, never>;
  "release-holds": Record<never, never>;
  "mail-leaving": { userId: string };
  "end-renewals": { userId: string };
};
export type JobName = keyof JobPayloads;

export type JobHandler<Name extends JobName> = (payloads: JobPayloads[Name][]) => Promise<void>;

export type Jobs = {
  /** Adds jobs inside the caller's transaction: they exist when it commits, and only then. */
  add<Name extends JobName>(
    tx: Tx,
    name: Name,
    payloads: JobPayloads[Name][],
    options?: { startAfter?: Date },
  ): Promise<void>;
  /** Asks this process' workers to look at once, after the commit; other processes look within a second. */
  nudge(name: JobName): void;
  /** Lets this process do the jobs of a queue, so many at a time, until it closes. A rejection is a retry of all. */
  work<Name extends JobName>(name: Name, batch: number, handler: JobHandler<Name>): Promise<void>;
  /** Adds a job whenever the cron expression (UTC) says so, once for all processes. */
  schedule(name: JobName, cron: string): Promise<void>;
  /** Lets a failed job come again. False when there is no such failed job. */
  retry(name: string, id: string): Promise<boolean>;
  /** Takes no further jobs in this process and waits for those that it is doing. */
  rest(): Promise<void>;
  /** Waits for running jobs, a few seconds at most. Jobs that are added later are kept for the next process. */
  close(): Promise<void>;
};
