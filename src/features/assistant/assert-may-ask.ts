import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { addMs, dayMs, minuteMs, secondMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { assistantAsks } from "#db/schema/index.ts";
import { endLostAnswer } from "./settle-answer.ts";

const { userId: asker, at, endedAt } = assistantAsks;

/** One answer at a time. One whose process is gone holds nobody up. */
async function assertIdle(tx: Tx, userId: string, now: Date): Promise<void> {
  const [open] = await tx
    .select()
    .from(assistantAsks)
    .where(and(eq(asker, userId), isNull(endedAt)));
  if (open === undefined) return;
  if (open.aliveAt > addMs(now, -limits.assistant.lostAfterMs)) throw new AppError("assistant_busy");
  await endLostAnswer(tx, open.answerId, now);
}

/** Refuses who waits for an answer, or has asked enough. The caller holds the user's lock. */
export async function assertMayAsk(tx: Tx, userId: string, now: Date): Promise<void> {
  await assertIdle(tx, userId, now);
  const { askedPerMinute, askedPerDay, askKeepMs } = limits.assistant;
  const since = (ms: number) => and(eq(asker, userId), gt(at, addMs(now, -ms)));
  if ((await tx.$count(assistantAsks, since(minuteMs))) >= askedPerMinute)
    throw new AppError("rate_limited", { count: minuteMs / secondMs });
  if ((await tx.$count(assistantAsks, since(dayMs))) >= askedPerDay)
    throw new AppError("assistant_limit_reached", { count: askedPerDay });
  await tx.delete(assistantAsks).where(and(eq(asker, userId), lt(at, addMs(now, -askKeepMs))));
}
