import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  createProject,
  deleteProject,
  listOwnProjects,
  listProjects,
  saveProject,
  type Upload,
} from "#features/projects/index.ts";
import { ProjectPage, SavedProject } from "#features/projects/project-view.schema.ts";
import { searchSorts } from "#features/search/search.schema.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals } from "./api-error.ts";
import { uploadForm } from "./project-forms.ts";
import { readForm } from "./read-form.ts";
import { createRouter } from "./router.ts";

const projectTags = ["Projects"];
const projectParams = z.object({ id: z.string().min(1).max(64) });

const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});
const publishing = [
  "unauthorized",
  "cross_site",
  "validation_failed",
  "upload_refused",
  "secrets_found",
  "paths_mismatch",
  "bad_request",
  "payload_too_large",
  "unsupported_media_type",
  "email_not_verified",
  "account_too_new",
  "age_confirmation_needed",
  "unavailable",
  "rate_limited",
] as const;

const list = createRoute({
  method: "get",
  path: "/projects",
  tags: projectTags,
  summary: "Public projects",
  description:
    "All of them, or what a query finds in names, descriptions, tags and code; the newest first without a query.",
  request: {
    query: z
      .object({
        q: z.string(),
        tag: z.string(),
        sort: z.enum(searchSorts),
        page: z.coerce.number().int().min(1),
      })
      .partial(),
  },
  responses: {
    200: answer("One page; the last one for a page beyond it", ProjectPage),
    ...refusals("validation_failed", "rate_limited"),
  },
});

const mine = createRoute({
  method: "get",
  path: "/projects/mine",
  tags: projectTags,
  summary: "Own projects, private ones too",
  request: { query: z.object({ page: z.coerce.number().int().min(1) }).partial() },
  responses: {
    200: answer("One page, the one saved last first", ProjectPage),
    ...refusals("unauthorized", "validation_failed", "rate_limited"),
  },
});

const create = createRoute({
  method: "post",
  path: "/projects",
  tags: projectTags,
  summary: "Publish a project",
  description:
    "A multipart form whose parts may come in any order. It is read as it comes in; when anything in it is refused, nothing of it is kept.",
  request: { body: { required: true, content: { "multipart/form-data": { schema: uploadForm.create } } } },
  responses: {
    201: answer("Published", SavedProject),
    ...refusals(...publishing, "adult_consent_needed", "publication_limit_reached"),
  },
});

const save = createRoute({
  method: "put",
  path: "/projects/{id}/edit",
  tags: projectTags,
  summary: "Save what the editor changed",
  description:
    "All of the form is saved, or nothing. Details that are left out stay. Deletions come first (a folder goes with all that is in it); a file replaces one of the same path. With `revision` the save is refused when another one came between.",
  request: {
    params: projectParams,
    body: { required: true, content: { "multipart/form-data": { schema: uploadForm.save } } },
  },
  responses: {
    200: answer("Saved", SavedProject),
    ...refusals(...publishing, "forbidden", "project_not_found", "project_changed"),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/projects/{id}",
  tags: projectTags,
  summary: "Delete a project",
  request: { params: projectParams },
  responses: {
    200: answer("Deleted", z.object({ id: z.string() })),
    ...refusals("unauthorized", "cross_site", "forbidden", "project_not_found", "rate_limited"),
  },
});

const readParts = (c: Context<ApiEnv>) => (upload: Upload) => readForm(c.req.raw, c.get("language"), upload);

/** Fixed names come before `{id}`, which would take them for ids. */
export const projectRoutes = createRouter()
  .openapi(list, async c => c.json(await listProjects(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(mine, async c => c.json(await listOwnProjects(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(create, async c => c.json(await createProject(c.get("ctx"), readParts(c)), 201))
  .openapi(save, async c =>
    c.json(await saveProject(c.get("ctx"), c.req.valid("param").id, readParts(c)), 200),
  )
  .openapi(remove, async c => c.json(await deleteProject(c.get("ctx"), c.req.valid("param").id), 200));
