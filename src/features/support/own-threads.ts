import { and, desc, eq } from "drizzle-orm";
import { supportThreads } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { canWrite } from "./may-write.ts";
import type { ThreadDetail, ThreadList } from "./support.schema.ts";
import { getOwnThread, readMessages, threadItemOf } from "./thread-rows.ts";

type Asking = Pick<Ctx, "actor" | "db" | "now">;

/** So many conversations are listed, the newest first. */
const shown = 100;

/** The user's conversations: also for who has lost the plan. */
export async function listThreads(ctx: Asking): Promise<ThreadList> {
  const userId = assertUser(ctx);
  const rows = await ctx.db
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.userId, userId))
    .orderBy(desc(supportThreads.lastAt), desc(supportThreads.id))
    .limit(shown);
  return {
    items: rows.map(row => threadItemOf(row, "user")),
    canWrite: await canWrite(ctx.db, userId, ctx.now),
  };
}

/** One of the user's conversations with all that was written. */
export async function getThread(ctx: Asking, input: { id: string }): Promise<ThreadDetail> {
  const userId = assertUser(ctx);
  const row = await getOwnThread(ctx.db, userId, input.id);
  return {
    ...threadItemOf(row, "user"),
    messages: await readMessages(ctx.db, row.id, "user"),
    canWrite: await canWrite(ctx.db, userId, ctx.now),
  };
}

/** The user has seen what is written. */
export async function markThreadSeen(ctx: Asking, input: { id: string }): Promise<{ id: string }> {
  const userId = assertUser(ctx);
  await ctx.db
    .update(supportThreads)
    .set({ unreadByUser: false })
    .where(and(eq(supportThreads.id, input.id), eq(supportThreads.userId, userId)));
  return { id: input.id };
}

/** The user needs no answer any more. Allowed on every plan: it only takes away. */
export async function closeOwnThread(ctx: Asking, input: { id: string }): Promise<{ id: string }> {
  const userId = assertUser(ctx);
  const { id } = await getOwnThread(ctx.db, userId, input.id);
  await ctx.db
    .update(supportThreads)
    .set({ state: "closed", unreadByUser: false, unreadByStaff: false })
    .where(eq(supportThreads.id, id));
  return { id };
}
