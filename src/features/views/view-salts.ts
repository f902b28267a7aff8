import { createHmac, randomBytes } from "node:crypto";
import { inArray } from "drizzle-orm";
import { dayMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { viewSalts } from "#db/schema/index.ts";

export const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs);

/** The salts of a day and the day before, the newer first. Today's is made by whoever needs it first. */
export async function saltsOf(tx: Tx, day: number): Promise<Buffer[]> {
  await tx
    .insert(viewSalts)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(viewSalts)
    .where(inArray(viewSalts.day, [day, day - 1]));
  return rows.toSorted((a, b) => b.day - a.day).map(row => row.salt);
}

/** Names a viewer for as long as the salt is kept; without it nobody can tell who it was. */
export const viewerHash = (salt: Buffer, userId: string): string =>
  createHmac("sha256", salt).update(userId).digest("base64url");
