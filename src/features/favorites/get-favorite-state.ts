import { favorites } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { countFavorites, favoriteMax } from "./favorite-limit.ts";
import { favoriteRow } from "./favorite-row.ts";
import { type FavoriteState, FavoriteTarget } from "./favorites.schema.ts";

/** Whether the user keeps an item, and how much room the plan leaves. */
export async function getFavoriteState(ctx: Ctx, input: unknown): Promise<FavoriteState> {
  const userId = assertUser(ctx);
  const target = parseInput(FavoriteTarget, input);
  const rows = await ctx.db
    .select({ itemId: favorites.itemId })
    .from(favorites)
    .where(favoriteRow(userId, target));
  const max = favoriteMax(await planOf(ctx.db, userId, ctx.now), target.kind);
  return { isFavorite: rows.length > 0, count: await countFavorites(ctx.db, userId, target.kind), max };
}
