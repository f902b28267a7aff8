import "#core/zod-in-browser.ts";
import { z } from "zod";
import { limits } from "#core/limits.ts";
import { codeLanguages, type libraryKinds } from "#core/vocabulary.ts";

/** The parts of the library that are searched apart or together. */
export const searchSections = ["djs", "web", "project"] as const;
export const searchSorts = ["best", "newest", "views"] as const;

/** Cut rather than refused: what was pasted is sought by its beginning, and without U+0000. */
const queryText = z
  .string()
  .transform(text => text.replaceAll("\0", "").trim().slice(0, limits.library.queryMax).trim());

/** A tag as facets count it. */
export const searchTag = (tag: string): string =>
  tag
    .replace(/\p{Cc}+/gu, "")
    .toWellFormed()
    .normalize("NFC")
    .trim()
    .toLowerCase();

const tagText = z.string().transform(searchTag).pipe(z.string().min(1).max(limits.library.tagMax));

/** A question as it stands in the address of a list; wrong values fall back, a link never breaks. */
export const SearchQuery = z.object({
  q: queryText.catch("").default(""),
  /** In an address with commas between them. */
  sections: z
    .preprocess(
      value => (typeof value === "string" ? value.split(",") : value),
      z.array(z.enum(searchSections)).min(1),
    )
    .catch([...searchSections])
    .default([...searchSections]),
  language: z.enum(codeLanguages).nullable().catch(null).default(null),
  tag: tagText.nullable().catch(null).default(null),
  sort: z.enum(searchSorts).catch("best").default("best"),
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
  /** The first few hits for a list that follows the typing: less thorough, without facets. */
  suggest: z.boolean().or(z.stringbool()).catch(false).default(false),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** What the writer of a code or project hands to search; texts as people wrote them. */
export type SearchDocument = {
  kind: (typeof libraryKinds)[number];
  id: string;
  section: (typeof searchSections)[number];
  language: (typeof codeLanguages)[number] | null;
  /** In all languages that it has. */
  titles: string[];
  descriptions: string[];
  tags: string[];
  /** Text files, the entry first. */
  code: string[];
  views: number;
  createdAt: Date;
  updatedAt: Date;
};

export type SearchHit = {
  kind: (typeof libraryKinds)[number];
  id: string;
  /** A line of the code that holds the words, when they were found there. */
  line: { text: string } | null;
};

export type SearchFacet = { value: string; count: number };

export type SearchPage = {
  hits: SearchHit[];
  /** How many there are; with `isCapped` there are more, and only the best of them are paged and counted. */
  total: number;
  isCapped: boolean;
  page: number;
  pages: number;
  facets: { sections: SearchFacet[]; languages: SearchFacet[]; tags: SearchFacet[] };
};
