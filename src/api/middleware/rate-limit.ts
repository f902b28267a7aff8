import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "#core/errors.ts";
import { secondMs } from "#core/time.ts";
import type { Services } from "#features/context/index.ts";
import type { RateLimitKind, RateLimits } from "#features/rate-limits/index.ts";
import type { ApiEnv } from "../api-env.ts";
import { addressBlock, clientAddress } from "../client-address.ts";

/** Counts one request of `key` and tells how much is left; refuses with 429 when it is one too many. */
export async function countRequest(c: Context<ApiEnv>, kind: RateLimitKind, key: string): Promise<void> {
  const state = await c.get("rateLimits").consume(kind, key);
  const seconds = Math.max(1, Math.ceil(state.resetMs / secondMs));
  c.header("ratelimit-limit", String(state.limit));
  c.header("ratelimit-remaining", String(state.remaining));
  c.header("ratelimit-reset", String(seconds));
  if (state.allowed) return;
  c.header("retry-after", String(seconds));
  throw new AppError("rate_limited", { count: seconds });
}

function kindOf(method: string, path: string): RateLimitKind {
  if (path.startsWith("/api/login")) return "login";
  if (path.startsWith("/api/webhooks/")) return "webhook";
  return method === "GET" || method === "HEAD" ? "read" : "write";
}

/** Many bots call these from behind one address; their route counts by token, and far more by address. */
const isCountedByItsRoute = (path: string) => path.startsWith("/api/heartbeat");

/** Counts signed-in users by their id, others by their address, which is kept as a keyed hash only. */
export const rateLimit = (services: Services, rateLimits: RateLimits) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const address = addressBlock(clientAddress(c, services.env.TRUSTED_PROXIES));
    const kind = kindOf(c.req.method, c.req.path);
    const byAddress = `a:${services.keys.sign("address", address)}`;
    const session = c.get("session");
    c.set("rateLimits", rateLimits);
    c.set("caller", session === null || kind === "login" ? byAddress : `u:${session.user.id}`);
    // The start of a login and its end are counted apart, so that the limit is one of whole logins.
    const key = kind === "login" ? `${c.get("caller")}${c.req.path}` : c.get("caller");
    if (!isCountedByItsRoute(c.req.path)) await countRequest(c, kind, key);
    await next();
  });
