/** @import { Message } from "discord.js" */

/** @type {Record<string, string>} */
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Everything in a transcript was written by somebody: nothing of it may become HTML. @param {string} text */
const escapeHtml = text => text.replaceAll(/[&<>"']/g, sign => entities[sign] ?? sign);

const style = `
  body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: #1c1b22; font: 16px/1.5 system-ui, sans-serif }
  article { padding: .5rem 0; border-top: 1px solid #e4e2ec }
  time { color: #6f6e77; font-size: .85rem }
  p { margin: .2rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
  @media (prefers-color-scheme: dark) { body { background: #17151f; color: #eceaf4 } article { border-color: #34313f } }
`;

/** @param {Message} message */
function renderMessage({ author, content, createdAt, attachments, embeds }) {
  const files = attachments.map(
    ({ name, url }) => `<p><a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(name)}</a></p>`,
  );
  const cards = embeds.map(
    ({ title, description }) => `<p><b>${escapeHtml(title ?? "")}</b>\n${escapeHtml(description ?? "")}</p>`,
  );
  // dir="auto": Arabic reads from the right, whoever wrote before or after it.
  return `<article>
  <b>${escapeHtml(author.displayName)}</b> <time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time>
  <p dir="auto">${escapeHtml(content)}</p>${cards.join("")}${files.join("")}
</article>`;
}

/**
 * A page that needs nothing else: it can be kept and opened anywhere.
 * @param {{ title: string, messages: Message[] }} options
 */
export const renderTranscript = ({ title, messages }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1 dir="auto">${escapeHtml(title)}</h1>
<p>${messages.length} messages</p>
${messages.map(renderMessage).join("\n")}
</body>
</html>
`;
