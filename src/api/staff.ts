import { createRoute, z } from "@hono/zod-openapi";
import { AuditPage } from "#features/audit/audit.schema.ts";
import { listAudit } from "#features/audit/index.ts";
import {
  decideAppeal,
  decideProject,
  decideReports,
  getReportCase,
  listAppeals,
  listReports,
  listStaffProjects,
  readReportedFile,
  readReportedImage,
} from "#features/moderation/index.ts";
import {
  AppealDecision,
  AppealPage,
  ProjectDecision,
  ReportCase,
  ReportDecision,
  ReportQueue,
  StaffProjectPage,
} from "#features/moderation/moderation.schema.ts";
import { FileView } from "#features/projects/project-view.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

export const staffTags = ["Staff"];
const hashParams = z.object({ hash: z.string().regex(/^[\da-f]{64}$/) });
const idParams = z.object({ id: z.string().min(1).max(64) });
/** Lists take what the addresses of their pages hold; wrong values fall back. */
const query = (...names: string[]) =>
  z.object(Object.fromEntries(names.map(name => [name, z.string().optional()])));

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) });
const reading = refusals("unauthorized", "forbidden", "rate_limited");
const deciding = refusals("unauthorized", "forbidden", "cross_site", "validation_failed", "rate_limited");
const done = z.object({ id: z.string() });

const queue = createRoute({
  method: "get",
  path: "/staff/reports",
  tags: staffTags,
  summary: "Open reports, grouped by what was reported",
  description: "The most dangerous first, then what most users reported.",
  request: { query: query("page") },
  responses: { 200: answer("One page", ReportQueue), ...reading },
});

const group = createRoute({
  method: "get",
  path: "/staff/reports/{hash}",
  tags: staffTags,
  summary: "One reported content with its copy",
  request: { params: hashParams },
  responses: { 200: answer("Everything about it", ReportCase), ...reading, ...refusals("report_not_found") },
});

const decideGroup = createRoute({
  method: "post",
  path: "/staff/reports/{hash}/decision",
  tags: staffTags,
  summary: "Keep, hide or remove what was reported",
  request: { params: hashParams, body: body(ReportDecision) },
  responses: {
    200: answer("How many reports were closed", z.object({ closed: z.number().int() })),
    ...deciding,
    ...refusals("report_not_found"),
  },
});

const file = createRoute({
  method: "get",
  path: "/staff/reports/{hash}/files",
  tags: staffTags,
  summary: "A file of the copy",
  request: { params: hashParams, query: z.object({ path: z.string().max(2_000) }) },
  responses: {
    200: answer("The file, highlighted", FileView),
    ...reading,
    ...refusals("report_not_found", "not_found", "validation_failed"),
  },
});

const image = createRoute({
  method: "get",
  path: "/staff/reports/{hash}/images/{image}",
  tags: staffTags,
  summary: "A picture of the copy",
  request: { params: hashParams.extend({ image: z.string().regex(/^[\da-f]{64}$/) }) },
  responses: {
    200: {
      description: "The picture",
      content: { "image/webp": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...reading,
    ...refusals("report_not_found", "not_found"),
  },
});

const projects = createRoute({
  method: "get",
  path: "/staff/projects",
  tags: staffTags,
  summary: "All projects",
  description:
    "`q` looks through names, addresses and owners; `state` is all, shown, private, hidden or removed.",
  request: { query: query("q", "state", "page") },
  responses: { 200: answer("One page", StaffProjectPage), ...reading },
});

const decideOne = createRoute({
  method: "post",
  path: "/staff/projects/{id}/decision",
  tags: staffTags,
  summary: "Hide, remove or bring back a project",
  request: { params: idParams, body: body(ProjectDecision) },
  responses: { 200: answer("Done", done), ...deciding, ...refusals("project_not_found") },
});

const appeals = createRoute({
  method: "get",
  path: "/staff/appeals",
  tags: staffTags,
  summary: "Appeals by status",
  request: { query: query("status", "page") },
  responses: { 200: answer("One page", AppealPage), ...reading },
});

const decideOneAppeal = createRoute({
  method: "post",
  path: "/staff/appeals/{id}/decision",
  tags: staffTags,
  summary: "Grant or refuse an appeal",
  request: { params: idParams, body: body(AppealDecision) },
  responses: {
    200: answer("Done", done),
    ...deciding,
    ...refusals("appeal_not_found", "appeal_decided_already"),
  },
});

const audit = createRoute({
  method: "get",
  path: "/staff/audit",
  tags: staffTags,
  summary: "What staff did",
  request: { query: query("actor", "subject", "action", "page") },
  responses: { 200: answer("One page, the newest first", AuditPage), ...reading },
});

const pictureHeaders = {
  "content-type": "image/webp",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};

export const staffRoutes = createRouter()
  .openapi(queue, async c => c.json(await listReports(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(group, async c => c.json(await getReportCase(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(decideGroup, async c => {
    const input = { hash: c.req.valid("param").hash, decision: c.req.valid("json") };
    return c.json(await decideReports(c.get("ctx"), input), 200);
  })
  .openapi(file, async c => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await readReportedFile(c.get("ctx"), input), 200);
  })
  .openapi(image, async c => {
    const content = await readReportedImage(c.get("ctx"), c.req.valid("param"));
    return c.body(new Uint8Array(content), 200, pictureHeaders);
  })
  .openapi(projects, async c => c.json(await listStaffProjects(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(decideOne, async c => {
    const input = { id: c.req.valid("param").id, decision: c.req.valid("json") };
    return c.json(await decideProject(c.get("ctx"), input), 200);
  })
  .openapi(appeals, async c => c.json(await listAppeals(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(decideOneAppeal, async c => {
    const input = { id: c.req.valid("param").id, decision: c.req.valid("json") };
    return c.json(await decideAppeal(c.get("ctx"), input), 200);
  })
  .openapi(audit, async c => c.json(await listAudit(c.get("ctx"), c.req.valid("query")), 200));
