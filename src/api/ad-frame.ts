import { Hono } from "hono";
import { html } from "hono/html";
import { type AdPlacement, adPlacements, languages } from "#core/vocabulary.ts";
import type { Services } from "#features/context/index.ts";

/** Pages of ours alone may frame these addresses. */
export const adFramePattern = /^\/ads\/frame\//;

/**
 * What the frame may load: the script, and what that asks for over https. Its sandbox has no origin, so that it reaches
 * neither cookies nor storage of ours, and cannot lead the page around it away.
 */
const policyFor = (script: string): string => {
  const { origin } = new URL(script);
  return [
    "default-src 'none'",
    `script-src ${origin}`,
    `connect-src ${origin}`,
    "img-src https: data:",
    "media-src https:",
    "style-src 'unsafe-inline'",
    "font-src https:",
    "frame-src https:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
};

const framePage = (script: string, placement: AdPlacement, language: string) => html`<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ad</title>
<style>html { color-scheme: light dark; } body { margin: 0; overflow: hidden; }</style>
</head>
<body>
<div id="ad" data-placement="${placement}"></div>
<script async src="${script}"></script>
</body>
</html>`;

/** The frame in which somebody else's ads run. Without AD_SCRIPT_URL there is none. */
export function createAdFrames({ env }: Pick<Services, "env">): Hono {
  const app = new Hono();
  app.get("/ads/frame/:placement", c => {
    const placement = adPlacements.find(each => each === c.req.param("placement"));
    const script = env.AD_SCRIPT_URL;
    if (script === undefined || placement === undefined) return c.text("Not found", 404);
    const language = languages.find(each => each === c.req.query("lang")) ?? "en";
    c.header("content-security-policy", policyFor(script));
    c.header("cache-control", "public, max-age=300");
    return c.html(framePage(script, placement, language));
  });
  return app;
}
