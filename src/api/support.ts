import { createRoute, z } from "@hono/zod-openapi";
import {
  closeOwnThread,
  getThread,
  listThreads,
  markThreadSeen,
  openThread,
  writeMessage,
} from "#features/support/index.ts";
import { MessageDraft, ThreadDetail, ThreadDraft, ThreadList } from "#features/support/support.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const tags = ["Support"];
const request = { params: z.object({ id: z.string().min(1).max(64) }) };
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) });
const done = z.object({ id: z.string() });
const writing = refusals(
  "unauthorized",
  "cross_site",
  "age_confirmation_needed",
  "validation_failed",
  "support_needs_plan",
  "support_limit_reached",
  "rate_limited",
);
const marking = refusals("unauthorized", "cross_site", "rate_limited");

const list = createRoute({
  method: "get",
  path: "/support",
  tags,
  summary: "The user's conversations with staff",
  description:
    "Who has lost the plan keeps reading; `canWrite` says whether the plan of today lets one write.",
  responses: { 200: answer("The conversations", ThreadList), ...refusals("unauthorized", "rate_limited") },
});

const open = createRoute({
  method: "post",
  path: "/support",
  tags,
  summary: "Begin a conversation",
  description: "For the plans Plus and Developer.",
  request: { body: body(ThreadDraft) },
  responses: { 201: answer("Begun", done), ...writing },
});

const get = createRoute({
  method: "get",
  path: "/support/{id}",
  tags,
  summary: "A conversation with all that was written",
  request,
  responses: {
    200: answer("The conversation", ThreadDetail),
    ...refusals("unauthorized", "support_thread_not_found", "rate_limited"),
  },
});

const write = createRoute({
  method: "post",
  path: "/support/{id}/messages",
  tags,
  summary: "Write in a conversation; a closed one is open again",
  request: { ...request, body: body(MessageDraft) },
  responses: {
    201: answer("Written", done),
    ...writing,
    ...refusals("support_thread_not_found", "support_thread_full"),
  },
});

const seen = createRoute({
  method: "post",
  path: "/support/{id}/seen",
  tags,
  summary: "What is written was seen",
  request,
  responses: { 200: answer("Noted", done), ...marking },
});

const close = createRoute({
  method: "post",
  path: "/support/{id}/close",
  tags,
  summary: "No answer is needed any more",
  request,
  responses: { 200: answer("Closed", done), ...marking, ...refusals("support_thread_not_found") },
});

export const supportRoutes = createRouter()
  .openapi(list, async c => c.json(await listThreads(c.get("ctx")), 200))
  .openapi(open, async c => c.json(await openThread(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(get, async c => c.json(await getThread(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(write, async c => {
    const input = { id: c.req.valid("param").id, draft: c.req.valid("json") };
    return c.json(await writeMessage(c.get("ctx"), input), 201);
  })
  .openapi(seen, async c => c.json(await markThreadSeen(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(close, async c => c.json(await closeOwnThread(c.get("ctx"), c.req.valid("param")), 200));
