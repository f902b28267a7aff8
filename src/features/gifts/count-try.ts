import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { addMs, minuteMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { redeemTries } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";

const { triesMax, triesWindowMs } = limits.gift;

/** When the next try is allowed, by one way of counting; null where it is allowed now. */
async function waitsUntil(tx: Tx, by: ReturnType<typeof eq>, now: Date): Promise<Date | null> {
  const recent = await tx
    .select({ at: redeemTries.at })
    .from(redeemTries)
    .where(and(by, gt(redeemTries.at, addMs(now, -triesWindowMs))))
    .orderBy(asc(redeemTries.at));
  const holding = recent.at(-triesMax);
  return holding === undefined ? null : addMs(holding.at, triesWindowMs);
}

/**
 * Counts a try of a user and of the address that it comes from, in a transaction of its own: it counts whatever
 * becomes of it. Throws redeem_limit_reached when it is one too many; those are not counted.
 */
export async function countTry(
  ctx: Pick<Ctx, "db" | "keys" | "now">,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const addressHash = ctx.keys.sign("redeem-address", address);
  await ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    // Users behind one address count together, also those who come at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`redeem:${addressHash}`}, 0))`);
    const ends = [
      await waitsUntil(tx, eq(redeemTries.userId, userId), ctx.now),
      await waitsUntil(tx, eq(redeemTries.addressHash, addressHash), ctx.now),
    ].filter(end => end !== null);
    if (ends.length > 0) {
      const end = Math.max(...ends.map(at => at.getTime()));
      const minutes = Math.max(1, Math.ceil((end - ctx.now.getTime()) / minuteMs));
      throw new AppError("redeem_limit_reached", { max: triesMax, count: minutes });
    }
    await tx.insert(redeemTries).values({ userId, addressHash, at: ctx.now });
  });
}

/** Tries that count no more are forgotten. */
export async function purgeRedeemTries({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  await db.delete(redeemTries).where(lte(redeemTries.at, addMs(now, -triesWindowMs)));
}
