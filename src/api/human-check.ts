import { createRoute, z } from "@hono/zod-openapi";
import { humanCheckPurposes } from "#core/vocabulary.ts";
import { createHumanCheck } from "#features/human-check/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const getChallenge = createRoute({
  method: "get",
  path: "/human-check/challenge",
  tags: ["Human check"],
  summary: "A fresh challenge",
  description:
    "For one purpose and the asking session: a challenge of ALTCHA's proof of work or, where Turnstile is set up, what its widget is given (`siteKey`, `action`, `cData`). The solution or token is sent as `humanCheck` with the request that needs it, within five minutes, and works once.",
  request: { query: z.object({ purpose: z.enum(humanCheckPurposes) }) },
  responses: {
    200: {
      description: "The challenge, as the widget takes it",
      content: {
        "application/json": {
          schema: z.record(z.string(), z.unknown()),
        },
      },
    },
    ...refusals("unauthorized", "validation_failed", "rate_limited"),
  },
});

export const humanCheckRoutes = createRouter().openapi(getChallenge, async c =>
  c.json(await createHumanCheck(c.get("ctx"), c.req.valid("query").purpose), 200),
);
