import type { LoaderFunctionArgs } from "react-router";
import { AppError } from "#core/errors.ts";
import type { Article } from "#features/articles/article.schema.ts";
import { findArticle } from "#features/articles/index.ts";
import { highlight } from "#features/highlight/index.ts";

export type ArticleData = { article: Article; lines: string[] };

export async function loader({ params }: LoaderFunctionArgs): Promise<ArticleData> {
  const article = findArticle(params.id ?? "");
  if (article === null) throw new AppError("not_found");
  return { article, lines: await highlight(article.code, "javascript") };
}
