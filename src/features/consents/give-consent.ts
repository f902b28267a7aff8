import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { consents } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { type ConsentGiven, consentTextVersions } from "./consents.schema.ts";

/** Keeps that the asking user confirmed a text, in which version and when. Confirming again renews both. */
export async function giveConsent(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  { kind }: ConsentGiven,
): Promise<void> {
  const userId = assertUser(ctx);
  const given = { textVersion: consentTextVersions[kind], givenAt: ctx.now };
  await ctx.db
    .insert(consents)
    .values({ userId, kind, ...given })
    .onConflictDoUpdate({ target: [consents.userId, consents.kind], set: given });
}

/** Refuses a user who has not confirmed to be at least 13. The API asks this before every change, by its session. */
export async function assertAge(ctx: Pick<Ctx, "actor" | "db">): Promise<void> {
  const userId = assertUser(ctx);
  const [row] = await ctx.db
    .select({ givenAt: consents.givenAt })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, "age13")));
  if (row === undefined) throw new AppError("age_confirmation_needed");
}
