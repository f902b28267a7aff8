import type { Services } from "../context/index.ts";
import { findRunning } from "./subscription-row.ts";
import { applyAnswer } from "./sync-subscription.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

/**
 * Ends the subscription of somebody who leaves, at its provider: at the end of what was paid for, or now. Safe to
 * repeat. Throws when the provider cannot do it: nobody is charged for an account that is gone.
 */
export async function endRenewals(
  access: Access,
  { userId, when }: { userId: string; when: "period_end" | "now" },
  now: Date,
): Promise<void> {
  const { db, payments } = access;
  const row = await findRunning(db, userId);
  if (row === null) return;
  if (row.provider !== payments.name) {
    // What the sandbox promised costs nobody anything.
    if (row.provider === "sandbox") return;
    throw new Error("a subscription belongs to a provider that is not set up");
  }
  if (when === "period_end" && row.scheduledAction === "cancel") return;
  // What is late or paused has no paid period whose end could be waited for.
  const told = await payments.cancel(row.providerId, row.status === "active" ? when : "now", now);
  await applyAnswer(access, told, now);
}
