import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { accountDeletions } from "#db/schema/index.ts";
import { writeOwnAct } from "../audit/index.ts";
import { resumeRenewals } from "../billing/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { resumeAfterStaying } from "../monitors/index.ts";
import { showAfterStaying } from "../projects/index.ts";
import { lockUser } from "../users/index.ts";
import type { DeletionUndone } from "./account.schema.ts";

/**
 * Takes a planned deletion back: what was public is public again, what ran runs. The plan itself goes last, so that
 * whoever was interrupted can ask again. Renewals that the deletion had ended go on; the answer says what became of them.
 */
export async function undoDeletion(ctx: Ctx): Promise<DeletionUndone> {
  const userId = assertUser(ctx);
  const isOwn = eq(accountDeletions.userId, userId);
  const [planned] = await ctx.db.select().from(accountDeletions).where(isOwn);
  if (planned === undefined) throw new AppError("deletion_not_planned");
  if (planned.begunAt !== null) throw new AppError("deletion_begun");
  for (const id of planned.hiddenProjects) await showAfterStaying(ctx, { userId, id });
  const subscriptionId = await ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    const [taken] = await tx.delete(accountDeletions).where(isOwn).returning();
    if (taken === undefined) throw new AppError("deletion_not_planned");
    if (taken.begunAt !== null) throw new AppError("deletion_begun");
    await resumeAfterStaying(tx, { userId, ids: taken.pausedMonitors }, ctx.now);
    await writeOwnAct(tx, { userId, action: "account.stay", now: ctx.now });
    return taken.stoppedSubscription;
  });
  if (subscriptionId === null) return { renewals: "untouched" };
  return { renewals: await resumeRenewals(ctx, { userId, subscriptionId }, ctx.now) };
}
