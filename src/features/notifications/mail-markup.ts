import { html } from "hono/html";
import type { Markup } from "#core/plain-page.ts";
import { mailFrame, mutedStyle } from "./mail-frame.ts";
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
      html`<p style="margin: 0 0 8px;"><span class="muted" style="${mutedStyle}">${label}</span><br>${value}</p>`,
  );
  const checked =
    address === null
      ? ""
      : html`<p style="margin: 0 0 8px;"><span class="muted" style="${mutedStyle}">${t("address")}</span><br><span dir="ltr">${address}</span></p>`;
  return html`<p style="margin: 0 0 16px;">${explanation(first)}</p>${checked}${rows}`;
}

function list(message: Message, publicUrl: string): Markup {
  const { language } = message.first;
  const { named, more } = namedNotices(message);
  const items = named.map(notice => {
    const said = remark(notice);
    return html`<p style="margin: 0 0 10px;"><a href="${pageUrl(publicUrl, language, notice.monitorId)}" style="color: #1f1b2b; font-weight: 600;">${bdi(nameOf(notice))}</a>${
      said === null ? "" : html`<br><span class="muted" style="${mutedStyle}">${said}</span>`
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
  return mailFrame({
    language,
    tone: kind,
    title: headline(message, name => name),
    heading: heading(message),
    content: isOne ? facts(message) : list(message, publicUrl),
    button: { link, text: t(isOne ? "open_monitor" : "open_all") },
    why: t("why", { brand: brandName(language) }),
    stop: { link: unsubscribe, text: t("stop") },
    reference: { text: t("reference", { id: "" }), id: message.id },
  });
}
