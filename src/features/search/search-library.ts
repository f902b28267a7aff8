import { sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { browseLibrary } from "./browse-library.ts";
import { collectMatches } from "./collect-matches.ts";
import { countFacets, everything, isAllowed } from "./count-facets.ts";
import { listHitLines } from "./hit-lines.ts";
import { readQuery, type Wanted } from "./read-query.ts";
import { type SearchHit, type SearchPage, SearchQuery, searchSections } from "./search.schema.ts";
import { type Filters, isFiltered, type Match, type Stage } from "./search-filters.ts";

/** The share of its trigrams that a mistyped word has in common with the right one. */
const sharedTrigrams = "0.12";

/** A search that takes too long is ended by the database; compiling its plan would cost more than it saves. */
const settings = sql`select set_config('statement_timeout', ${String(limits.library.searchTimeoutMs)}, true),
  set_config('jit', 'off', true), set_config('pg_trgm.similarity_threshold', ${sharedTrigrams}, true)`;

/**
 * Words that nearly every code has tempt the planner to read them all, for it does not count what it costs to unpack
 * them: the indexes know without.
 */
const byIndexes = sql`select set_config('enable_seqscan', 'off', true)`;

const queryCanceled = "57014";
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some(each => (each as { code?: unknown } | undefined)?.code === queryCanceled);

type Fitting = Stage & Pick<SearchPage, "facets">;

async function hitsOf(tx: Tx, wanted: Wanted, matches: Match[]): Promise<SearchHit[]> {
  const inCode = matches.filter(match => match.inCode).map(match => match.documentId);
  const lines = await listHitLines(tx, wanted, inCode);
  return matches.map(({ kind, itemId, documentId }) => {
    const text = lines.get(documentId);
    return { kind, id: itemId, line: text === undefined ? null : { text } };
  });
}

/**
 * What fits under the facets in use, and the facets over what would fit without them. Where that is too much to be
 * looked at whole, what fits under each is sought anew.
 */
async function matchesOf(tx: Tx, wanted: Wanted, query: SearchQuery, now: Date): Promise<Fitting> {
  const collect = (filters: Filters) =>
    collectMatches(tx, { wanted, filters, sort: query.sort, max: limits.library.matchesMax, now });
  const { sections, language, tag } = query;
  const all = await collect(everything);
  const facets = countFacets(all.matches, query);
  if (!isFiltered(query)) return { ...all, facets };
  if (!all.isCapped) return { ...all, matches: all.matches.filter(match => isAllowed(match, query)), facets };
  const isAnySection = sections.length === searchSections.length;
  const ofSections = isAnySection ? all : await collect({ ...everything, sections });
  const fitting = language === null && tag === null ? ofSections : await collect(query);
  return {
    ...fitting,
    facets: { ...countFacets(ofSections.matches, query), sections: facets.sections },
  };
}

async function search(tx: Tx, wanted: Wanted, query: SearchQuery, now: Date): Promise<SearchPage> {
  const { pageSize } = limits.library;
  const { matches, isCapped, facets } = await matchesOf(tx, wanted, query, now);
  const pages = Math.max(1, Math.ceil(matches.length / pageSize));
  const page = Math.min(query.page, pages);
  const hits = await hitsOf(tx, wanted, matches.slice((page - 1) * pageSize, page * pageSize));
  return { hits, total: matches.length, isCapped, page, pages, facets };
}

async function suggest(tx: Tx, wanted: Wanted, query: SearchQuery, now: Date): Promise<SearchPage> {
  const { suggestionsMax, suggestedOf: max } = limits.library;
  const found = await collectMatches(tx, { wanted, filters: query, sort: "best", max, now });
  const hits = await hitsOf(tx, wanted, found.matches.slice(0, suggestionsMax));
  const facets = { sections: [], languages: [], tags: [] };
  return { hits, total: hits.length, isCapped: found.isCapped, page: 1, pages: 1, facets };
}

/**
 * One page of the public codes and projects that fit a question, the best first: words in titles, tags and
 * descriptions, any text in the code, titles with a mistake. A page beyond the last one is the last one.
 */
export async function searchLibrary(ctx: Pick<Ctx, "db" | "now">, input: unknown = {}): Promise<SearchPage> {
  const query = parseInput(SearchQuery, input);
  const wanted = readQuery(query.q);
  try {
    return await ctx.db.transaction(async tx => {
      await tx.execute(settings);
      if (wanted.text === "") return browseLibrary(tx, ctx, query);
      await tx.execute(byIndexes);
      return query.suggest ? suggest(tx, wanted, query, ctx.now) : search(tx, wanted, query, ctx.now);
    });
  } catch (error) {
    if (isTimeout(error)) throw new AppError("unavailable");
    throw error;
  }
}
