import { createRoute, z } from "@hono/zod-openapi";
import { receiveEvent } from "#features/billing/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const receive = createRoute({
  method: "post",
  path: "/webhooks/{provider}",
  tags: ["Billing"],
  summary: "Take a payment provider's message in",
  description:
    "Called by the payment provider with its signature (`Paddle-Signature`). The message is kept as it came and applied afterwards; sending it again changes nothing.",
  request: { params: z.object({ provider: z.string().max(20) }) },
  responses: {
    200: {
      description: "Kept",
      content: { "application/json": { schema: z.object({ received: z.literal(true) }) } },
    },
    ...refusals("webhook_not_genuine", "bad_request", "not_found", "payload_too_large", "rate_limited"),
  },
});

export const webhookRoutes = createRouter().openapi(receive, async c => {
  // The signature is over the very bytes: nothing reads the body before.
  const body = await c.req.text();
  const { provider } = c.req.valid("param");
  await receiveEvent(c.get("ctx"), { provider, body, signature: c.req.header("paddle-signature") });
  return c.json({ received: true as const }, 200);
});
