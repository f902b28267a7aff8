import { createMiddleware } from "hono/factory";
import { AppError } from "#core/errors.ts";
import type { ApiEnv } from "../api-env.ts";
import { readSessionToken } from "../cookies.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];
/** Mail programs and providers call these from wherever they are. A signed link allows it, never the session. */
const openToOtherSites = new Set(["/api/notifications/unsubscribe"]);
/** Payment providers call these; what they send is signed, and no session is looked at. */
const isWebhook = (path: string): boolean => path.startsWith("/api/webhooks/");

/**
 * Whether a browser could have been led to this request by another site. Browsers name the site by Sec-Fetch-Site,
 * older ones and plain http at least by Origin; a request that names neither and carries no session is no browser's.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  if (origin === null) return readSessionToken(request, publicUrl) !== null;
  return origin !== new URL(publicUrl).origin && origin !== new URL(request.url).origin;
}

/** Refuses requests that change something when another site may have sent them. There are no CORS headers at all. */
export const refuseCrossSite = (publicUrl: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const isOpen = openToOtherSites.has(c.req.path) || isWebhook(c.req.path);
    const isChange = !safeMethods.includes(c.req.method) && !isOpen;
    if (isChange && isCrossSite(c.req.raw, publicUrl)) throw new AppError("cross_site");
    await next();
  });
