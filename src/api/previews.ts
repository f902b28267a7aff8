import { Hono } from "hono";
import { type Clock, systemClock } from "#core/time.ts";
import { openPreview } from "#features/codes/index.ts";
import type { Services } from "#features/context/index.ts";

/** The frame around it has the same sandbox; this one holds when the address is opened without a frame. */
const policy =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; connect-src 'none'";

/**
 * Runs codes of the library in an origin of its own, behind signed addresses that live minutes. No cookie is read or
 * set, and what is served can load nothing, send nothing and knows no origin.
 */
export function createPreviews(services: Services, clock: Clock = systemClock): Hono {
  const app = new Hono();
  app.use("*", async (c, next) => {
    await next();
    c.header("content-security-policy", policy);
    c.header("referrer-policy", "no-referrer");
    c.header("x-content-type-options", "nosniff");
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex");
    c.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
    c.header("cross-origin-opener-policy", "same-origin");
  });
  app.get("/:token", async c => {
    const html = await openPreview({ ...services, now: clock() }, c.req.param("token"));
    return html === null ? c.text("This preview has expired.", 410) : c.html(html);
  });
  app.all("*", c => c.text("Not found", 404));
  app.onError((error, c) => {
    services.log.error({ err: error }, "preview failed");
    return c.text("This preview failed.", 500);
  });
  return app;
}
