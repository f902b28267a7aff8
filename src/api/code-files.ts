import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "#core/errors.ts";
import { CodeText, CodeView, VersionNumber } from "#features/codes/codes.schema.ts";
import {
  countCopy,
  downloadCode,
  findCodeVideo,
  getCodeText,
  getCodeView,
  getRawFile,
} from "#features/codes/index.ts";
import { parseInput } from "#features/context/index.ts";
import { refusals } from "./api-error.ts";
import { codeParams, codeTags, readCodes } from "./codes.ts";
import { attachment, rawPolicy } from "./download-headers.ts";
import { createRouter } from "./router.ts";
import { sendFile } from "./send-file.ts";

const versionQuery = z.object({ version: VersionNumber.optional() });
const rawParams = codeParams.extend({ path: z.string().max(200).openapi({ example: "index.js" }) });
const file = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: z.string().openapi({ format: "binary" }) } },
});

const text = createRoute({
  method: "get",
  path: "/codes/{id}/text",
  tags: codeTags,
  summary: "The files of a code as text",
  request: { params: codeParams, query: versionQuery },
  responses: {
    200: { description: "The files", content: { "application/json": { schema: CodeText } } },
    ...refusals(...readCodes),
  },
});

const view = createRoute({
  method: "get",
  path: "/codes/{id}/view",
  tags: codeTags,
  summary: "The files of a code, highlighted",
  description:
    'Lines are HTML: escaped text and `<span class="hl-…">`. What pages show; not counted as a raw read.',
  request: { params: codeParams, query: versionQuery },
  responses: {
    200: { description: "The files", content: { "application/json": { schema: CodeView } } },
    ...refusals(...readCodes),
  },
});

const raw = createRoute({
  method: "get",
  path: "/codes/{id}/raw/{path}",
  tags: codeTags,
  summary: "One file as it is",
  request: {
    params: rawParams,
    query: versionQuery,
  },
  responses: { 200: file("The file", "text/plain"), ...refusals(...readCodes, "not_found") },
});

const copy = createRoute({
  method: "post",
  path: "/codes/{id}/copies",
  tags: codeTags,
  summary: "Count that the code was copied",
  description: "Copying is not limited.",
  request: { params: codeParams },
  responses: {
    200: {
      description: "How often it was copied",
      content: { "application/json": { schema: z.object({ copies: z.number().int() }) } },
    },
    ...refusals(...readCodes, "cross_site", "age_confirmation_needed"),
  },
});

const zip = createRoute({
  method: "get",
  path: "/codes/{id}/zip",
  tags: codeTags,
  summary: "All files with the licence as a zip",
  description: "Counts as one of the day's downloads. The same version gives the same bytes.",
  request: { params: codeParams, query: versionQuery },
  responses: {
    200: file("The zip", "application/zip"),
    ...refusals(...readCodes, "cross_site", "download_limit_reached"),
  },
});

const video = createRoute({
  method: "get",
  path: "/codes/{id}/video",
  tags: codeTags,
  summary: "The video of a code",
  description: "WebM; parts of it by `Range`.",
  request: { params: codeParams },
  responses: {
    200: file("The video", "video/webm"),
    206: file("A part of it", "video/webm"),
    ...refusals("not_found", "validation_failed", "rate_limited"),
  },
});

/** Another site's link or picture must not use up a user's downloads. */
const isLedByAnotherSite = (site: string | undefined): boolean => site === "cross-site";

const router = createRouter();
// The path of a file holds slashes, which `{path}` of OpenAPI does not take.
router.get("/codes/:id/raw/:path{.+}", async c => {
  const { id, path } = parseInput(rawParams, c.req.param());
  const { version } = parseInput(versionQuery, { version: c.req.query("version") });
  const body = await getRawFile(c.get("ctx"), { id, path, version });
  const name = path.slice(path.lastIndexOf("/") + 1);
  return c.body(body, 200, {
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": attachment(name, "inline"),
    ...rawPolicy,
  });
});
router.openAPIRegistry.registerPath(raw);

export const codeFileRoutes = router
  .openapi(text, async c =>
    c.json(await getCodeText(c.get("ctx"), { ...c.req.valid("param"), ...c.req.valid("query") }), 200),
  )
  .openapi(view, async c =>
    c.json(await getCodeView(c.get("ctx"), { ...c.req.valid("param"), ...c.req.valid("query") }), 200),
  )
  .openapi(copy, async c => c.json(await countCopy(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(zip, async c => {
    if (isLedByAnotherSite(c.req.header("sec-fetch-site"))) throw new AppError("cross_site");
    const which = { ...c.req.valid("param"), ...c.req.valid("query") };
    const { fileName, bytes } = await downloadCode(c.get("ctx"), which);
    return c.body(bytes, 200, {
      "content-type": "application/zip",
      "content-disposition": attachment(fileName),
    });
  })
  .openapi(video, async c => {
    const found = await findCodeVideo(c.get("ctx"), c.req.valid("param").id);
    if (found === null) throw new AppError("not_found");
    return sendFile(c, { ...found, type: "video/webm", maxAgeS: 3_600 });
  });
