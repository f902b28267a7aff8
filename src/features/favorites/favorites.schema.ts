import { z } from "zod";
import { libraryKinds } from "#core/vocabulary.ts";

/** What is kept: a code or a project, by its id. */
export const FavoriteTarget = z.object({
  kind: z.enum(libraryKinds),
  itemId: z.string().min(1).max(128),
});
export type FavoriteTarget = z.output<typeof FavoriteTarget>;

/** One kept item. `gone`: its owner deleted it, made it private, or staff took it away. */
export const FavoriteItem = z.object({
  kind: z.enum(libraryKinds),
  itemId: z.string(),
  /** In the language of the request; the last known id where the item is gone. */
  title: z.string(),
  /** Address of its page below the language, or null when it is gone. */
  path: z.string().nullable(),
  gone: z.boolean(),
  addedAt: z.string(),
});
export type FavoriteItem = z.output<typeof FavoriteItem>;

/** How many of a kind are kept, and how many the plan opens (null: no limit). */
const Count = z.object({ count: z.number().int(), max: z.number().int().nullable() });

export const FavoriteList = z.object({
  codes: Count.extend({ items: z.array(FavoriteItem) }),
  projects: Count.extend({ items: z.array(FavoriteItem) }),
});
export type FavoriteList = z.output<typeof FavoriteList>;

export const FavoriteState = Count.extend({ isFavorite: z.boolean() });
export type FavoriteState = z.output<typeof FavoriteState>;
