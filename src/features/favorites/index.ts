export { addFavorite } from "./add-favorite.ts";
export { dropFavoritesOf } from "./drop-favorites.ts";
export { getFavoriteState } from "./get-favorite-state.ts";
export { listFavorites } from "./list-favorites.ts";
export { removeFavorite } from "./remove-favorite.ts";
