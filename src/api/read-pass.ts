import { createRoute } from "@hono/zod-openapi";
import { findReadPass, giveReadPass } from "#features/reading/index.ts";
import { ReadPass, ReadPassRequest } from "#features/reading/reading.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const tags = ["Human check"];
const pass = { description: "The pass", content: { "application/json": { schema: ReadPass } } };

const getPass = createRoute({
  method: "get",
  path: "/read-pass",
  tags,
  summary: "Until when code can be read",
  description: "The pass of the asking session; `null` when it has none. Visitors have none.",
  responses: { 200: pass, ...refusals("rate_limited") },
});

const givePass = createRoute({
  method: "post",
  path: "/read-pass",
  tags,
  summary: "Read code for half an hour",
  description:
    "Takes a solved challenge of the purpose `read-code`. Afterwards this session reads and copies code for 30 minutes.",
  request: { body: { required: true, content: { "application/json": { schema: ReadPassRequest } } } },
  responses: {
    200: pass,
    ...refusals(
      "unauthorized",
      "cross_site",
      "human_check_failed",
      "human_check_unavailable",
      "age_confirmation_needed",
      "validation_failed",
      "rate_limited",
    ),
  },
});

export const readPassRoutes = createRouter()
  .openapi(getPass, async c => {
    const validUntil = await findReadPass(c.get("ctx"));
    return c.json({ validUntil: validUntil?.toISOString() ?? null }, 200);
  })
  .openapi(givePass, async c => {
    const validUntil = await giveReadPass(c.get("ctx"), c.req.valid("json").humanCheck ?? null);
    return c.json({ validUntil: validUntil.toISOString() }, 200);
  });
