import { html, raw } from "hono/html";
import type { Markup } from "#core/plain-page.ts";
import type { Message } from "./notice.ts";
import {
  addressOf,
  brandName,
  explanation,
  factsOf,
  headline,
  namedNotices,
  nameOf,
  pageUrl,
  remark,
  translate,
} from "./notice-texts.ts";

// Mail programs know little of CSS: colours stand at each element, and once more for programs with a dark mode.
const dark = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #14121c !important; } .card { background: #1c1926 !important; }
  .text, .text a { color: #f1eff8 !important; } .muted, .muted a { color: #b0aabf !important; }
  .button { background: #7c4dff !important; } }`;
const colours = { offline: "#c22f3d", online: "#1d7a4d", test: "#5b2ee5" } as const;
const font = "font-family: 'IBM Plex Sans', 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif;";
const muted = "color: #6a6478; font-size: 13px; line-height: 1.6;";

type Context = { publicUrl: string; unsubscribe: string };

const bdi = (name: string) => html`<bdi>${name}</bdi>`;

/** The headline with its name set off; names are escaped here, the rest is our own text. */
function heading(message: Message): Markup {
  const mark = "\u0000";
  const [before = "", after = ""] = headline(message, () => mark).split(mark);
  return message.notices.length > 1 ? html`${before}` : html`${before}${bdi(nameOf(message.first))}${after}`;
}

function facts(message: Message): Markup {
  const { first } = message;
  const t = translate(first.language);
  const address = addressOf(first);
  const rows = factsOf(first).map(
    ({ label, value }) =>
      html`<p style="margin: 0 0 8px;"><span class="muted" style="${muted}">${label}</span><br>${value}</p>`,
  );
  const checked =
    address === null
      ? ""
      : html`<p style="margin: 0 0 8px;"><span class="muted" style="${muted}">${t("address")}</span><br><span dir="ltr">${address}</span></p>`;
  return html`<p style="margin: 0 0 16px;">${explanation(first)}</p>${checked}${rows}`;
}

function list(message: Message, publicUrl: string): Markup {
  const { language } = message.first;
  const { named, more } = namedNotices(message);
  const items = named.map(notice => {
    const said = remark(notice);
    return html`<p style="margin: 0 0 10px;"><a href="${pageUrl(publicUrl, language, notice.monitorId)}" style="color: #1f1b2b; font-weight: 600;">${bdi(nameOf(notice))}</a>${
      said === null ? "" : html`<br><span class="muted" style="${muted}">${said}</span>`
    }</p>`;
  });
  const rest =
    more > 0 ? html`<p style="margin: 0;">${translate(language)("more", { count: more })}</p>` : "";
  return html`${items}${rest}`;
}

/** The mail as a page of its own, readable in both directions and in the dark. */
export async function mailMarkup(message: Message, { publicUrl, unsubscribe }: Context): Promise<string> {
  const { language, kind, monitorId } = message.first;
  const t = translate(language);
  const isOne = message.notices.length === 1;
  const link = isOne ? pageUrl(publicUrl, language, monitorId) : pageUrl(publicUrl, language);
  const brand = brandName(language);
  const direction = language === "ar" ? "rtl" : "ltr";
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${headline(message, name => name)}</title>
<style>${raw(dark)}</style>
</head>
<body class="page" style="margin: 0; padding: 24px 12px; background: #f4f2fa; ${font}">
<div dir="${direction}" class="card text" style="max-width: 520px; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid rgba(125, 115, 150, 0.3); border-top: 4px solid ${colours[kind]}; border-radius: 10px; color: #1f1b2b; font-size: 16px; line-height: 1.6;">
<h1 style="margin: 0 0 12px; font-size: 20px; line-height: 1.35;">${heading(message)}</h1>
${isOne ? facts(message) : list(message, publicUrl)}
<p style="margin: 20px 0 0;"><a class="button" href="${link}" style="display: inline-block; padding: 10px 18px; background: #5b2ee5; color: #ffffff; border-radius: 8px; font-weight: 600; text-decoration: none;">${t(isOne ? "open_monitor" : "open_all")}</a></p>
</div>
<div dir="${direction}" class="muted" style="max-width: 520px; margin: 16px auto 0; ${muted}">
<p style="margin: 0 0 6px;">${t("why", { brand })} <a href="${unsubscribe}" style="color: #6a6478;">${t("stop")}</a></p>
<p style="margin: 0;">${t("reference", { id: "" })}<span dir="ltr">${message.id}</span></p>
</div>
</body>
</html>`;
  return String(await page);
}
