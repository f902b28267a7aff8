import { createRoute, z } from "@hono/zod-openapi";
import { limits } from "#core/limits.ts";
import { codeLanguages } from "#core/vocabulary.ts";
import {
  CodeDiff,
  CodeId,
  CodeList,
  CodeOverview,
  CodePreview,
  CodeVersion,
  codeLists,
  codeSorts,
  PreviewRequest,
  VersionNumber,
} from "#features/codes/codes.schema.ts";
import { compareVersions, createPreview, getCodeOverview, listCodes } from "#features/codes/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

export const codeTags = ["Codes"];
/** A wrong id is a code that does not exist: verbs say so. */
export const codeParams = z.object({ id: z.string().max(100).openapi({ example: "slash-command-handler" }) });
/** Why somebody may not read a code. */
export const readCodes = [
  "unauthorized",
  "human_check_needed",
  "plan_needed",
  "code_not_found",
  "validation_failed",
  "rate_limited",
] as const;

const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});

const list = createRoute({
  method: "get",
  path: "/codes",
  tags: codeTags,
  summary: "The codes of the library",
  description:
    "All codes of a list, or what `q` finds in titles, descriptions, tags and the code itself. Titles are in the language of the request.",
  request: {
    query: z.object({
      list: z.enum(codeLists).default("djs"),
      q: z.string().max(limits.library.queryMax).optional(),
      tag: z.string().max(limits.library.tagMax).optional(),
      language: z.enum(codeLanguages).optional(),
      sort: z.enum(codeSorts).optional(),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
    }),
  },
  responses: {
    200: json("One page", CodeList),
    ...refusals("validation_failed", "rate_limited"),
  },
});

const overview = createRoute({
  method: "get",
  path: "/codes/{id}",
  tags: codeTags,
  summary: "What stands around a code",
  description:
    "What everybody sees: texts, tags, versions, names of files, counts. The code itself is not in it.",
  request: { params: codeParams },
  responses: {
    200: json("The overview", CodeOverview),
    ...refusals("code_not_found", "validation_failed", "rate_limited"),
  },
});

const versions = createRoute({
  method: "get",
  path: "/codes/{id}/versions",
  tags: codeTags,
  summary: "The versions of a code, newest first",
  request: { params: codeParams },
  responses: {
    200: json("The versions", z.object({ id: CodeId, versions: z.array(CodeVersion) })),
    ...refusals("code_not_found", "validation_failed", "rate_limited"),
  },
});

const diff = createRoute({
  method: "get",
  path: "/codes/{id}/diff",
  tags: codeTags,
  summary: "What changed between two versions",
  description: 'File by file, line by line. Lines are HTML: escaped text and `<span class="hl-…">`.',
  request: { params: codeParams, query: z.object({ from: VersionNumber, to: VersionNumber }) },
  responses: { 200: json("The differences", CodeDiff), ...refusals(...readCodes) },
});

const preview = createRoute({
  method: "post",
  path: "/codes/{id}/preview",
  tags: codeTags,
  summary: "An address where the code runs",
  description:
    "For codes with a page to show. The address works for some minutes, in an origin without cookies and without network.",
  request: {
    params: codeParams,
    body: { required: true, content: { "application/json": { schema: PreviewRequest } } },
  },
  responses: {
    200: json("The address", CodePreview),
    ...refusals(
      "unauthorized",
      "plan_needed",
      "code_not_found",
      "not_found",
      "cross_site",
      "age_confirmation_needed",
      "validation_failed",
      "rate_limited",
    ),
  },
});

export const codeRoutes = createRouter()
  .openapi(list, async c => {
    const { list: name, ...input } = c.req.valid("query");
    return c.json(await listCodes(c.get("ctx"), { list: name, language: c.get("language"), input }), 200);
  })
  .openapi(overview, async c => {
    const which = { ...c.req.valid("param"), language: c.get("language") };
    return c.json(await getCodeOverview(c.get("ctx"), which), 200);
  })
  .openapi(versions, async c => {
    const which = { ...c.req.valid("param"), language: c.get("language") };
    const { id, versions: all } = await getCodeOverview(c.get("ctx"), which);
    return c.json({ id, versions: all }, 200);
  })
  .openapi(diff, async c => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await compareVersions(c.get("ctx"), input), 200);
  })
  .openapi(preview, async c => {
    const input = { ...c.req.valid("json"), ...c.req.valid("param") };
    return c.json(await createPreview(c.get("ctx"), input), 200);
  });
