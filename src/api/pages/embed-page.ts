import { html, raw } from "hono/html";
import { brand } from "#core/brand.ts";
import { type PlainPage, plainPage } from "#core/plain-page.ts";
import type { Language } from "#core/vocabulary.ts";
import type { CodeOverview } from "#features/codes/codes.schema.ts";
import { translator } from "#i18n/message.ts";
import { embedMessages } from "#i18n/messages/embed.ts";

const styles = `
body { display: flex; flex-direction: column; background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; overflow: hidden; }
header { display: flex; flex-direction: column; gap: 0.375rem; padding: 0.875rem 1rem; border-block-end: 1px solid var(--line); }
h1 { font-size: 1.0625rem; margin: 0; } h1 a { color: inherit; text-decoration: none; } h1 a:hover { text-decoration: underline; }
header p { margin: 0; font-size: 0.875rem; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.facts { display: flex; flex-wrap: wrap; gap: 0.375rem; font-size: 0.75rem; }
.facts > * { padding: 0.125rem 0.5rem; border-radius: 1rem; background: var(--raised); color: var(--muted); }
.facts > .main { background: var(--accent-soft); color: var(--accent); }
main { flex: 1; min-block-size: 0; position: relative; overflow: auto; }
pre { margin: 0; padding: 0.75rem 1rem; font-size: 0.8125rem; line-height: 1.6; direction: ltr; text-align: start; }
.foot { margin: 0; padding: 0 1rem 0.75rem; font-size: 0.8125rem; }
main ul { margin: 0; padding: 0.75rem 1rem; list-style: none; font-size: 0.8125rem; }
iframe { inline-size: 100%; block-size: 100%; min-block-size: 14rem; border: 0; background: oklch(1 0 0); display: block; }
footer { display: flex; gap: 0.5rem; align-items: center; justify-content: space-between; padding: 0.5rem 1rem; border-block-start: 1px solid var(--line); font-size: 0.875rem; }
footer .button { min-block-size: 2.25rem; padding: 0.25rem 0.75rem; font-size: 0.875rem; }
.hl-comment { color: var(--muted); } .hl-string, .hl-regexp { color: var(--online); } .hl-keyword, .hl-type { color: var(--accent); } .hl-number, .hl-attribute { color: var(--coin); }
`;

type Options = {
  code: CodeOverview;
  language: Language;
  /** Of the code's own page. */
  address: string;
  /** Leads to a fresh run; null where there is none for everybody. */
  runAddress: string | null;
};

/** Tapping Run loads the frame below by its name: that needs no script on this page. */
const frameName = "run";

function frame({ code, language }: Options) {
  const t = translator(embedMessages, language);
  return html`<iframe name="${frameName}" title="${t("preview", { title: code.title })}" sandbox="allow-scripts" referrerpolicy="no-referrer" loading="lazy" srcdoc="${t("preview_idle")}"></iframe>`;
}

function content(options: Options) {
  const { code, language, runAddress } = options;
  const t = translator(embedMessages, language);
  if (runAddress !== null) return frame(options);
  if (code.teaser === null)
    return html`<ul dir="ltr">${code.files.map(file => html`<li><code>${file.path}</code></li>`)}</ul>`;
  // Lines of highlight() are HTML already: escaped text and classed spans.
  return html`<pre tabindex="0"><code>${raw(code.teaser.lines.join("\n"))}</code></pre>
<p class="foot muted">${t("more_lines", { count: code.teaser.more })}</p>`;
}

function footer({ address, language, runAddress }: Options) {
  const t = translator(embedMessages, language);
  const open = html`<a href="${address}" target="_blank" rel="noopener">${t("open", { brand: brand.name[language] })}</a>`;
  if (runAddress === null) return html`<footer>${open}</footer>`;
  return html`<footer><span class="row"><a class="button main" href="${runAddress}" target="${frameName}">${t("run")}</a>
<a class="button" href="about:blank" target="${frameName}">${t("stop")}</a></span>${open}</footer>`;
}

/** What visitors may see of a code, small enough for a frame. */
export function embedPage(options: Options): PlainPage {
  const { code, language, address } = options;
  const t = translator(embedMessages, language);
  const facts = html`<div class="facts"><span class="main">${t("version", { version: code.version })}</span>
${code.discordJs === null ? "" : html`<bdi dir="ltr">discord.js ${code.discordJs}</bdi>`}
${code.needsPlan ? html`<span>${t("paid")}</span>` : ""}
<span>${t("files", { count: code.files.length })}</span>${code.tags.slice(0, 4).map(tag => html`<bdi>#${tag}</bdi>`)}</div>`;
  return {
    language,
    title: code.title,
    styles,
    body: html`<header><h1><a href="${address}" target="_blank" rel="noopener">${code.title}</a></h1>
<p class="muted">${code.description}</p>${facts}</header><main>${content(options)}</main>${footer(options)}`,
  };
}

export const missingPage = (language: Language): PlainPage => {
  const text = translator(embedMessages, language)("not_found");
  return { language, title: text, body: html`<div class="middle"><p>${text}</p></div>` };
};

/** A page for frames anywhere: its policy lets it load nothing but a run of the code. */
export function framedPage(page: PlainPage, frameSource: string) {
  const { markup, policy } = plainPage(page);
  const open = policy.replace("frame-ancestors 'none'", `frame-ancestors *; frame-src ${frameSource}`);
  return { markup, policy: open };
}
