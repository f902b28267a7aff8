import { asc, lte } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { accountDeletions } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";
import { deleteAccount } from "./delete-account.ts";

type Access = Pick<Services, "db" | "jobs" | "keys" | "log" | "payments">;

/** Deletes the accounts whose time to take it back is over. One that fails waits for the next look. Returns how many went. */
export async function deleteDueAccounts(access: Access, now: Date): Promise<number> {
  const due = await access.db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(limits.account.deleteBatch);
  let gone = 0;
  for (const { userId } of due) {
    const isGone = await deleteAccount(access, userId, now).catch((err: unknown) => {
      access.log.error({ err }, "an account could not be deleted yet");
      return false;
    });
    if (isGone) gone += 1;
  }
  if (gone > 0) access.log.info({ gone }, "accounts were deleted as their owners had asked");
  return gone;
}
