import type { DeliveryStatus } from "#core/vocabulary.ts";
import type { Message, Outcome } from "./notice.ts";
import type { Ending } from "./record-outcomes.ts";
import { nextAttempt } from "./retry-delay.ts";

const statuses = { sent: "sent", retry: "retrying", failed: "failed", suppressed: "suppressed" } as const;

/** What an outcome means for the deliveries of a message: all of them share it. */
export function endingsOf(
  message: Message,
  lease: Date,
  outcome: Outcome,
  now: Date,
  random: () => number,
): { status: Extract<DeliveryStatus, Ending["status"]>; endings: Ending[] } {
  const attempts = Math.max(...message.notices.map(notice => notice.attempts));
  const again = outcome.kind === "retry" ? nextAttempt(attempts, now, random) : null;
  const nextAt = outcome.kind === "retry" && again !== null ? (outcome.at ?? again) : null;
  const status = outcome.kind === "retry" && again === null ? "failed" : statuses[outcome.kind];
  const error = outcome.kind === "sent" ? null : outcome.reason;
  const keepsMessage = outcome.kind !== "retry" || !outcome.unsent;
  return {
    status,
    endings: message.notices.map(({ id }) => ({ id, lease, status, error, nextAt, keepsMessage })),
  };
}
