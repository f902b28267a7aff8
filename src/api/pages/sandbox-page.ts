import { html } from "hono/html";
import { cents } from "#core/money.ts";
import type { PlainPage } from "#core/plain-page.ts";
import { type Language, planNames } from "#core/vocabulary.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import {
  type SandboxCard,
  type SandboxOrder,
  sandboxDeliveries,
  testCards,
} from "#features/sandbox/index.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { translator } from "#i18n/message.ts";
import { sandboxMessages } from "#i18n/messages/sandbox.ts";

const styles = `
.note { border-inline-start: 3px solid var(--coin); padding-inline-start: 0.75rem; color: var(--muted); font-size: 0.9375rem; }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; padding-block: 0.75rem; margin-block-end: 1.25rem;
  border-block: 1px solid var(--line); }
fieldset { border: 0; padding: 0; margin: 0 0 1.25rem; }
legend { padding: 0; font-weight: 600; margin-block-end: 0.25rem; }
.option { display: flex; gap: 0.75rem; align-items: center; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; line-height: 1.4; margin-block-end: 0.5rem;
  border: 1px solid var(--line); border-radius: 0.5rem; }
.option:has(:checked) { border-color: var(--accent); background: var(--accent-soft); }
.option input { accent-color: var(--accent-fill); inline-size: 1.125rem; block-size: 1.125rem; flex: none; }
.option small { color: var(--muted); display: block; font-size: 0.875rem; }
.field span { display: block; font-weight: 600; margin-block-end: 0.25rem; }
select { inline-size: 100%; min-block-size: 2.75rem; padding-inline: 0.75rem; font: inherit; color: inherit; background: var(--canvas);
  border: 1px solid var(--line); border-radius: 0.5rem; margin-block-end: 1.25rem; }
.error { border: 1px solid var(--offline); color: var(--offline); border-radius: 0.5rem; padding: 0.625rem 0.75rem; }
`;

export type SandboxFailure = "declined" | "expired_card" | "three_d";
type View = { language: Language; order: SandboxOrder; action: string };

const titleOf = (plan: string): string => planTitles[planNames.find(name => name === plan) ?? "free"];
const amountOf = ({ language, order }: View): string =>
  formatMoney(language, cents(order.amountCents), "USD");

function frame({ language }: View, title: string, body: PlainPage["body"]): PlainPage {
  const t = translator(sandboxMessages, language);
  return {
    language,
    title: t("title"),
    styles,
    body: html`<main class="middle"><div class="card"><h1>${title}</h1><p class="note">${t("sandbox")}</p>${body}</div></main>`,
  };
}

/** Where a test card is chosen; `failure` is what became of the last one. */
export function sandboxPage(view: View, failure: SandboxFailure | null): PlainPage {
  const { language, order, action } = view;
  const t = translator(sandboxMessages, language);
  const plan = titleOf(order.plan);
  const back = html`<a class="button" href="${order.returnUrl}">${t("back")}</a>`;
  if (order.isPaid) return frame(view, t("paid_title"), html`<div class="row">${back}</div>`);
  const cards = testCards.map(
    (
      { card, number },
      index,
    ) => html`<label class="option"><input type="radio" name="card" value="${card}" ${index === 0 ? "checked" : ""}>
<span><bdi dir="ltr">${number}</bdi><small>${t(`card_${card}`)}</small></span></label>`,
  );
  const deliveries = sandboxDeliveries.map(
    one => html`<option value="${one}">${t(`delivery_${one}`)}</option>`,
  );
  const sum = order.isMethodChange
    ? ""
    : html`<p class="sum"><span>${t(`line_${order.period}`, { plan })}</span><strong><bdi>${amountOf(view)}</bdi></strong></p>`;
  return frame(
    view,
    order.isMethodChange ? t("heading_method", { plan }) : t("heading", { plan }),
    html`${sum}${failure === null ? "" : html`<p class="error" role="alert">${t(`error_${failure}`)}</p>`}
<form method="post" action="${action}"><fieldset><legend>${t("choose_card")}</legend>${cards}</fieldset>
<label class="field"><span>${t("delivery")}</span><select name="delivery">${deliveries}</select></label>
<div class="row"><button class="button main">${order.isMethodChange ? t("save") : t("pay", { amount: amountOf(view) })}</button>${back}</div></form>`,
  );
}

/** The bank's step of a 3-D card. */
export function threeDPage(view: View, given: { card: SandboxCard; delivery: string }): PlainPage {
  const t = translator(sandboxMessages, view.language);
  const button = (answer: string, text: string, look: string) =>
    html`<button class="button ${look}" name="bank" value="${answer}">${text}</button>`;
  return frame(
    view,
    t("three_d_title"),
    html`<p>${t("three_d_text", { amount: amountOf(view) })}</p>
<form method="post" action="${view.action}"><input type="hidden" name="card" value="${given.card}"><input type="hidden" name="delivery" value="${given.delivery}">
<div class="row">${button("confirm", t("three_d_confirm"), "main")}${button("refuse", t("three_d_refuse"), "")}</div></form>`,
  );
}
