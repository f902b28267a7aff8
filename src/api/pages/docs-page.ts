import { html } from "hono/html";
import type { Markup, PlainPage } from "#core/plain-page.ts";
import {
  type ApiDocument,
  bodySchemaOf,
  curlOf,
  type Operation,
  operationsByTag,
  parseDocument,
} from "./operation.ts";
import { shapeOf } from "./schema-text.ts";

const styles = `
body { display: grid; grid-template-columns: minmax(0, 1fr); }
header, main, nav { padding: 1.5rem 1rem; min-inline-size: 0; }
header { border-block-end: 1px solid var(--line); } header > * { max-inline-size: 72rem; margin-inline: auto; }
header p { max-inline-size: 46rem; margin-inline: max(0px, (100% - 72rem) / 2); } header h1 { font-size: 2rem; }
.columns { display: grid; gap: 2rem; inline-size: 100%; max-inline-size: 72rem; margin-inline: auto; }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; } nav a { text-decoration: none; overflow-wrap: anywhere; font-size: 0.875rem; }
nav li { margin-block: 0.125rem; } nav h2 { font-size: 0.875rem; margin-block-end: 0.25rem; }
article { padding-block: 1.5rem; border-block-end: 1px solid var(--line); scroll-margin-block-start: 1rem; }
article h3 { font-size: 1.125rem; overflow-wrap: anywhere; } h4 { margin-block: 1rem 0.25rem; font-size: 0.9375rem; }
.method { font: 600 0.8125rem "IBM Plex Mono", ui-monospace, monospace; border: 1px solid; border-radius: 0.375rem; padding: 0.125rem 0.5rem; margin-inline-end: 0.5rem; }
.GET { color: var(--online); } .DELETE { color: var(--offline); } .POST, .PUT, .PATCH { color: var(--accent); }
pre { background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem 1rem; overflow-x: auto; margin-block: 0.25rem; }
dl { margin: 0; } dt { font-weight: 600; margin-block-start: 0.5rem; } dd { margin: 0; }
@media (min-width: 60rem) { .columns { grid-template-columns: 16rem minmax(0, 1fr); }
  nav { padding-inline: 0; position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100dvh; overflow-y: auto; } }
`;

/** Text with `code` in it. */
const prose = (text: string): Markup[] =>
  text.split("`").map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));

const paragraphs = (text: string): Markup[] =>
  text
    .split("\n\n")
    .filter(Boolean)
    .map(paragraph => html`<p>${prose(paragraph)}</p>`);

function parametersOf({ parameters }: Operation): Markup | "" {
  if (parameters.length === 0) return "";
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<dt><code>${name}</code> <span class="muted">${place}${required ? "" : ", optional"}</span></dt>
<dd><code>${shapeOf(schema)}</code></dd>`,
  );
  return html`<h4>Parameters</h4><dl>${rows}</dl>`;
}

function bodyOf(operation: Operation): Markup | "" {
  const schema = bodySchemaOf(operation);
  return schema ? html`<h4>Body</h4><pre tabindex="0"><code>${shapeOf(schema)}</code></pre>` : "";
}

/** Refusals all have one shape, so their codes are enough. */
function answersOf({ responses }: Operation): Markup {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const [type] = Object.keys(content);
    const schema = type === "application/json" ? content[type]?.schema : undefined;
    const shape = schema && shapeOf(schema);
    return html`<dt>${status} <span class="muted">${description}</span></dt>
${shape && shape !== "ApiError" ? html`<dd><pre tabindex="0"><code>${shape}</code></pre></dd>` : ""}`;
  });
  return html`<h4>Answers</h4><dl>${rows}</dl>`;
}

const operationArticle = (
  operation: Operation,
  document: ApiDocument,
): Markup => html`<article id="${operation.id}">
<h3><span class="method ${operation.method}">${operation.method}</span><code>${operation.path}</code></h3>
<p>${operation.summary}${operation.summary ? "." : ""} ${prose(operation.description)}</p>
${parametersOf(operation)}
${bodyOf(operation)}
<h4>Example</h4>
<pre tabindex="0"><code>${curlOf(operation, document.servers[0]?.url ?? "", document.components.schemas)}</code></pre>
${answersOf(operation)}
</article>`;

function schemaSection(document: ApiDocument): Markup {
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) => html`<h4>${name}</h4><pre tabindex="0"><code>${shapeOf(schema)}</code></pre>`,
  );
  return html`<section id="shapes"><h2>Shapes</h2>${shapes}</section>`;
}

/** The readable description of the API: every operation with its parameters, shapes, refusals and a call to copy. */
export function docsPage(openApi: unknown): PlainPage {
  const document = parseDocument(openApi);
  const groups = [...operationsByTag(document)];
  const links = groups.map(
    ([tag, operations]) =>
      html`<h2>${tag}</h2><ul>${operations.map(
        ({ id, method, path }) =>
          html`<li><a href="#${id}"><span class="muted">${method}</span> ${path}</a></li>`,
      )}</ul>`,
  );
  const sections = groups.map(
    ([tag, operations]) =>
      html`<section><h2>${tag}</h2>${operations.map(operation => operationArticle(operation, document))}</section>`,
  );
  const body = html`<header><h1>${document.info.title} <span class="muted">${document.info.version}</span></h1>
${paragraphs(document.info.description)}
<p><a href="/api/openapi.json">openapi.json</a> · <a href="/">${new URL(document.servers[0]?.url ?? "").host}</a></p></header>
<div class="columns"><nav aria-label="Calls">${links}</nav><main>${sections}${schemaSection(document)}</main></div>`;
  return { language: "en", title: document.info.title, body, styles };
}
