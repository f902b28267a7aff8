import { and, count, eq } from "drizzle-orm";
import { plans } from "#core/limits.ts";
import type { LibraryKind, PlanName } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { favorites } from "#db/schema/index.ts";

/** How many items of a kind a plan lets its user keep; null where there is no limit (decision 14). */
export const favoriteMax = (plan: PlanName, kind: LibraryKind): number | null =>
  kind === "code" ? plans[plan].codeFavorites : plans[plan].projectFavorites;

export async function countFavorites(tx: Tx, userId: string, kind: LibraryKind): Promise<number> {
  const [row] = await tx
    .select({ kept: count() })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.kind, kind)));
  return row?.kept ?? 0;
}
