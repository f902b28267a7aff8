import { createRoute, z } from "@hono/zod-openapi";
import { libraryKinds } from "#core/vocabulary.ts";
import { FavoriteList, FavoriteState } from "#features/favorites/favorites.schema.ts";
import { addFavorite, getFavoriteState, listFavorites, removeFavorite } from "#features/favorites/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const tags = ["Favorites"];
const params = z.object({ kind: z.enum(libraryKinds), itemId: z.string().min(1).max(128) });
const state = {
  description: "Whether it is kept, how many are, and how many the plan opens",
  content: { "application/json": { schema: FavoriteState } },
};

const list = createRoute({
  method: "get",
  path: "/favorites",
  tags,
  summary: "Codes and projects that the user keeps",
  description: "The newest first. What is gone for this user stays in the list, marked, until it is removed.",
  responses: {
    200: { description: "Both lists", content: { "application/json": { schema: FavoriteList } } },
    ...refusals("unauthorized", "rate_limited"),
  },
});

const read = createRoute({
  method: "get",
  path: "/favorites/{kind}/{itemId}",
  tags,
  summary: "Whether one item is kept",
  request: { params },
  responses: { 200: state, ...refusals("unauthorized", "rate_limited") },
});

const add = createRoute({
  method: "put",
  path: "/favorites/{kind}/{itemId}",
  tags,
  summary: "Keep a code or project",
  request: { params },
  responses: {
    200: state,
    ...refusals("unauthorized", "not_found", "favorite_limit_reached", "cross_site", "rate_limited"),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/favorites/{kind}/{itemId}",
  tags,
  summary: "Let an item go",
  request: { params },
  responses: { 200: state, ...refusals("unauthorized", "cross_site", "rate_limited") },
});

export const favoriteRoutes = createRouter()
  .openapi(list, async c => c.json(await listFavorites(c.get("ctx"), c.get("language")), 200))
  .openapi(read, async c => c.json(await getFavoriteState(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(add, async c => c.json(await addFavorite(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(remove, async c => c.json(await removeFavorite(c.get("ctx"), c.req.valid("param")), 200));
