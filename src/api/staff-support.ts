import { createRoute, z } from "@hono/zod-openapi";
import { answerThread, getStaffThread, listStaffThreads, markStaffSeen } from "#features/support/index.ts";
import { StaffAnswer, StaffThreadDetail, StaffThreadPage } from "#features/support/support.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const request = { params: z.object({ id: z.string().min(1).max(64) }) };
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answerOf = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});
const done = z.object({ id: z.string() });
const reading = refusals("unauthorized", "forbidden", "rate_limited");
const changing = refusals("unauthorized", "forbidden", "cross_site", "rate_limited");

const list = createRoute({
  method: "get",
  path: "/staff/support",
  tags: staffTags,
  summary: "Conversations with users",
  description: "`state` is open (waits for an answer, the oldest first), answered or closed.",
  request: { query: z.object({ state: z.string().optional(), page: z.string().optional() }) },
  responses: { 200: answerOf("One page", StaffThreadPage), ...reading },
});

const get = createRoute({
  method: "get",
  path: "/staff/support/{id}",
  tags: staffTags,
  summary: "A conversation with all that was written",
  request,
  responses: {
    200: answerOf("The conversation", StaffThreadDetail),
    ...reading,
    ...refusals("support_thread_not_found"),
  },
});

const answer = createRoute({
  method: "post",
  path: "/staff/support/{id}/answers",
  tags: staffTags,
  summary: "Answer a conversation, close it, or both",
  request: { ...request, body: { required: true, content: json(StaffAnswer) } },
  responses: {
    201: answerOf("Answered", done),
    ...changing,
    ...refusals("validation_failed", "support_thread_not_found"),
  },
});

const seen = createRoute({
  method: "post",
  path: "/staff/support/{id}/seen",
  tags: staffTags,
  summary: "Staff have seen what is written",
  request,
  responses: { 200: answerOf("Noted", done), ...changing },
});

export const staffSupportRoutes = createRouter()
  .openapi(list, async c => c.json(await listStaffThreads(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(get, async c => c.json(await getStaffThread(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(answer, async c => {
    const input = { id: c.req.valid("param").id, answer: c.req.valid("json") };
    return c.json(await answerThread(c.get("ctx"), input), 201);
  })
  .openapi(seen, async c => c.json(await markStaffSeen(c.get("ctx"), c.req.valid("param")), 200));
