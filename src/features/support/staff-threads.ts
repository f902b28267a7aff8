import { asc, desc, eq, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { supportThreads, users } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { planTitles } from "../plans/plans.schema.ts";
import { type StaffThreadDetail, type StaffThreadPage, StaffThreadQuery } from "./support.schema.ts";
import { readMessages, threadItemOf } from "./thread-rows.ts";

type Asking = Pick<Ctx, "actor" | "db" | "now">;

const userName = sql<string | null>`coalesce(${users.globalName}, ${users.username})`;

/** Conversations in a state. Of those that wait for an answer the oldest come first. For staff. */
export async function listStaffThreads(ctx: Asking, input: unknown = {}): Promise<StaffThreadPage> {
  assertRight(ctx, "support");
  const { state, page } = parseInput(StaffThreadQuery, input);
  const where = eq(supportThreads.state, state);
  const { pageSize } = limits.staff;
  const matching = await ctx.db.$count(supportThreads, where);
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const current = Math.min(page, pages);
  const order = state === "open" ? asc : desc;
  const rows = await ctx.db
    .select({ thread: supportThreads, userName })
    .from(supportThreads)
    .leftJoin(users, eq(users.id, supportThreads.userId))
    .where(where)
    .orderBy(order(supportThreads.lastAt), asc(supportThreads.id))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const items = rows.map(({ thread, userName: name }) => ({
    ...threadItemOf(thread, "staff"),
    user: { id: thread.userId, name },
  }));
  return { items, matching, page: current, pages };
}

/** A conversation with all that was written, and the plan of its user. For staff. */
export async function getStaffThread(ctx: Asking, input: { id: string }): Promise<StaffThreadDetail> {
  assertRight(ctx, "support");
  const [row] = await ctx.db
    .select({ thread: supportThreads, userName })
    .from(supportThreads)
    .leftJoin(users, eq(users.id, supportThreads.userId))
    .where(eq(supportThreads.id, input.id));
  if (row === undefined) throw new AppError("support_thread_not_found");
  const { thread } = row;
  return {
    ...threadItemOf(thread, "staff"),
    user: { id: thread.userId, name: row.userName },
    plan: planTitles[await planOf(ctx.db, thread.userId, ctx.now)],
    messages: await readMessages(ctx.db, thread.id, "staff"),
  };
}

/** Staff have seen what is written. */
export async function markStaffSeen(ctx: Asking, input: { id: string }): Promise<{ id: string }> {
  assertRight(ctx, "support");
  await ctx.db.update(supportThreads).set({ unreadByStaff: false }).where(eq(supportThreads.id, input.id));
  return { id: input.id };
}
