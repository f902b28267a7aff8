import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { supportMessages, supportThreads } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { markPremiumUse } from "../premium-uses/index.ts";
import { insertMessage } from "./mail-support.ts";
import { assertMayWrite } from "./may-write.ts";
import { MessageDraft } from "./support.schema.ts";
import { getOwnThread, lockThread } from "./thread-rows.ts";

/** A conversation does not grow for ever: it is read as a whole. */
export async function assertNotFull(tx: Tx, threadId: string): Promise<void> {
  const written = await tx.$count(supportMessages, eq(supportMessages.threadId, threadId));
  if (written >= limits.support.messagesPerThread) throw new AppError("support_thread_full");
}

/** Writes in an own conversation; a closed one is open again. Needs a plan with support. */
export async function writeMessage(ctx: Ctx, input: { id: string; draft: unknown }): Promise<{ id: string }> {
  const userId = assertUser(ctx);
  const { text } = parseInput(MessageDraft, input.draft);
  await ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    const { id } = await getOwnThread(tx, userId, input.id);
    await lockThread(tx, id);
    await assertMayWrite(tx, userId, ctx.now);
    await assertNotFull(tx, id);
    await insertMessage(tx, ctx, { threadId: id, userId, text });
    await tx
      .update(supportThreads)
      .set({ state: "open", unreadByStaff: true, unreadByUser: false, lastAt: ctx.now })
      .where(eq(supportThreads.id, id));
    await markPremiumUse(tx, { userId, use: "support" }, ctx.now);
  });
  ctx.jobs.nudge("mail-support");
  return { id: input.id };
}
