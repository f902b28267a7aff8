import { favorites } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { lockUser } from "../users/index.ts";
import { countFavorites, favoriteMax } from "./favorite-limit.ts";
import { favoriteRow, moveCount } from "./favorite-row.ts";
import { type FavoriteState, FavoriteTarget } from "./favorites.schema.ts";

/** Lets an item go; one that was not kept, or is gone itself, as well. */
export async function removeFavorite(ctx: Ctx, input: unknown): Promise<FavoriteState> {
  const userId = assertUser(ctx);
  const target = parseInput(FavoriteTarget, input);
  return ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    const gone = await tx
      .delete(favorites)
      .where(favoriteRow(userId, target))
      .returning({ itemId: favorites.itemId });
    if (gone.length > 0) await moveCount(tx, target, -1);
    const max = favoriteMax(await planOf(tx, userId, ctx.now), target.kind);
    return { isFavorite: false, count: await countFavorites(tx, userId, target.kind), max };
  });
}
