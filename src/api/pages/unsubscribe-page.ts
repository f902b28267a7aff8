import { html } from "hono/html";
import { brand } from "#core/brand.ts";
import type { PlainPage } from "#core/plain-page.ts";
import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { notificationMessages } from "#i18n/messages/notifications.ts";

/** `ask`: mails still come; `stopped` and `resumed`: what was just decided or holds; `invalid`: not our link. */
export type UnsubscribeState = "ask" | "stopped" | "resumed" | "invalid";

const words = {
  ask: { title: "stop_title", text: "stop_text" },
  stopped: { title: "stopped_title", text: "stopped_text" },
  resumed: { title: "resumed_title", text: "resumed_text" },
  invalid: { title: "link_invalid_title", text: "link_invalid_text" },
} as const;

/** Where somebody decides whether mails may come to their address. The form leads to the very link they hold. */
export function unsubscribePage(language: Language, state: UnsubscribeState, link: string): PlainPage {
  const t = translator(notificationMessages, language);
  const name = { brand: brand.name[language] };
  const title = t(words[state].title, name);
  const form = (wish: "stop" | "resume") => html`<form method="post" action="${link}">
<button class="button ${wish === "stop" ? "main" : ""}" name="wish" value="${wish}">${t(`${wish}_confirm`)}</button></form>`;
  const body = html`<main class="middle"><div class="card">
<h1>${title}</h1>
<p class="muted">${t(words[state].text, name)}</p>
<div class="row">${state === "ask" ? form("stop") : state === "stopped" ? form("resume") : ""}
<a class="button" href="${language === "ar" ? "/ar" : "/"}">${t("home", name)}</a></div>
</div></main>`;
  return { language, title, body };
}
