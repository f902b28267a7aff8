import { eq, gt, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { coinPulse, coinStreaks } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

/**
 * Says that gifts can be claimed right now. After a silence, which was ours, every streak that was still running when
 * it began is kept so much longer. Returns by how many milliseconds; 0 when all is well.
 */
export async function noteClaimsOpen(ctx: Pick<Ctx, "db" | "now">): Promise<number> {
  return ctx.db.transaction(async tx => {
    const [made] = await tx
      .insert(coinPulse)
      .values({ id: 1, seenAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined) return 0;
    const [last] = await tx.select().from(coinPulse).where(eq(coinPulse.id, 1)).for("update");
    const silentMs = ctx.now.getTime() - (last?.seenAt ?? ctx.now).getTime();
    if (last === undefined || silentMs <= 0) return 0;
    await tx.update(coinPulse).set({ seenAt: ctx.now }).where(eq(coinPulse.id, 1));
    if (silentMs < limits.coins.outageMinMs) return 0;
    await tx
      .update(coinStreaks)
      .set({ keptUntil: sql`${coinStreaks.keptUntil} + ${silentMs} * interval '1 millisecond'` })
      .where(gt(coinStreaks.keptUntil, last.seenAt));
    return silentMs;
  });
}
