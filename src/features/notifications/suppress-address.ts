import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { mailSuppressions } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { isSignedLink } from "./unsubscribe-link.ts";

/** What the link of a mail carries: who holds it may decide about mails to that address. */
export type UnsubscribeLink = { address: string; signature: string };

function assertSigned({ keys }: Pick<Ctx, "keys">, link: UnsubscribeLink): string {
  if (!isSignedLink(keys, link)) throw new AppError("bad_request");
  return link.address;
}

/** From now on nothing is mailed to the address. Asking twice is as good as once. */
export async function suppressAddress(ctx: Ctx, link: UnsubscribeLink): Promise<void> {
  const addressHash = assertSigned(ctx, link);
  await ctx.db.insert(mailSuppressions).values({ addressHash, createdAt: ctx.now }).onConflictDoNothing();
}

/** Takes the wish back. */
export async function restoreAddress(ctx: Ctx, link: UnsubscribeLink): Promise<void> {
  const addressHash = assertSigned(ctx, link);
  await ctx.db.delete(mailSuppressions).where(eq(mailSuppressions.addressHash, addressHash));
}

export async function isAddressSuppressed(ctx: Ctx, link: UnsubscribeLink): Promise<boolean> {
  const addressHash = assertSigned(ctx, link);
  const rows = await ctx.db
    .select()
    .from(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, addressHash));
  return rows.length > 0;
}
