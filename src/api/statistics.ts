import { createRoute } from "@hono/zod-openapi";
import { getCounters } from "#features/statistics/index.ts";
import { Counters } from "#features/statistics/statistics.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const getStatistics = createRoute({
  method: "get",
  path: "/statistics",
  tags: ["Statistics"],
  summary: "The three totals of the home page",
  description: "Accounts that have logged in, public codes, and monitors; counted at most once a minute.",
  responses: {
    200: { description: "The totals", content: { "application/json": { schema: Counters } } },
    ...refusals("rate_limited"),
  },
});

export const statisticsRoutes = createRouter().openapi(getStatistics, async c =>
  c.json(await getCounters(c.get("ctx")), 200),
);
