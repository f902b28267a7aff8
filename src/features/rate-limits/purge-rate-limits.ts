import { lt } from "drizzle-orm";
import { rateLimits } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

/** Removes counters whose window has passed. Returns how many. */
export async function purgeRateLimits(ctx: Pick<Ctx, "db" | "now">): Promise<number> {
  const gone = await ctx.db
    .delete(rateLimits)
    .where(lt(rateLimits.expire, ctx.now.getTime()))
    .returning({ key: rateLimits.key });
  return gone.length;
}
