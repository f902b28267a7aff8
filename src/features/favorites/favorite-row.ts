import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { codes, favorites, projects } from "#db/schema/index.ts";
import type { FavoriteTarget } from "./favorites.schema.ts";

export const favoriteRow = (userId: string, { kind, itemId }: FavoriteTarget) =>
  and(eq(favorites.userId, userId), eq(favorites.kind, kind), eq(favorites.itemId, itemId));

/** Keeps the figure beside an item in step with the rows, in the same transaction. */
export async function moveCount(tx: Tx, { kind, itemId }: FavoriteTarget, by: 1 | -1): Promise<void> {
  if (kind === "code") {
    const favorites = sql`greatest(0, ${codes.favorites} + ${by})`;
    await tx.update(codes).set({ favorites }).where(eq(codes.id, itemId));
  } else {
    const favorites = sql`greatest(0, ${projects.favorites} + ${by})`;
    await tx.update(projects).set({ favorites }).where(eq(projects.id, itemId));
  }
}
