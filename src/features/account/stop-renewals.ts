import { eq } from "drizzle-orm";
import { accountDeletions } from "#db/schema/index.ts";
import { endRenewals } from "../billing/index.ts";
import type { Services } from "../context/index.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

/** Ends the renewals of somebody who is about to leave. Whoever has taken it back meanwhile keeps them. */
export async function stopRenewals(access: Access, userId: string, now: Date): Promise<void> {
  if ((await access.db.$count(accountDeletions, eq(accountDeletions.userId, userId))) === 0) return;
  await endRenewals(access, { userId, when: "period_end" }, now);
}
