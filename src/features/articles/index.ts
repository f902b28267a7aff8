export { findArticles } from "./find-articles.ts";
export { findArticle, listArticles } from "./list-articles.ts";
export { parseArticle, readArticles } from "./read-articles.ts";
