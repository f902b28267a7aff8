import { and, eq, isNull } from "drizzle-orm";
import { assistantAsks } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { type EndReason, findLive } from "./live-answers.ts";

/** Ends an own answer: here at once, in another process at its next look. One that has ended stays as it is. */
export async function stopAnswer(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  { id }: { id: string },
): Promise<{ id: string }> {
  const userId = assertUser(ctx);
  const [ask] = await ctx.db
    .update(assistantAsks)
    .set({ stopAt: ctx.now })
    .where(
      and(eq(assistantAsks.answerId, id), eq(assistantAsks.userId, userId), isNull(assistantAsks.endedAt)),
    )
    .returning({ answerId: assistantAsks.answerId });
  if (ask !== undefined) findLive(id)?.controller.abort("stop" satisfies EndReason);
  return { id };
}
