import { createRoute } from "@hono/zod-openapi";
import { RedeemDraft, Redeemed } from "#features/gifts/gifts.schema.ts";
import { redeemGiftCode } from "#features/gifts/index.ts";
import { refusals } from "./api-error.ts";
import { addressBlock, clientAddress } from "./client-address.ts";
import { createRouter } from "./router.ts";

const redeem = createRoute({
  method: "post",
  path: "/redeem",
  tags: ["Plans"],
  summary: "Redeem a gift code",
  description:
    "Takes a code and a solved challenge of the purpose `redeem`. Five tries an hour by user and by address, wrong ones too. A code that is unknown, used, taken back or expired is refused in the same words.",
  request: { body: { required: true, content: { "application/json": { schema: RedeemDraft } } } },
  responses: {
    200: {
      description: "The plan that it opened or made longer",
      content: { "application/json": { schema: Redeemed } },
    },
    ...refusals(
      "unauthorized",
      "cross_site",
      "human_check_failed",
      "human_check_unavailable",
      "age_confirmation_needed",
      "validation_failed",
      "gift_code_refused",
      "plan_running",
      "redeem_limit_reached",
      "rate_limited",
    ),
  },
});

export const giftRoutes = createRouter().openapi(redeem, async c => {
  const ctx = c.get("ctx");
  const address = addressBlock(clientAddress(c, ctx.env.TRUSTED_PROXIES));
  return c.json(await redeemGiftCode(ctx, { draft: c.req.valid("json"), address }), 200);
});
