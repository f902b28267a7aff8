import { and, desc, eq, gte } from "drizzle-orm";
import type { PremiumUse } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { premiumMarks } from "#db/schema/index.ts";

/**
 * Remembers that a user got more than the free plan gives, in the transaction that gives it. A refund asks for it:
 * what was deleted or set back since was used all the same (docs/decisions/016).
 */
export async function markPremiumUse(
  tx: Tx,
  { userId, use }: { userId: string; use: PremiumUse },
  now: Date,
): Promise<void> {
  await tx
    .insert(premiumMarks)
    .values({ userId, use, lastAt: now })
    .onConflictDoUpdate({ target: [premiumMarks.userId, premiumMarks.use], set: { lastAt: now } });
}

/** What a user has used of the paid plans since a moment, the latest first. */
export async function premiumUsesSince(tx: Tx, userId: string, since: Date): Promise<PremiumUse[]> {
  const rows = await tx
    .select({ use: premiumMarks.use })
    .from(premiumMarks)
    .where(and(eq(premiumMarks.userId, userId), gte(premiumMarks.lastAt, since)))
    .orderBy(desc(premiumMarks.lastAt), premiumMarks.use);
  return rows.map(row => row.use);
}
