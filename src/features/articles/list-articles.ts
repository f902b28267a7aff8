import type { Article } from "./article.schema.ts";
import { readArticles } from "./read-articles.ts";

let known: readonly Article[] | undefined;

/** The installation's articles; they are read once, like its program. */
export function listArticles(): readonly Article[] {
  known ??= readArticles();
  return known;
}

export const findArticle = (id: string): Article | null =>
  listArticles().find(article => article.id === id) ?? null;
