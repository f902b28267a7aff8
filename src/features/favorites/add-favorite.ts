import { AppError } from "#core/errors.ts";
import { favorites } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { getLibraryItem } from "../library/index.ts";
import { planOf } from "../plans/index.ts";
import { markPremiumUse } from "../premium-uses/index.ts";
import { lockUser } from "../users/index.ts";
import { countFavorites, favoriteMax } from "./favorite-limit.ts";
import { moveCount } from "./favorite-row.ts";
import { type FavoriteState, FavoriteTarget } from "./favorites.schema.ts";

/**
 * Keeps a code or project that the user may see. Keeping what is kept already changes nothing, whatever the plan has
 * become. Throws favorite_limit_reached.
 */
export async function addFavorite(ctx: Ctx, input: unknown): Promise<FavoriteState> {
  const userId = assertUser(ctx);
  const asked = parseInput(FavoriteTarget, input);
  const item = await getLibraryItem(ctx, asked);
  const target = { kind: asked.kind, itemId: item.id };
  return ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    const max = favoriteMax(await planOf(tx, userId, ctx.now), target.kind);
    const kept = await countFavorites(tx, userId, target.kind);
    const added = await tx
      .insert(favorites)
      .values({ userId, ...target, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ itemId: favorites.itemId });
    if (added.length === 0) return { isFavorite: true, count: kept, max };
    // Thrown inside the transaction, so that the row is taken back.
    if (max !== null && kept >= max) throw new AppError("favorite_limit_reached", { count: max });
    await moveCount(tx, target, 1);
    const free = favoriteMax("free", target.kind);
    if (free !== null && kept >= free) await markPremiumUse(tx, { userId, use: "favorites" }, ctx.now);
    return { isFavorite: true, count: kept + 1, max };
  });
}
