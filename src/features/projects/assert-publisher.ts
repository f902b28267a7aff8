import { and, count, eq, gt } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { consents, projects, users } from "#db/schema/index.ts";
import { consentTextVersions } from "../consents/consents.schema.ts";
import type { Ctx } from "../context/index.ts";
import { discordBornAt } from "../users/index.ts";

/** Publishing needs an account that is verified: its e-mail, and seven days of age (decision 16). */
export async function assertVerified(ctx: Pick<Ctx, "db" | "now">, userId: string): Promise<void> {
  const [user] = await ctx.db
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new AppError("unauthorized");
  if (!user.emailVerified) throw new AppError("email_not_verified");
  if (ctx.now.getTime() - discordBornAt(userId).getTime() < limits.project.accountAgeMs)
    throw new AppError("account_too_new", { count: limits.project.accountAgeMs / dayMs });
}

/** Whether the user said to be 18, or to have a guardian's consent, to the text as it is now (decision 17). */
export async function isAdult(ctx: Pick<Ctx, "db">, userId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ version: consents.textVersion })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, "adult")));
  return row !== undefined && row.version >= consentTextVersions.adult;
}

/** Refuses a project too many within a day. The user's row is locked meanwhile. */
export async function assertMayPublish(tx: Tx, userId: string, now: Date): Promise<void> {
  const max = limits.project.publicationsPerDay;
  const [row] = await tx
    .select({ made: count() })
    .from(projects)
    .where(and(eq(projects.ownerId, userId), gt(projects.createdAt, addMs(now, -dayMs))));
  if ((row?.made ?? 0) >= max) throw new AppError("publication_limit_reached", { count: max });
}
