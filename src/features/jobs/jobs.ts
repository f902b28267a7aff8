import type { Tx } from "#db/client.ts";

/** Work done apart from a request, at least once, with retries. Payloads are small and hold no secret. */
export type JobPayloads = {
  "deliver-notification": { deliveryId: string };
};
export type JobName = keyof JobPayloads;

export type Jobs = {
  /** Adds jobs inside the caller's transaction: they exist when it commits, and only then. */
  add<Name extends JobName>(tx: Tx, name: Name, payloads: JobPayloads[Name][]): Promise<void>;
  /** Asks this process' workers to look at once, after the commit; other processes look within a second. */
  nudge(name: JobName): void;
  close(): Promise<void>;
};
