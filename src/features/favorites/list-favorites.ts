import { desc, eq } from "drizzle-orm";
import { plans } from "#core/limits.ts";
import type { Language, LibraryKind } from "#core/vocabulary.ts";
import { favorites } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { type LibraryItem, listLibraryItems } from "../library/index.ts";
import { planOf } from "../plans/index.ts";
import type { FavoriteItem, FavoriteList } from "./favorites.schema.ts";

type Row = { kind: LibraryKind; itemId: string; createdAt: Date };

const keyOf = (item: { kind: LibraryKind; id: string }) => `${item.kind}/${item.id}`;

function itemOf(row: Row, found: LibraryItem | undefined, language: Language): FavoriteItem {
  return {
    kind: row.kind,
    itemId: row.itemId,
    title: found?.title[language] ?? row.itemId,
    path: found?.path ?? null,
    gone: found === undefined,
    addedAt: row.createdAt.toISOString(),
  };
}

/** Everything that the user keeps, the newest first, as it may be seen today. */
export async function listFavorites(ctx: Ctx, language: Language): Promise<FavoriteList> {
  const userId = assertUser(ctx);
  const rows = await ctx.db
    .select({ kind: favorites.kind, itemId: favorites.itemId, createdAt: favorites.createdAt })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), favorites.itemId);
  const known = await listLibraryItems(
    ctx,
    rows.map(({ kind, itemId }) => ({ kind, itemId })),
  );
  const byKey = new Map(known.map(item => [keyOf(item), item]));
  const plan = plans[await planOf(ctx.db, userId, ctx.now)];
  const listOf = (kind: LibraryKind, max: number | null) => {
    const items = rows
      .filter(row => row.kind === kind)
      .map(row => itemOf(row, byKey.get(keyOf({ kind, id: row.itemId })), language));
    return { count: items.length, max, items };
  };
  return {
    codes: listOf("code", plan.codeFavorites),
    projects: listOf("project", plan.projectFavorites),
  };
}
