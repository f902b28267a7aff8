import { and, eq, isNull } from "drizzle-orm";
import { plans } from "#core/limits.ts";
import type { Coins } from "#core/money.ts";
import type { AssistantFailure, AssistantState } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { assistantAsks, assistantMessages } from "#db/schema/index.ts";
import { captureHold, releaseHold } from "../coins/index.ts";
import { markPremiumUse } from "../premium-uses/index.ts";

export type AnswerOutcome = {
  state: Exclude<AssistantState, "writing">;
  failure: AssistantFailure | null;
  text: string;
};

/** The first word of an answer is there: what was held for it is spent. False when it had been given back by then. */
export async function captureAnswer(
  tx: Tx,
  { answerId, userId, price }: { answerId: string; userId: string; price: Coins },
  now: Date,
): Promise<boolean> {
  if (!(await captureHold(tx, answerId, now))) return false;
  await tx.update(assistantMessages).set({ coins: price }).where(eq(assistantMessages.id, answerId));
  if (price < plans.free.aiMessageCoins) await markPremiumUse(tx, { userId, use: "ai" }, now);
  return true;
}

/**
 * An answer has come to its end, whatever kind of end: what is still held goes back, and the next question may come.
 * Once; a second end changes nothing.
 */
export async function endAnswer(
  tx: Tx,
  answerId: string,
  { outcome, now }: { outcome: AnswerOutcome; now: Date },
): Promise<void> {
  const [ended] = await tx
    .update(assistantAsks)
    .set({ endedAt: now })
    .where(and(eq(assistantAsks.answerId, answerId), isNull(assistantAsks.endedAt)))
    .returning({ answerId: assistantAsks.answerId });
  if (ended === undefined) return;
  await releaseHold(tx, answerId, now);
  await tx.update(assistantMessages).set(outcome).where(eq(assistantMessages.id, answerId));
}

/** The process that wrote an answer is gone: what it had written stays. */
export async function endLostAnswer(tx: Tx, answerId: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(assistantMessages).where(eq(assistantMessages.id, answerId));
  const outcome = { state: "failed", failure: "interrupted", text: row?.text ?? "" } as const;
  await endAnswer(tx, answerId, { outcome, now });
}
