import { type Context, Hono } from "hono";
import { isAppError } from "#core/errors.ts";
import { type Clock, systemClock } from "#core/time.ts";
import type { Language } from "#core/vocabulary.ts";
import { createPreview, findCodeOverview } from "#features/codes/index.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { codeAddress, embedAddress } from "./embed-address.ts";
import { embedPage, framedPage, missingPage } from "./pages/embed-page.ts";

/** Where codes stand in frames: these addresses alone may be framed by other sites. */
export const embedPattern = /^(?:\/ar)?\/embed\/code\//;

async function showEmbed(c: Context, services: Services, language: Language, id: string) {
  const { PUBLIC_URL, PREVIEW_ORIGIN } = services.env;
  const code = await findCodeOverview(services, { id, language });
  const isRunnable = code?.hasPreview === true && !code.needsPlan;
  const page =
    code === null
      ? missingPage(language)
      : embedPage({
          code,
          language,
          address: codeAddress(PUBLIC_URL, language, id),
          runAddress: isRunnable ? `${embedAddress(PUBLIC_URL, language, id)}/run` : null,
        });
  const { markup, policy } = framedPage(page, `${PREVIEW_ORIGIN ?? ""} 'self'`.trim());
  c.header("content-security-policy", policy);
  c.header("cache-control", code === null ? "no-store" : "public, max-age=60, s-maxage=300");
  return c.html(markup, code === null ? 404 : 200);
}

/** A fresh address for each run: the page around the frame may have been kept for long. */
async function runEmbed(c: Context, services: Services, clock: Clock, id: string) {
  const ctx = contextFor(services, { kind: "visitor" }, clock());
  const preview = await createPreview(ctx, { id }).catch(error => {
    if (isAppError(error)) return null;
    throw error;
  });
  c.header("cache-control", "no-store");
  return preview === null ? c.text("Not found", 404) : c.redirect(preview.url);
}

/** What other sites show of a code in a frame. The same for everybody: no cookie is looked at. */
export function createEmbeds(services: Services, clock: Clock = systemClock): Hono {
  const app = new Hono();
  for (const [prefix, language] of [
    ["", "en"],
    ["/ar", "ar"],
  ] as const) {
    app.get(`${prefix}/embed/code/:id`, c => showEmbed(c, services, language, c.req.param("id")));
    app.get(`${prefix}/embed/code/:id/run`, c => runEmbed(c, services, clock, c.req.param("id")));
  }
  return app;
}
