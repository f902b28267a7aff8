import { html } from "hono/html";
import { brand } from "#core/brand.ts";
import type { PlainPage } from "#core/plain-page.ts";
import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { signInMessages } from "#i18n/messages/sign-in.ts";

/** Asks before somebody is signed out whom another site sent here. Its link is a navigation within our own origin. */
export function logoutPage(language: Language, returnPath: string): PlainPage {
  const t = translator(signInMessages, language);
  const name = brand.name[language];
  const confirm = `/api/logout?${new URLSearchParams({ returnTo: returnPath })}`;
  const body = html`<main class="middle"><div class="card">
<h1>${t("logout_title", { name })}</h1>
<p class="muted">${t("logout_explanation")}</p>
<div class="row"><a class="button main" href="${confirm}">${t("logout_confirm")}</a>
<a class="button" href="${language === "ar" ? "/ar" : "/"}">${t("logout_stay")}</a></div>
</div></main>`;
  return { language, title: t("logout_title", { name }), body };
}
