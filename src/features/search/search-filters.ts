import { and, arrayContains, desc, eq, inArray, type SQL } from "drizzle-orm";
import { type searchCodes, searchDocuments } from "#db/schema/index.ts";
import { type SearchQuery, searchSections } from "./search.schema.ts";

export type Filters = Pick<SearchQuery, "sections" | "language" | "tag">;

export const isFiltered = ({ sections, language, tag }: Filters): boolean =>
  sections.length < searchSections.length || language !== null || tag !== null;

/** What the facets in use leave, of the documents or of their codes. */
export const allowedBy = (
  { sections, language, tag }: Filters,
  table: typeof searchDocuments | typeof searchCodes = searchDocuments,
): SQL | undefined =>
  and(
    sections.length < searchSections.length ? inArray(table.section, sections) : undefined,
    language === null ? undefined : eq(table.language, language),
    tag === null ? undefined : arrayContains(table.tags, [tag]),
  );

/** Which documents are looked at first, where there are too many for all. */
export const firstOf = (sort: "newest" | "views"): [SQL, SQL] => [
  desc(sort === "newest" ? searchDocuments.createdAt : searchDocuments.views),
  desc(searchDocuments.id),
];

/**
 * A limit that no set reaches: what stands below it is gathered whole, by its own index, before anything is put in
 * order. Without it the planner walks through all documents in that order until enough of them fit.
 */
export const gatheredWhole = 2_147_483_647;

/** What a match carries: all that ranking, paging and facets need. */
export const matchColumns = {
  documentId: searchDocuments.id,
  kind: searchDocuments.kind,
  itemId: searchDocuments.itemId,
  section: searchDocuments.section,
  language: searchDocuments.language,
  tags: searchDocuments.tags,
  views: searchDocuments.views,
  createdAt: searchDocuments.createdAt,
  updatedAt: searchDocuments.updatedAt,
};

export type Found = {
  documentId: number;
  kind: "code" | "project";
  itemId: string;
  section: string;
  language: string | null;
  tags: string[];
  views: number;
  createdAt: Date;
  updatedAt: Date;
};

/** `points`: how well it fits. `inCode`: there and nowhere else, so that its line is shown. */
export type Match = Found & { points: number; inCode: boolean };

/** One part of a search. `isCapped`: there is more than it may bring. */
export type Stage = { matches: Match[]; isCapped: boolean };
