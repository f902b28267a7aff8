import { html } from "hono/html";
import type { Language } from "#core/vocabulary.ts";
import { leftToRight } from "#i18n/direction.ts";
import { type Access, mailOf } from "./mail-content.ts";
import { type MailTone, mailFrame } from "./mail-frame.ts";
import type { Mail } from "./mailer.ts";
import { brandName, translate } from "./notice-texts.ts";
import { isolated, oneLine } from "./plain-text.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

export type FramedMail = {
  /** Names the mail for good: the same for each attempt. */
  id: string;
  to: string;
  language: Language;
  now: Date;
  tone: MailTone;
  /** Titles and facts may hold what others wrote. */
  title: string;
  text: string;
  facts: readonly string[];
  button: string;
  link: string;
};

/** A mail about something of the site: a title, a sentence, some facts and a button. */
export async function composeFramedMail(access: Access, framed: FramedMail): Promise<Mail> {
  const { id, to, language, now, tone, text, button, link } = framed;
  const t = translate(language);
  const title = oneLine(framed.title);
  const facts = framed.facts.map(oneLine);
  const unsubscribe = unsubscribeUrl(access, to, language);
  const why = t("why_notice", { brand: brandName(language) });
  const lines = [
    title,
    "",
    text,
    ...facts.map(fact => isolated(language, fact)),
    "",
    `${button}:`,
    link,
    "",
    "-- ",
    why,
    `${t("stop")}: ${unsubscribe}`,
    t("reference", { id: leftToRight(id) }),
    "",
  ];
  const paragraphs = [text, ...facts].map(line => html`<p dir="auto" style="margin: 0 0 12px;">${line}</p>`);
  const markup = await mailFrame({
    language,
    tone,
    title,
    heading: html`${title}`,
    content: html`${paragraphs}`,
    button: { link, text: button },
    why,
    stop: { link: unsubscribe, text: t("stop") },
    reference: { text: t("reference", { id: "" }), id },
  });
  return mailOf(access, {
    id,
    to,
    language,
    subject: title,
    text: lines.join("\n"),
    html: markup,
    unsubscribe,
    now,
  });
}
