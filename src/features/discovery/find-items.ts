import { and, eq, inArray } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import { codes } from "#db/schema/index.ts";
import { findArticles } from "../articles/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { listLibraryItems } from "../library/index.ts";
import { searchLibrary } from "../search/index.ts";
import { type SearchHit, SearchQuery } from "../search/search.schema.ts";
import type { FoundPage } from "./discovery.schema.ts";

/** Whose code may be read line by line: nothing for visitors, nothing of what a plan opens. */
async function hideLines(ctx: Ctx, hits: SearchHit[]): Promise<SearchHit[]> {
  if (ctx.actor.kind !== "user") return hits.map(hit => ({ ...hit, line: null }));
  const ids = hits.filter(hit => hit.kind === "code" && hit.line !== null).map(hit => hit.id);
  if (ids.length === 0) return hits;
  const paid = await ctx.db
    .select({ id: codes.id })
    .from(codes)
    .where(and(inArray(codes.id, ids), eq(codes.needsPlan, true)));
  const isPaid = new Set(paid.map(row => row.id));
  return hits.map(hit => (hit.kind === "code" && isPaid.has(hit.id) ? { ...hit, line: null } : hit));
}

function articlesFor(language: Language, input: unknown): FoundPage["articles"] {
  const { q, page, suggest } = parseInput(SearchQuery, input);
  const { suggested, found } = limits.library.articles;
  return page > 1 ? [] : findArticles(q, language, suggest ? suggested : found);
}

/** What search finds, with titles in a language and addresses. What went in the meantime is left out. */
export async function findItems(ctx: Ctx, language: Language, input: unknown = {}): Promise<FoundPage> {
  const page = await searchLibrary(ctx, input);
  const hits = await hideLines(ctx, page.hits);
  const targets = hits.map(({ kind, id }) => ({ kind, itemId: id }));
  const items = await listLibraryItems(ctx, targets);
  const known = new Map(items.map(item => [`${item.kind}/${item.id}`, item]));
  return {
    ...page,
    articles: articlesFor(language, input),
    hits: hits.flatMap(({ kind, id, line }) => {
      const item = known.get(`${kind}/${id}`);
      return item
        ? [{ kind, id, title: item.title[language], path: item.path, line: line?.text ?? null }]
        : [];
    }),
  };
}
