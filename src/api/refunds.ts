import { createRoute, z } from "@hono/zod-openapi";
import { decideRefund, getRefund, listRefunds, requestRefund } from "#features/refunds/index.ts";
import { RefundDecision, RefundDraft, RefundPage, RefundView } from "#features/refunds/refunds.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const idParams = z.object({ id: z.string().min(1).max(64) });
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});
const done = z.object({ id: z.string() });

const get = createRoute({
  method: "get",
  path: "/billing/payments/{id}/refund",
  tags: ["Billing"],
  summary: "Whether an own payment can be refunded",
  description: "With everything that speaks against it, and what became of the wish.",
  request: { params: idParams },
  responses: {
    200: answer("How it stands", RefundView),
    ...refusals("unauthorized", "refund_not_found", "rate_limited"),
  },
});

const request = createRoute({
  method: "post",
  path: "/billing/payments/{id}/refund",
  tags: ["Billing"],
  summary: "Ask for a payment back",
  description: "The first payment, within three days, without a discount, before a premium feature was used.",
  request: { params: idParams, body: { required: true, content: json(RefundDraft) } },
  responses: {
    201: answer("Asked for", done),
    ...refusals(
      "unauthorized",
      "cross_site",
      "age_confirmation_needed",
      "validation_failed",
      "refund_not_found",
      "refund_not_eligible",
      "refund_requested_already",
      "rate_limited",
    ),
  },
});

const list = createRoute({
  method: "get",
  path: "/staff/refunds",
  tags: staffTags,
  summary: "Wishes for refunds with their facts",
  description: "`state` is waiting, approved, refunded or refused; `payment` finds the one about a payment.",
  request: {
    query: z.object({
      state: z.string().optional(),
      payment: z.string().optional(),
      page: z.string().optional(),
    }),
  },
  responses: {
    200: answer("One page", RefundPage),
    ...refusals("unauthorized", "forbidden", "rate_limited"),
  },
});

const decide = createRoute({
  method: "post",
  path: "/staff/refunds/{id}/decision",
  tags: staffTags,
  summary: "Approve a refund, or refuse it with a reason",
  request: { params: idParams, body: { required: true, content: json(RefundDecision) } },
  responses: {
    200: answer("Decided", done),
    ...refusals(
      "unauthorized",
      "forbidden",
      "cross_site",
      "validation_failed",
      "refund_not_found",
      "refund_decided_already",
      "rate_limited",
    ),
  },
});

export const refundRoutes = createRouter()
  .openapi(get, async c => c.json(await getRefund(c.get("ctx"), { paymentId: c.req.valid("param").id }), 200))
  .openapi(request, async c => {
    const input = { paymentId: c.req.valid("param").id, draft: c.req.valid("json") };
    return c.json(await requestRefund(c.get("ctx"), input), 201);
  })
  .openapi(list, async c => c.json(await listRefunds(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(decide, async c => {
    const input = { id: c.req.valid("param").id, decision: c.req.valid("json") };
    return c.json(await decideRefund(c.get("ctx"), input), 200);
  });
