import { html, raw } from "hono/html";
import type { Markup } from "#core/plain-page.ts";
import type { Language } from "#core/vocabulary.ts";

// Mail programs know little of CSS: colours stand at each element, and once more for programs with a dark mode.
const dark = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #14121c !important; } .card { background: #1c1926 !important; }
  .text, .text a { color: #f1eff8 !important; } .muted, .muted a { color: #b0aabf !important; }
  .button { background: #7c4dff !important; } }`;
const colours = { offline: "#c22f3d", online: "#1d7a4d", test: "#5b2ee5" } as const;
const font = "font-family: 'IBM Plex Sans', 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif;";
export const mutedStyle = "color: #6a6478; font-size: 13px; line-height: 1.6;";

export type MailTone = keyof typeof colours;

type Frame = {
  language: Language;
  tone: MailTone;
  title: string;
  heading: Markup;
  content: Markup;
  button: { link: string; text: string };
  /** Why it came, and how to get no more. */
  why: string;
  stop: { link: string; text: string };
  reference: { text: string; id: string };
};

/** A mail as a page of its own, readable in both directions and in the dark. */
export async function mailFrame(frame: Frame): Promise<string> {
  const { language, tone, title, heading, content, button, why, stop, reference } = frame;
  const direction = language === "ar" ? "rtl" : "ltr";
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(dark)}</style>
</head>
<body class="page" style="margin: 0; padding: 24px 12px; background: #f4f2fa; ${font}">
<div dir="${direction}" class="card text" style="max-width: 520px; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid rgba(125, 115, 150, 0.3); border-top: 4px solid ${colours[tone]}; border-radius: 10px; color: #1f1b2b; font-size: 16px; line-height: 1.6;">
<h1 style="margin: 0 0 12px; font-size: 20px; line-height: 1.35;">${heading}</h1>
${content}
<p style="margin: 20px 0 0;"><a class="button" href="${button.link}" style="display: inline-block; padding: 10px 18px; background: #5b2ee5; color: #ffffff; border-radius: 8px; font-weight: 600; text-decoration: none;">${button.text}</a></p>
</div>
<div dir="${direction}" class="muted" style="max-width: 520px; margin: 16px auto 0; ${mutedStyle}">
<p style="margin: 0 0 6px;">${why} <a href="${stop.link}" style="color: #6a6478;">${stop.text}</a></p>
<p style="margin: 0;">${reference.text}<span dir="ltr">${reference.id}</span></p>
</div>
</body>
</html>`;
  return String(await page);
}
