import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Language } from "./vocabulary.ts";

/** Markup whose values were escaped by hono's `html` tag. */
export type Markup = ReturnType<typeof html>;

const baseStyles = `
:root { color-scheme: light dark;
  --canvas: light-dark(oklch(0.981 0.007 295), oklch(0.192 0.021 292));
  --surface: light-dark(oklch(1 0 0), oklch(0.226 0.023 292));
  --raised: light-dark(oklch(0.957 0.012 295), oklch(0.268 0.027 292));
  --line: light-dark(oklch(0.902 0.015 295), oklch(0.325 0.03 292));
  --text: light-dark(oklch(0.225 0.035 290), oklch(0.955 0.01 292));
  --muted: light-dark(oklch(0.475 0.032 290), oklch(0.755 0.022 292));
  --accent: light-dark(oklch(0.485 0.255 289), oklch(0.765 0.145 294));
  --accent-fill: light-dark(oklch(0.505 0.262 289), oklch(0.545 0.245 289));
  --accent-soft: light-dark(oklch(0.952 0.028 296), oklch(0.29 0.075 291));
  --online: light-dark(oklch(0.485 0.125 155), oklch(0.8 0.165 156));
  --offline: light-dark(oklch(0.505 0.205 25), oklch(0.765 0.135 20));
  --coin: light-dark(oklch(0.5 0.11 68), oklch(0.83 0.145 82)); }
*, ::before, ::after { box-sizing: border-box; }
html { text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body { margin: 0; min-block-size: 100dvh; background: var(--canvas); color: var(--text); line-height: 1.6;
  font-family: "IBM Plex Sans", "IBM Plex Sans Arabic", system-ui, sans-serif; }
h1, h2, h3 { font-weight: 600; line-height: 1.3; text-wrap: balance; margin-block: 0 0.5rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; }
p { margin-block: 0 1rem; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 0.25rem; }
code, pre { font-family: "IBM Plex Mono", ui-monospace, monospace; font-size: 0.9em; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.5rem; }
.middle { display: grid; place-items: center; padding: 1rem; min-block-size: 100dvh; }
.middle > .card { inline-size: min(28rem, 100%); }
.muted { color: var(--muted); }
.button { display: inline-flex; align-items: center; justify-content: center; min-block-size: 2.75rem; padding: 0.5rem 1rem;
  border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); color: var(--text); font: inherit;
  font-weight: 600; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--raised); }
.button.main { background: var(--accent-fill); border-color: transparent; color: oklch(1 0 0); }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
`;

export type PlainPage = { language: Language; title: string; body: Markup; styles?: string };

/**
 * A whole page without scripts, for what is shown outside the pages of the site, and the policy that lets it load
 * nothing but its own styles.
 */
export function plainPage(page: PlainPage): { markup: Markup; policy: string } {
  const styles = `${baseStyles}${page.styles ?? ""}`;
  const markup = html`<!doctype html>
<html lang="${page.language}" dir="${page.language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<style>${raw(styles)}</style>
</head>
<body>${page.body}</body>
</html>`;
  const hash = createHash("sha256").update(styles).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return { markup, policy };
}
