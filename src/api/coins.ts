import { createRoute, z } from "@hono/zod-openapi";
import {
  CoinAccount,
  CoinAdjustment,
  CoinBalance,
  CoinClaim,
  CoinHistory,
  CoinPurchase,
  CoinPurchased,
} from "#features/coins/coins.schema.ts";
import {
  adjustCoins,
  buyPlanWithCoins,
  claimGift,
  getCoinAccount,
  listCoinHistory,
} from "#features/coins/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const tags = ["Coins"];
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: json(schema) },
});
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) });

const getAccount = createRoute({
  method: "get",
  path: "/coins",
  tags,
  summary: "Balance, streak and next gift",
  description: "For their owner alone.",
  responses: { ...answer("As they stand", CoinAccount), ...refusals("coins_unauthorized", "rate_limited") },
});

const postClaim = createRoute({
  method: "post",
  path: "/coins/claim",
  tags,
  summary: "Claim the daily gift",
  description:
    "Once in 24 hours; `gift_not_ready` otherwise. A claim within 48 hours of the last continues the streak.",
  responses: {
    ...answer("What was in it", CoinClaim),
    ...refusals("coins_unauthorized", "gift_not_ready", "cross_site", "rate_limited"),
  },
});

const getHistory = createRoute({
  method: "get",
  path: "/coins/history",
  tags,
  summary: "What came and went",
  description: "The newest first; `next` of one page is the `cursor` of the following one.",
  request: { query: z.object({ cursor: z.string().optional() }) },
  responses: { ...answer("One page", CoinHistory), ...refusals("coins_unauthorized", "rate_limited") },
});

const postPlan = createRoute({
  method: "post",
  path: "/coins/plans",
  tags,
  summary: "Buy a month of a plan with coins",
  description:
    "`key` is made by the client for each purchase: sent again, it buys nothing more. While a plan runs, `plan_running` names its end.",
  request: { body: body(CoinPurchase) },
  responses: {
    ...answer("What was bought", CoinPurchased),
    ...refusals(
      "coins_unauthorized",
      "insufficient_balance",
      "plan_running",
      "conflict",
      "spender_email_not_verified",
      "spender_too_new",
      "validation_failed",
      "cross_site",
      "rate_limited",
    ),
  },
});

const postAdjustment = createRoute({
  method: "post",
  path: "/staff/coins",
  tags: staffTags,
  summary: "Give coins to a user, or take them",
  description: "The reason stands in the audit log. The same `key` counts once.",
  request: { body: body(CoinAdjustment) },
  responses: {
    ...answer("The balance afterwards", CoinBalance),
    ...refusals("unauthorized", "forbidden", "user_not_found", "insufficient_balance"),
    ...refusals("validation_failed", "cross_site", "rate_limited"),
  },
});

export const coinRoutes = createRouter()
  .openapi(getAccount, async c => c.json(await getCoinAccount(c.get("ctx")), 200))
  .openapi(postClaim, async c => c.json(await claimGift(c.get("ctx")), 200))
  .openapi(getHistory, async c => c.json(await listCoinHistory(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(postPlan, async c => c.json(await buyPlanWithCoins(c.get("ctx"), c.req.valid("json")), 200))
  .openapi(postAdjustment, async c => c.json(await adjustCoins(c.get("ctx"), c.req.valid("json")), 200));
