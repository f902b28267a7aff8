import { html } from "hono/html";
import { type PlainPage, plainPage } from "#core/plain-page.ts";
import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { standInMessages } from "#i18n/messages/stand-in.ts";
import { readyNames } from "./people.ts";

const styles = `
.note { border-inline-start: 3px solid var(--coin); padding-inline-start: 0.75rem; color: var(--muted); font-size: 0.9375rem; }
.names { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; margin-block: 0 1.25rem; }
label { display: block; }
input[type=text] { inline-size: 100%; min-block-size: 2.75rem; padding-inline: 0.75rem; font: inherit; color: inherit;
  background: var(--canvas); border: 1px solid var(--line); border-radius: 0.5rem; }
fieldset { border: 0; padding: 0; margin: 0 0 1.25rem; }
legend { padding: 0; font-weight: 600; margin-block-end: 0.25rem; }
.option { display: flex; gap: 0.5rem; align-items: center; min-block-size: 2rem; }
.field { margin-block-end: 1.25rem; } .field span { display: block; font-weight: 600; margin-block-end: 0.25rem; }
.language { float: inline-end; font-size: 0.9375rem; }
`;

type Query = Record<string, string>;

/** The fields of the query go back with the form, so that the request for authorization is the same one. */
const hidden = (query: Query) =>
  Object.entries(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const option = (name: string, text: string) =>
  html`<label class="option"><input type="checkbox" name="${name}"> ${text}</label>`;

/** The page where one chooses who to be. The form is a GET to the same address, as a script would do it. */
export function choosePage(language: Language, query: Query): ReturnType<typeof plainPage> {
  const t = translator(standInMessages, language);
  const other: Language = language === "ar" ? "en" : "ar";
  const switched = `?${new URLSearchParams({ ...query, lang: other })}`;
  const denied = `/oauth2/deny?${new URLSearchParams(query)}`;
  const body = html`<main class="middle"><div class="card">
<a class="language" href="${switched}" lang="${other}" hreflang="${other}">${t("other_language")}</a>
<h1>${t("title")}</h1>
<p class="note">${t("development")}</p>
<form method="get" action="/oauth2/authorize">${hidden(query)}
<fieldset><legend>${t("how")}</legend>
${option("new_account", t("new_account"))}
${option("unverified_email", t("unverified_email"))}
${option("no_avatar", t("no_avatar"))}
</fieldset>
<fieldset><legend>${t("ready_names")}</legend><div class="names">
${readyNames.map(name => html`<button class="button" name="name" value="${name}"><bdi>${name}</bdi></button>`)}
</div></fieldset>
<label class="field"><span>${t("other_name")}</span><input type="text" name="other" dir="auto" maxlength="32" autocomplete="off"></label>
<div class="row"><button class="button main">${t("sign_in")}</button> <a class="button" href="${denied}">${t("refuse")}</a></div>
</form></div></main>`;
  const page: PlainPage = { language, title: t("title"), body, styles };
  return plainPage(page);
}
