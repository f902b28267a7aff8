import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "#core/errors.ts";
import { parseInput } from "#features/context/index.ts";
import {
  downloadProject,
  getProjectFile,
  getProjectImage,
  getProjectJson,
  getProjectTree,
  viewProjectFile,
} from "#features/projects/index.ts";
import { FileView, Project } from "#features/projects/project-view.schema.ts";
import { refusals } from "./api-error.ts";
import { attachment, rawPolicy } from "./download-headers.ts";
import { createRouter } from "./router.ts";
import { sendStream } from "./send-stream.ts";

const tags = ["Projects"];
const params = z.object({ id: z.string().min(1).max(64) });
const fileParams = params.extend({
  path: z.string().max(2_000).openapi({ example: "src/index.js" }),
});
const file = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: z.string().openapi({ format: "binary" }) } },
});
const reading = [
  "unauthorized",
  "human_check_needed",
  "project_not_found",
  "validation_failed",
  "rate_limited",
] as const;

const codeQuery = z.object({ code: z.enum(["true", "false"]).default("true") });

const get = createRoute({
  method: "get",
  path: "/projects/{id}",
  tags,
  summary: "One project with its files",
  description:
    "By id or codename. `access` says what a reader who is not its owner still needs: without a login `files` is empty, without the human check files come without `code`. `code=false` leaves the texts out.",
  request: { params, query: codeQuery },
  responses: {
    200: { description: "The project", content: { "application/json": { schema: Project } } },
    ...refusals("project_not_found", "validation_failed", "rate_limited"),
  },
});

const raw = createRoute({
  method: "get",
  path: "/projects/{id}/files/{path}",
  tags,
  summary: "One file as it was uploaded",
  request: { params: fileParams },
  responses: { 200: file("The file", "application/octet-stream"), ...refusals(...reading, "not_found") },
});

const view = createRoute({
  method: "get",
  path: "/projects/{id}/view/{path}",
  tags,
  summary: "One file for the viewer",
  description:
    'Lines are HTML: escaped text and `<span class="hl-…">`. `bidi` names every invisible character that steers the direction of text.',
  request: { params: fileParams },
  responses: {
    200: { description: "The file", content: { "application/json": { schema: FileView } } },
    ...refusals(...reading, "not_found"),
  },
});

const zip = createRoute({
  method: "get",
  path: "/projects/{id}/zip",
  tags,
  summary: "All files as a zip",
  description:
    "For others than the owner it counts as one of the day's downloads. The same revision gives the same bytes.",
  request: { params },
  responses: {
    200: file("The zip", "application/zip"),
    ...refusals(...reading, "cross_site", "download_limit_reached"),
  },
});

const image = createRoute({
  method: "get",
  path: "/project-images/{name}",
  tags,
  summary: "A picture of a project",
  request: {
    params: z.object({
      name: z
        .string()
        .regex(/^[\da-f]{64}\.webp$/)
        .openapi({ example: `${"0".repeat(64)}.webp` }),
    }),
  },
  responses: {
    200: file("The picture", "image/webp"),
    ...refusals("not_found", "validation_failed", "rate_limited"),
  },
});

const router = createRouter();
router.get("/projects/:id", async c => {
  const { id } = parseInput(params, c.req.param());
  const { code } = codeQuery.catch({ code: "true" }).parse(c.req.query());
  if (code === "false") return c.json(await getProjectTree(c.get("ctx"), id));
  // With its texts a project may hold 20 MB: they are read one after the other while the answer goes out.
  const pieces = await getProjectJson(c.get("ctx"), id);
  return sendStream(c, pieces, { "content-type": "application/json; charset=utf-8" });
});
router.openAPIRegistry.registerPath(get);
// The path of a file holds slashes, which `{path}` of OpenAPI does not take.
router.get("/projects/:id/files/:path{.+}", async c => {
  const found = await getProjectFile(c.get("ctx"), parseInput(fileParams, c.req.param()));
  const type = found.isText ? "text/plain; charset=utf-8" : "application/octet-stream";
  return sendStream(c, found.content, {
    "content-type": type,
    "content-length": String(found.sizeBytes),
    "content-disposition": attachment(found.name),
    ...rawPolicy,
  });
});
router.openAPIRegistry.registerPath(raw);
router.get("/projects/:id/view/:path{.+}", async c =>
  c.json(await viewProjectFile(c.get("ctx"), parseInput(fileParams, c.req.param()))),
);
router.openAPIRegistry.registerPath(view);

export const projectFileRoutes = router
  .openapi(zip, async c => {
    // Another site's link or picture must not use up a user's downloads.
    if (c.req.header("sec-fetch-site") === "cross-site") throw new AppError("cross_site");
    const { fileName, content } = await downloadProject(c.get("ctx"), c.req.valid("param").id);
    return sendStream(c, content, {
      "content-type": "application/zip",
      "content-disposition": attachment(fileName),
    });
  })
  .openapi(image, async c => {
    const hash = c.req.valid("param").name.slice(0, 64);
    const { isPublic, content } = await getProjectImage(c.get("ctx"), hash);
    return sendStream(c, content, {
      "content-type": "image/webp",
      "cache-control": `${isPublic ? "public" : "private"}, max-age=31536000, immutable`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    });
  });
