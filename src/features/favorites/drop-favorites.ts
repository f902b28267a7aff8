import { asc, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { favorites } from "#db/schema/index.ts";
import { moveCount } from "./favorite-row.ts";

/** Lets go of everything that a user kept; the figures beside the items follow. */
export async function dropFavoritesOf(tx: Tx, userId: string): Promise<void> {
  const kept = await tx
    .select({ kind: favorites.kind, itemId: favorites.itemId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    // Figures are always moved in one order, so that two who leave at once never wait for each other in a ring.
    .orderBy(asc(favorites.kind), asc(favorites.itemId));
  await tx.delete(favorites).where(eq(favorites.userId, userId));
  for (const target of kept) await moveCount(tx, target, -1);
}
