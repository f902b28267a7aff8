import { createRoute, z } from "@hono/zod-openapi";
import { limits } from "#core/limits.ts";
import { reportReasons } from "#core/vocabulary.ts";
import { appealDecision, getOwnModeration, reportProject } from "#features/moderation/index.ts";
import { OwnModeration } from "#features/moderation/moderation.schema.ts";
import { listNotices, markNoticesSeen } from "#features/notices/index.ts";
import { NoticeList, NoticesSeen } from "#features/notices/notices.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const params = z.object({ id: z.string().min(1).max(64) });
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});
/** What is sent is judged by the verb, after it is known who sends it: a visitor is asked to log in first. */
const reportBody = z.object({
  reason: z
    .string()
    .optional()
    .openapi({ enum: [...reportReasons] }),
  details: z.string().optional().openapi({ maxLength: limits.report.detailsMax }),
});
const appealBody = z.object({ message: z.string().openapi({ maxLength: limits.report.appealMax }) });

const report = createRoute({
  method: "post",
  path: "/projects/{id}/reports",
  tags: ["Projects"],
  summary: "Report a project to staff",
  description:
    "By id or codename. The reason `other` needs `details`. One report of a project is open at a time.",
  request: { params, body: { required: true, content: json(reportBody) } },
  responses: {
    201: answer("Reported", z.object({ id: z.string() })),
    ...refusals(
      "login_to_report",
      "cross_site",
      "project_not_found",
      "own_project_report",
      "report_open_already",
      "validation_failed",
      "report_limit_reached",
      "rate_limited",
    ),
  },
});

const moderation = createRoute({
  method: "get",
  path: "/projects/{id}/moderation",
  tags: ["Projects"],
  summary: "What staff decided about an own project",
  description: "By id; answers for removed projects, too.",
  request: { params },
  responses: {
    200: answer("How it stands", OwnModeration),
    ...refusals("unauthorized", "project_not_found", "rate_limited"),
  },
});

const appeal = createRoute({
  method: "post",
  path: "/projects/{id}/appeals",
  tags: ["Projects"],
  summary: "Appeal against staff's decision about an own project",
  request: { params, body: { required: true, content: json(appealBody) } },
  responses: {
    201: answer("How it stands now", OwnModeration),
    ...refusals(
      "unauthorized",
      "cross_site",
      "project_not_found",
      "appeal_not_possible",
      "validation_failed",
      "rate_limited",
    ),
  },
});

const notices = createRoute({
  method: "get",
  path: "/notices",
  tags: ["Account"],
  summary: "What the user was told, the newest first",
  responses: {
    200: answer("The newest notices", NoticeList),
    ...refusals("unauthorized", "rate_limited"),
  },
});

const seen = createRoute({
  method: "post",
  path: "/notices/seen",
  tags: ["Account"],
  summary: "Notices were seen",
  request: { body: { required: true, content: json(NoticesSeen) } },
  responses: {
    200: answer("How many are left unseen", z.object({ unseen: z.number().int() })),
    ...refusals("unauthorized", "cross_site", "validation_failed", "rate_limited"),
  },
});

export const reportRoutes = createRouter()
  .openapi(report, async c => {
    const input = { id: c.req.valid("param").id, draft: c.req.valid("json") };
    return c.json(await reportProject(c.get("ctx"), input), 201);
  })
  .openapi(moderation, async c => c.json(await getOwnModeration(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(appeal, async c => {
    const input = { id: c.req.valid("param").id, draft: c.req.valid("json") };
    return c.json(await appealDecision(c.get("ctx"), input), 201);
  })
  .openapi(notices, async c => c.json(await listNotices(c.get("ctx")), 200))
  .openapi(seen, async c => c.json(await markNoticesSeen(c.get("ctx"), c.req.valid("json")), 200));
