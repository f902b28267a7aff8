import { listArticles } from "#features/articles/index.ts";

export type ArticlesData = { items: { id: string; title: { en: string; ar: string }; error: string }[] };

export const loader = (): ArticlesData => ({
  items: listArticles().map(({ id, title, error }) => ({ id, title, error: error.split("\n", 1)[0] ?? "" })),
});
