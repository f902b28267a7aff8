import { z } from "zod";

const Instant = z.iso.datetime();

export const QueueFigures = z.object({
  name: z.string(),
  waiting: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
  /** Since when the oldest waiting one could have been done; null when none waits. */
  oldestAt: Instant.nullable(),
});
export type QueueFigures = z.output<typeof QueueFigures>;

export const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: Instant.nullable(),
  tries: z.number().int(),
  /** The first line of why. */
  reason: z.string(),
});
export type FailedJob = z.output<typeof FailedJob>;

/** How the installation does: queues, what failed in the last hour, and the checks. */
export const SystemFigures = z.object({
  queues: z.array(QueueFigures),
  failed: z.array(FailedJob),
  checks: z.object({
    /** Monitors that are checked. */
    active: z.number().int(),
    /** Checks that are due for a minute and that nobody has taken. */
    overdue: z.number().int(),
    /** Checks that a worker holds. */
    held: z.number().int(),
    offline: z.number().int(),
    workers: z.array(z.object({ id: z.string(), isolated: z.boolean(), seenAt: Instant })),
  }),
});
export type SystemFigures = z.output<typeof SystemFigures>;

export const JobRetry = z.object({ queue: z.string().min(1).max(64), id: z.uuid() });
