import { createRoute } from "@hono/zod-openapi";
import { countView } from "#features/views/index.ts";
import { ViewAnswer, ViewTarget } from "#features/views/views.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const view = createRoute({
  method: "post",
  path: "/views",
  tags: ["Library"],
  summary: "Say that a code or project was looked at",
  description:
    "Sent by the page once it was visible for two seconds. Counted after the human check, once per viewer in 24 hours; never the owner, never programs.",
  request: { body: { required: true, content: { "application/json": { schema: ViewTarget } } } },
  responses: {
    200: { description: "Whether it counted", content: { "application/json": { schema: ViewAnswer } } },
    ...refusals("unauthorized", "not_found", "validation_failed", "cross_site", "rate_limited"),
  },
});

export const viewRoutes = createRouter().openapi(view, async c => {
  const userAgent = c.req.header("user-agent") ?? "";
  return c.json({ counted: await countView(c.get("ctx"), c.req.valid("json"), userAgent) }, 200);
});
