import { limits } from "#core/limits.ts";
import type { SearchFacet, SearchPage } from "./search.schema.ts";
import { type Filters, type Found, isFiltered } from "./search-filters.ts";

type Facets = SearchPage["facets"];
type Countable = Pick<Found, "section" | "language" | "tags">;

export const everything: Filters = { sections: ["djs", "web", "project"], language: null, tag: null };

/** Whether a document is left by the facets in use. */
export const isAllowed = (document: Countable, { sections, language, tag }: Filters): boolean =>
  sections.some(section => section === document.section) &&
  (language === null || document.language === language) &&
  (tag === null || document.tags.includes(tag));

/** The most frequent first; among equals by name, so that nothing jumps. */
export const inOrder = (facets: SearchFacet[]): SearchFacet[] =>
  facets.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));

function count(values: (string | null)[]): SearchFacet[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return inOrder([...counts].map(([value, number]) => ({ value, count: number })));
}

/** What choosing each value would leave: a facet is counted under the others, not under itself. */
export function countFacets(documents: readonly Countable[], filters: Filters): Facets {
  const under = (without: Partial<Filters>) => {
    const others = { ...filters, ...without };
    return isFiltered(others) ? documents.filter(one => isAllowed(one, others)) : documents;
  };
  return {
    sections: count(under({ sections: everything.sections }).map(one => one.section)),
    languages: count(under({ language: null }).map(one => one.language)),
    tags: count(under({ tag: null }).flatMap(one => one.tags)).slice(0, limits.library.facetTagsMax),
  };
}
