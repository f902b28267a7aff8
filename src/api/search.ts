import { createRoute, z } from "@hono/zod-openapi";
import { codeLanguages } from "#core/vocabulary.ts";
import { FoundPage } from "#features/discovery/discovery.schema.ts";
import { findItems } from "#features/discovery/index.ts";
import { searchSections, searchSorts } from "#features/search/search.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

/** As it stands in the address. A wrong value counts as none: a link never breaks. */
const Question = z.object({
  q: z.string().optional().openapi({ description: "Words, or a text that stands in the code" }),
  sections: z
    .string()
    .optional()
    .openapi({ description: `Some of ${searchSections.join(", ")}, with commas between them` }),
  language: z
    .string()
    .optional()
    .openapi({ description: `One of ${codeLanguages.join(", ")}` }),
  tag: z.string().optional(),
  sort: z
    .string()
    .optional()
    .openapi({ description: `One of ${searchSorts.join(", ")}` }),
  page: z.string().optional(),
  suggest: z
    .string()
    .optional()
    .openapi({ description: "1: the first few only, for a list that follows the typing" }),
});

const search = createRoute({
  method: "get",
  path: "/search",
  tags: ["Library"],
  summary: "Find public codes, projects and articles",
  description:
    "Looks through titles, tags, descriptions and code, and through our articles on errors, in Arabic and English. With `isCapped` there is more than `total`.",
  request: { query: Question },
  responses: {
    200: { description: "One page of what fits", content: { "application/json": { schema: FoundPage } } },
    ...refusals("rate_limited", "unavailable"),
  },
});

export const searchRoutes = createRouter().openapi(search, async c =>
  c.json(await findItems(c.get("ctx"), c.get("language"), c.req.valid("query")), 200),
);
