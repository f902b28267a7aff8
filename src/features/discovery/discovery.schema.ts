import { z } from "zod";
import { libraryKinds } from "#core/vocabulary.ts";

const Facet = z.object({ value: z.string(), count: z.number().int() });

/** What search answers at the API: the hits with what a list needs to show them. */
export const FoundPage = z.object({
  hits: z.array(
    z.object({
      kind: z.enum(libraryKinds),
      id: z.string(),
      title: z.string(),
      /** Address of its page, without language. */
      path: z.string(),
      /** A line of the code in which the words stand; for signed-in users, where the code needs no plan. */
      line: z.string().nullable(),
    }),
  ),
  /** Our articles on errors that fit the words; on the first page. */
  articles: z.array(z.object({ id: z.string(), title: z.string(), path: z.string() })),
  total: z.number().int(),
  isCapped: z.boolean(),
  page: z.number().int(),
  pages: z.number().int(),
  facets: z.object({ sections: z.array(Facet), languages: z.array(Facet), tags: z.array(Facet) }),
});
export type FoundPage = z.output<typeof FoundPage>;
