import { createRoute, z } from "@hono/zod-openapi";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { limits } from "#core/limits.ts";
import {
  Again,
  Asked,
  AssistantOffer,
  AttachmentChoices,
  Conversation,
  ConversationItem,
  ConversationList,
  ConversationTitle,
  EditedQuestion,
  Question,
} from "#features/assistant/assistant.schema.ts";
import {
  type AnswerEvent,
  deleteConversation,
  editQuestion,
  followAnswer,
  getAssistantOffer,
  getConversation,
  listAttachmentChoices,
  listConversations,
  regenerateAnswer,
  renameConversation,
  sendMessage,
  stopAnswer,
} from "#features/assistant/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const tags = ["Assistant"];
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: json(schema) },
});
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) });
const params = z.object({ id: z.string().max(40) });
const search = z.object({ q: z.string().optional() });
const reads = refusals("unauthorized", "rate_limited");
const asks = {
  ...refusals("unauthorized", "insufficient_balance", "price_changed", "assistant_busy", "rate_limited"),
  ...refusals("assistant_limit_reached", "conversation_full", "secrets_found", "validation_failed"),
  ...refusals("not_found", "conversation_not_found", "plan_needed", "cross_site"),
};
const asked =
  "A model writes the answer from here on: follow it on its stream. Its price is held, spent at its first word, and given back when none comes. `key` is made by the client for each question: sent again, it asks and costs nothing more. Without a model the answer is done at once, names what the library has and costs nothing.";

const getOffer = createRoute({
  method: "get",
  path: "/assistant",
  tags,
  summary: "Whether a model answers, and what that costs",
  responses: { ...answer("For the plan of this moment", AssistantOffer), ...reads },
});

const getList = createRoute({
  method: "get",
  path: "/assistant/conversations",
  tags,
  summary: "Own conversations, the latest first",
  request: { query: search },
  responses: { ...answer("All, or those that hold the words of `q`", ConversationList), ...reads },
});

const getOne = createRoute({
  method: "get",
  path: "/assistant/conversations/{id}",
  tags,
  summary: "One of them with its messages",
  request: { params },
  responses: { ...answer("The conversation", Conversation), ...reads, ...refusals("conversation_not_found") },
});

const patchOne = createRoute({
  method: "patch",
  path: "/assistant/conversations/{id}",
  tags,
  summary: "Rename a conversation",
  request: { params, body: body(ConversationTitle) },
  responses: {
    ...answer("As it is now", ConversationItem),
    ...reads,
    ...refusals("conversation_not_found", "validation_failed", "cross_site"),
  },
});

const deleteOne = createRoute({
  method: "delete",
  path: "/assistant/conversations/{id}",
  tags,
  summary: "Delete a conversation",
  request: { params },
  responses: {
    ...answer("Gone", z.object({ id: z.string() })),
    ...reads,
    ...refusals("conversation_not_found", "cross_site"),
  },
});

const getChoices = createRoute({
  method: "get",
  path: "/assistant/attachments",
  tags,
  summary: "What can be attached to a question",
  request: { query: search },
  responses: { ...answer("Own projects and parts of the library", AttachmentChoices), ...reads },
});

const postMessage = createRoute({
  method: "post",
  path: "/assistant/messages",
  tags,
  summary: "Ask something",
  description: asked,
  request: { body: body(Question) },
  responses: { ...answer("What was begun", Asked), ...asks },
});

const postEdit = createRoute({
  method: "post",
  path: "/assistant/messages/{id}/edit",
  tags,
  summary: "Ask a question in other words",
  description: `It and all that followed it go. ${asked}`,
  request: { params, body: body(EditedQuestion) },
  responses: { ...answer("What was begun", Asked), ...asks },
});

const postAgain = createRoute({
  method: "post",
  path: "/assistant/answers/{id}/again",
  tags,
  summary: "Have an answer written anew",
  description: `It and all that followed it go. ${asked}`,
  request: { params, body: body(Again) },
  responses: { ...answer("What was begun", Asked), ...asks },
});

const postStop = createRoute({
  method: "post",
  path: "/assistant/answers/{id}/stop",
  tags,
  summary: "End an answer that is being written",
  description: "The model's work ends with it. Before the first word it costs nothing.",
  request: { params },
  responses: { ...answer("It ends", z.object({ id: z.string() })), ...reads, ...refusals("cross_site") },
});

const stream = createRoute({
  method: "get",
  path: "/assistant/answers/{id}/stream",
  tags,
  summary: "An answer as it is written",
  description:
    "Server-sent events: `text` with a JSON string of more text, `end` with how it ended. The id of an event is how many characters there are: with it in `Last-Event-ID`, what came since is sent.",
  request: { params },
  responses: {
    200: { description: "The stream", content: { "text/event-stream": { schema: z.string() } } },
    ...reads,
    ...refusals("not_found"),
  },
});

async function sendEvent(to: SSEStreamingApi, event: AnswerEvent): Promise<void> {
  if (event.kind === "alive") await to.write(": alive\n\n");
  else if (event.kind === "text")
    await to.writeSSE({ event: "text", id: String(event.upTo), data: JSON.stringify(event.text) });
  else
    await to.writeSSE({
      event: "end",
      data: JSON.stringify({ state: event.state, failure: event.failure }),
    });
}

export const assistantRoutes = createRouter()
  .openapi(getOffer, async c => c.json(await getAssistantOffer(c.get("ctx")), 200))
  .openapi(getList, async c => {
    const { q } = c.req.valid("query");
    return c.json(await listConversations(c.get("ctx"), q === undefined ? {} : { q }), 200);
  })
  .openapi(getOne, async c => c.json(await getConversation(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(patchOne, async c => {
    const { id } = c.req.valid("param");
    return c.json(await renameConversation(c.get("ctx"), { id, change: c.req.valid("json") }), 200);
  })
  .openapi(deleteOne, async c => c.json(await deleteConversation(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(getChoices, async c => {
    const { q } = c.req.valid("query");
    return c.json(await listAttachmentChoices(c.get("ctx"), q === undefined ? {} : { q }), 200);
  })
  .openapi(postMessage, async c =>
    c.json(await sendMessage(c.get("ctx"), c.req.valid("json"), c.get("closing")), 200),
  )
  .openapi(postEdit, async c => {
    const input = { ...c.req.valid("param"), edited: c.req.valid("json"), closing: c.get("closing") };
    return c.json(await editQuestion(c.get("ctx"), input), 200);
  })
  .openapi(postAgain, async c => {
    const input = { ...c.req.valid("param"), again: c.req.valid("json"), closing: c.get("closing") };
    return c.json(await regenerateAnswer(c.get("ctx"), input), 200);
  })
  .openapi(postStop, async c => c.json(await stopAnswer(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(stream, async c => {
    const { id } = c.req.valid("param");
    const last = c.req.header("last-event-id") ?? "";
    const after = /^\d{1,7}$/.test(last) ? Number(last) : 0;
    const gone = new AbortController();
    const signal = AbortSignal.any([gone.signal, c.get("closing")]);
    const events = followAnswer(c.get("ctx"), { id, after, signal });
    // The first event is waited for, so that what is not there is answered with its status.
    const first = await events.next();
    c.header("x-accel-buffering", "no");
    return streamSSE(
      c,
      async to => {
        to.onAbort(() => gone.abort());
        await to.writeSSE({ event: "open", data: "", retry: limits.live.retryMs });
        if (!first.done) await sendEvent(to, first.value);
        for await (const event of events) await sendEvent(to, event);
        gone.abort();
      },
      async error => {
        gone.abort();
        c.get("log").warn({ err: error }, "the stream of an answer broke off");
      },
    );
  });
