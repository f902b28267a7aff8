import { createId } from "#core/ids.ts";
import { supportThreads } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { markPremiumUse } from "../premium-uses/index.ts";
import { insertMessage } from "./mail-support.ts";
import { assertMayOpen } from "./may-write.ts";
import { ThreadDraft } from "./support.schema.ts";

/** Begins a conversation with staff. Needs a plan with support. */
export async function openThread(ctx: Ctx, input: unknown): Promise<{ id: string }> {
  const userId = assertUser(ctx);
  const { subject, text } = parseInput(ThreadDraft, input);
  const id = createId();
  await ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    await assertMayOpen(tx, userId, ctx.now);
    await tx.insert(supportThreads).values({ id, userId, subject, createdAt: ctx.now, lastAt: ctx.now });
    await insertMessage(tx, ctx, { threadId: id, userId, text });
    await markPremiumUse(tx, { userId, use: "support" }, ctx.now);
  });
  ctx.jobs.nudge("mail-support");
  return { id };
}
