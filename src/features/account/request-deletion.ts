import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { accountDeletions, sessions, users } from "#db/schema/index.ts";
import { writeOwnAct } from "../audit/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { assertHumanCheck } from "../human-check/index.ts";
import { pauseForLeaving } from "../monitors/index.ts";
import { hideForLeaving } from "../projects/index.ts";
import { lockUser } from "../users/index.ts";
import { type DeletionPlan, DeletionRequest, isConfirmedBy } from "./account.schema.ts";

async function assertConfirmed(ctx: Ctx, userId: string, typed: string): Promise<void> {
  const [user] = await ctx.db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  if (user !== undefined && isConfirmedBy(typed, user.username)) return;
  throw new AppError("validation_failed", {}, { confirmation: { key: "confirmation_wrong" } });
}

async function plan(tx: Tx, ctx: Ctx, userId: string): Promise<Date> {
  await lockUser(tx, userId);
  const [planned] = await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  if (planned !== undefined) return planned.dueAt;
  const dueAt = addMs(ctx.now, limits.account.undoMs);
  const pausedMonitors = await pauseForLeaving(tx, userId, ctx.now);
  const hiddenProjects = await hideForLeaving(tx, userId);
  await tx
    .insert(accountDeletions)
    .values({ userId, askedAt: ctx.now, dueAt, pausedMonitors, hiddenProjects });
  await ctx.jobs.add(tx, "mail-leaving", [{ userId }]);
  await ctx.jobs.add(tx, "end-renewals", [{ userId }]);
  await writeOwnAct(tx, { userId, action: "account.leave", now: ctx.now });
  return dueAt;
}

/**
 * Plans the deletion of the asking user's account, after their typed name and a fresh human check. Until then nothing
 * is lost: monitors rest, the profile and public projects are hidden, every browser is signed out. Asked again, the
 * first date holds.
 */
export async function requestDeletion(ctx: Ctx, input: unknown): Promise<DeletionPlan> {
  const userId = assertUser(ctx);
  const { confirmation, humanCheck } = parseInput(DeletionRequest, input);
  // Asked before the solution is spent, so that a slip of the finger costs none.
  await assertConfirmed(ctx, userId, confirmation);
  await assertHumanCheck(ctx, humanCheck ?? null, "delete-account");
  const dueAt = await ctx.db.transaction(async tx => {
    const due = await plan(tx, ctx, userId);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    return due;
  });
  ctx.jobs.nudge("mail-leaving");
  ctx.jobs.nudge("end-renewals");
  return { dueAt: dueAt.toISOString() };
}
