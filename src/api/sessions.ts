import { createRoute, z } from "@hono/zod-openapi";
import { listSessions, revokeOtherSessions, revokeSession } from "#features/sessions/index.ts";
import { SessionList } from "#features/sessions/sessions.schema.ts";
import { refusals } from "./api-error.ts";
import { clearSessionCookies } from "./cookies.ts";
import { createRouter } from "./router.ts";

const tags = ["Account"];

const getSessions = createRoute({
  method: "get",
  path: "/sessions",
  tags,
  summary: "Browsers that are signed in",
  responses: {
    200: { description: "The last used first", content: { "application/json": { schema: SessionList } } },
    ...refusals("unauthorized", "rate_limited"),
  },
});

const deleteSession = createRoute({
  method: "delete",
  path: "/sessions/{id}",
  tags,
  summary: "Sign one browser out",
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: {
    204: { description: "Ended" },
    ...refusals("unauthorized", "session_not_found", "cross_site", "rate_limited"),
  },
});

const deleteOthers = createRoute({
  method: "delete",
  path: "/sessions",
  tags,
  summary: "Sign out everywhere else",
  responses: {
    200: {
      description: "How many sessions ended",
      content: { "application/json": { schema: z.object({ ended: z.number().int() }) } },
    },
    ...refusals("unauthorized", "cross_site", "rate_limited"),
  },
});

export const sessionRoutes = createRouter()
  .openapi(getSessions, async c => c.json({ sessions: await listSessions(c.get("ctx")) }, 200))
  .openapi(deleteSession, async c => {
    const { id } = c.req.valid("param");
    await revokeSession(c.get("ctx"), id);
    if (id === c.get("session")?.id) clearSessionCookies(c, c.get("ctx").env.PUBLIC_URL);
    return c.body(null, 204);
  })
  .openapi(deleteOthers, async c => c.json({ ended: await revokeOtherSessions(c.get("ctx")) }, 200));
