import { desc, sql } from "drizzle-orm";
import { keepFor } from "#core/kept.ts";
import { limits } from "#core/limits.ts";
import type { Db, Tx } from "#db/client.ts";
import { searchDocuments } from "#db/schema/index.ts";
import { inOrder } from "./count-facets.ts";
import { type SearchFacet, type SearchPage, type SearchQuery, searchSections } from "./search.schema.ts";
import { allowedBy, type Filters, firstOf } from "./search-filters.ts";

type Facets = SearchPage["facets"];
type Counted = { value: string | null; count: number };

const counted = sql<number>`count(*)`.mapWith(Number);
const named = (rows: Counted[]): SearchFacet[] =>
  inOrder(rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }])));

async function countAll(tx: Tx, filters: Filters): Promise<Facets> {
  const { section, language, tags } = searchDocuments;
  const by = (column: typeof section | typeof language, others: Filters) =>
    tx
      .select({ value: column, count: counted })
      .from(searchDocuments)
      .where(allowedBy(others))
      .groupBy(column);
  const tag = sql<string>`unnest(${tags})`;
  const byTag = tx
    .select({ value: tag, count: counted })
    .from(searchDocuments)
    .where(allowedBy({ ...filters, tag: null }))
    .groupBy(tag)
    .orderBy(desc(counted), tag)
    .limit(limits.library.facetTagsMax);
  return {
    sections: named(await by(section, { ...filters, sections: [...searchSections] })),
    languages: named(await by(language, { ...filters, language: null })),
    tags: named(await byTag),
  };
}

const keptMax = 200;
/** Facets of large lists. */
const kept = keepFor<Facets>(limits.library.facetsKeepMs, keptMax);

function keptFacets(tx: Tx, db: Db, filters: Filters, now: Date): Promise<Facets> {
  const key = JSON.stringify([[...filters.sections].sort(), filters.language, filters.tag]);
  return kept(db, key, now, () => countAll(tx, filters));
}

type Browsing = { db: Db; now: Date };

/** The whole library page by page, for nobody sought anything: exact counts, whatever its size. */
export async function browseLibrary(tx: Tx, { db, now }: Browsing, query: SearchQuery): Promise<SearchPage> {
  const { pageSize, facetsCountedMax } = limits.library;
  const total = await tx.$count(searchDocuments, allowedBy(query));
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pages);
  const hits = await tx
    .select({ kind: searchDocuments.kind, id: searchDocuments.itemId })
    .from(searchDocuments)
    .where(allowedBy(query))
    .orderBy(...firstOf(query.sort === "views" ? "views" : "newest"))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const isLarge = total > facetsCountedMax;
  const facets = isLarge ? await keptFacets(tx, db, query, now) : await countAll(tx, query);
  return { hits: hits.map(hit => ({ ...hit, line: null })), total, isCapped: false, page, pages, facets };
}
