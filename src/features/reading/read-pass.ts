import { and, eq, gt } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { readPasses } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { assertHumanCheck } from "../human-check/index.ts";

type PassCtx = Pick<Ctx, "actor" | "db" | "now">;

const sessionOf = (ctx: PassCtx): string | null => (ctx.actor.kind === "user" ? ctx.actor.sessionId : null);

/** Until when the asking session may read and copy code without another human check; null when it may not. */
export async function findReadPass(ctx: PassCtx): Promise<Date | null> {
  const sessionId = sessionOf(ctx);
  if (sessionId === null) return null;
  const [row] = await ctx.db
    .select({ validUntil: readPasses.validUntil })
    .from(readPasses)
    .where(and(eq(readPasses.sessionId, sessionId), gt(readPasses.validUntil, ctx.now)));
  return row?.validUntil ?? null;
}

export const hasReadPass = async (ctx: PassCtx): Promise<boolean> => (await findReadPass(ctx)) !== null;

/** Refuses visitors, and sessions whose last human check is longer ago than a pass lasts. */
export async function assertReadPass(ctx: PassCtx): Promise<void> {
  assertUser(ctx);
  if (!(await hasReadPass(ctx))) throw new AppError("human_check_needed");
}

/** Takes a solved human check and lets its session read for half an hour from now (decision 21). */
export async function giveReadPass(ctx: Ctx, solution: string | null): Promise<Date> {
  assertUser(ctx);
  await assertHumanCheck(ctx, solution, "read-code");
  const sessionId = sessionOf(ctx) ?? "";
  const validUntil = addMs(ctx.now, limits.readPassMs);
  await ctx.db
    .insert(readPasses)
    .values({ sessionId, validUntil })
    .onConflictDoUpdate({ target: readPasses.sessionId, set: { validUntil } });
  return validUntil;
}
