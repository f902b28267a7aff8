import type { LoaderFunctionArgs } from "react-router";
import type { FavoriteList } from "#features/favorites/favorites.schema.ts";
import { listFavorites } from "#features/favorites/index.ts";
import { privatePage, publicPage } from "../page-context.server.ts";

export type FavoriteData = { list: FavoriteList | null; now: string };

/** `list` is null for visitors: they see what an account keeps. */
export async function loader({ context }: LoaderFunctionArgs): Promise<FavoriteData> {
  const ctx = await privatePage(context);
  const { language } = publicPage(context);
  const list = ctx.actor.kind === "user" ? await listFavorites(ctx, language) : null;
  return { list, now: ctx.now.toISOString() };
}
