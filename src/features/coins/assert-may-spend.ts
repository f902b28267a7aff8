import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { dayMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { coinStreaks, users } from "#db/schema/index.ts";
import { discordBornAt } from "../users/index.ts";

/**
 * Plans are for coins that somebody earned: the e-mail address is verified, and the Discord account is not made for
 * this, or its owner came back often enough.
 */
export async function assertMaySpend(tx: Tx, userId: string, now: Date): Promise<void> {
  const [user] = await tx
    .select({ emailVerified: users.emailVerified, claims: coinStreaks.claims })
    .from(users)
    .leftJoin(coinStreaks, eq(coinStreaks.userId, users.id))
    .where(eq(users.id, userId));
  if (user === undefined) throw new AppError("coins_unauthorized");
  if (!user.emailVerified) throw new AppError("spender_email_not_verified");
  const { spenderAgeMs, spenderClaims } = limits.coins;
  const isOld = now.getTime() - discordBornAt(userId).getTime() >= spenderAgeMs;
  if (isOld || (user.claims ?? 0) >= spenderClaims) return;
  throw new AppError("spender_too_new", { count: spenderAgeMs / dayMs, claims: spenderClaims });
}
