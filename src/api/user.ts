import { createRoute } from "@hono/zod-openapi";
import { getCoinBalance } from "#features/coins/index.ts";
import { countUnseenNotices } from "#features/notices/index.ts";
import { opensSupport } from "#features/support/index.ts";
import { userDetailsOf } from "#features/users/index.ts";
import { UserAnswer } from "#features/users/users.schema.ts";
import { refusals } from "./api-error.ts";
import { clearSessionCookies, hasSignedInHint } from "./cookies.ts";
import { createRouter } from "./router.ts";

const getUser = createRoute({
  method: "get",
  path: "/user",
  tags: ["Account"],
  summary: "Who is signed in, with plan and coins",
  description: "Visitors get `userDetails: null`. The plan's message is in the language of the request.",
  responses: {
    200: { description: "The user, or null", content: { "application/json": { schema: UserAnswer } } },
    ...refusals("rate_limited"),
  },
});

export const userRoutes = createRouter().openapi(getUser, async c => {
  const { env, now } = c.get("ctx");
  const session = c.get("session");
  if (session === null) {
    // The session has ended elsewhere: the page need not keep a place for its menu any more.
    if (hasSignedInHint(c.req.raw)) clearSessionCookies(c, env.PUBLIC_URL);
    return c.json({ userDetails: null }, 200);
  }
  const [unseenNotices, coins, hasSupport] = await Promise.all([
    countUnseenNotices(c.get("ctx")),
    getCoinBalance(c.get("ctx")),
    opensSupport(c.get("ctx")),
  ]);
  const told = { now, language: c.get("language"), unseenNotices, coins, hasSupport };
  const details = userDetailsOf(session, told);
  return c.json({ userDetails: details }, 200);
});
