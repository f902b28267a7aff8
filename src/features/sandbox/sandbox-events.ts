import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { NewWebhook } from "./sandbox-books.ts";
import type { SandboxDelivery, SandboxSubscription, SandboxTransaction } from "./sandbox-shapes.ts";

export type SandboxEvent = { type: string; data: object };

/** An id that sorts by time, as Paddle's do; within a millisecond by the order of making. */
const eventId = (at: Date, index: number): string =>
  `evt_${at.getTime().toString(36).padStart(9, "0")}${String(index).padStart(3, "0")}${createId(10)}`;

/** What is shown to the outside: without what only the sandbox reads. */
export const entityOf = (object: SandboxSubscription | SandboxTransaction): object =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== "sandbox"));

/** Sorts as it is to be sent. */
const sendingId = (at: Date, place: number): string =>
  `${at.getTime().toString(36).padStart(9, "0")}${String(place).padStart(3, "0")}${createId(6)}`;

/** The notifications of what happened, in the way of delivery that was asked for. Each message keeps its own id. */
export function webhooksOf(
  events: readonly SandboxEvent[],
  delivery: SandboxDelivery,
  now: Date,
): NewWebhook[] {
  const webhooks = events.map(({ type, data }, index): NewWebhook => {
    const notification = {
      event_id: eventId(now, index),
      event_type: type,
      occurred_at: now.toISOString(),
      notification_id: `ntf_${createId(20)}`,
      data,
    };
    const place = delivery === "reversed" ? events.length - index : index;
    const sendAt = addMs(now, delivery === "late" ? limits.billing.sandboxLateMs : 0);
    return { id: sendingId(now, place), body: JSON.stringify(notification), sendAt };
  });
  if (delivery !== "twice") return webhooks;
  return [
    ...webhooks,
    ...webhooks.map((one, index) => ({ ...one, id: sendingId(now, events.length + index) })),
  ];
}
