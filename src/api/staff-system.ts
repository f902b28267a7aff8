import { createRoute, z } from "@hono/zod-openapi";
import { getSystem, retryJob } from "#features/system/index.ts";
import { JobRetry, SystemFigures } from "#features/system/system.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

const get = createRoute({
  method: "get",
  path: "/staff/system",
  tags: staffTags,
  summary: "Queues, failed jobs and checks as they are now",
  responses: {
    200: { description: "The figures", content: json(SystemFigures) },
    ...refusals("unauthorized", "forbidden", "rate_limited"),
  },
});

const retry = createRoute({
  method: "post",
  path: "/staff/system/retries",
  tags: staffTags,
  summary: "Let a failed job come again",
  request: { body: { required: true, content: json(JobRetry) } },
  responses: {
    200: { description: "It waits again", content: json(z.object({ id: z.string() })) },
    ...refusals("unauthorized", "forbidden", "cross_site", "validation_failed", "not_found", "rate_limited"),
  },
});

export const staffSystemRoutes = createRouter()
  .openapi(get, async c => c.json(await getSystem(c.get("ctx")), 200))
  .openapi(retry, async c => c.json(await retryJob(c.get("ctx"), c.req.valid("json")), 200));
