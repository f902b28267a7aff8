import type { Tx } from "#db/client.ts";
import { consents } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { type ConsentGiven, consentTextVersions } from "./consents.schema.ts";

/** Keeps that the asking user confirmed a text, in which version and when. Confirming again renews both. */
export async function giveConsent(
  ctx: Pick<Ctx, "actor" | "now"> & { db: Tx },
  { kind }: ConsentGiven,
): Promise<void> {
  const userId = assertUser(ctx);
  const given = { textVersion: consentTextVersions[kind], givenAt: ctx.now };
  await ctx.db
    .insert(consents)
    .values({ userId, kind, ...given })
    .onConflictDoUpdate({ target: [consents.userId, consents.kind], set: given });
}
