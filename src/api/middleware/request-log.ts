import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { createId } from "#core/ids.ts";
import type { Log } from "#core/log.ts";
import type { ApiEnv } from "../api-env.ts";

/**
 * Gives the request an id of its own and writes one line about it: the pattern of the route instead of the
 * address, so that no id, token or search word reaches the log.
 */
export const requestLog = (log: Log) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const requestId = createId();
    const startedAt = performance.now();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    c.header("x-request-id", requestId);
    await next();
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"))?.path ?? "unknown";
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    c.get("log").info({ method: c.req.method, route, status: c.res.status, ms }, "request");
  });
