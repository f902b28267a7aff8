const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = text => text.replace(/[&<>"']/g, char => escapes[char]);

/** Only addresses that a click may follow; `javascript:` and its disguises are no such thing. */
export function safeAddress(address) {
  // Browsers drop control characters and spaces inside a scheme before they read it.
  const bare = [...address].filter(char => char > " " && char !== "\u007f").join("");
  if (/^(https?:|mailto:|#|\/(?!\/)|\.{1,2}\/)/i.test(bare)) return bare;
  return /^[a-z\d+.-]*:/i.test(bare) || bare.startsWith("//") ? null : bare;
}

/**
 * One pattern for everything inside a line. What stands first wins: nothing is replaced in code or in a link's address. The
 * repeats have bounds, so that a text made to be slow is not. */
const inlinePattern =
  /(?<code>`{1,3})(?<codeText>[^\n]{1,500}?)(?<!`)\k<code>(?!`)|\[(?<label>[^\]\n]{1,500})\]\((?<address>[^()\s]{1,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,200}){0,3})\)|(?<bare>https?:\/\/[^\s<>)]{1,1000}(?<![.,;:!?]))|\*\*(?<strong>(?=\S).{1,500}?(?<=\S))\*\*(?!\*)|~~(?<gone>(?=\S).{1,500}?(?<=\S))~~|\*(?<em>(?=[^\s*])[^*]{1,500}(?<=\S))\*|\\(?<escaped>[\\`*~[\]()#>+-])/gs;

function link(address, label) {
  const safe = safeAddress(address);
  if (safe === null) return label;
  return `<a href="${escapeHtml(safe)}" rel="nofollow ugc noopener">${label}</a>`;
}

function inline(text, depth = 0) {
  if (depth > 8) return escapeHtml(text);
  let html = "";
  let at = 0;
  for (const match of text.matchAll(inlinePattern)) {
    const { codeText, label, address, bare, strong, gone, em, escaped } = match.groups;
    html += escapeHtml(text.slice(at, match.index));
    at = match.index + match[0].length;
    if (codeText !== undefined) html += `<code dir="ltr">${escapeHtml(codeText)}</code>`;
    else if (label !== undefined) html += link(address, inline(label, depth + 1));
    else if (bare !== undefined) html += link(bare, `<bdi dir="ltr">${escapeHtml(bare)}</bdi>`);
    else if (strong !== undefined) html += `<strong>${inline(strong, depth + 1)}</strong>`;
    else if (gone !== undefined) html += `<del>${inline(gone, depth + 1)}</del>`;
    else if (em !== undefined) html += `<em>${inline(em, depth + 1)}</em>`;
    else html += escapeHtml(escaped);
  }
  return html + escapeHtml(text.slice(at));
}

const bullet = /^\s{0,3}[-*+]\s+(.*)$/;
const number = /^\s{0,3}(\d{1,9})[.)]\s+(.*)$/;
const heading = /^(#{1,6})\s+(.*?)\s*#*$/;
const fence = /^(`{3,}|~{3,})\s*([\w+#-]*)\s*$/;
const startsBlock = line =>
  bullet.test(line) ||
  number.test(line) ||
  heading.test(line) ||
  fence.test(line) ||
  line.startsWith(">") ||
  line.trim() === "";

/** The lines from `at` on that `take` accepts, and where they end. */
function run(lines, at, take) {
  const taken = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const value = take(lines[end]);
    if (value === null) break;
    taken.push(value);
  }
  return { taken, end };
}

/**
 * A safe subset of Markdown: headings, lists, quotes, fenced code, links, bold, italic, struck and inline code.
 * HTML in the text is shown, never obeyed, so that the result may go into innerHTML whoever wrote it.
 * Each block gets dir="auto": Arabic and English paragraphs in one text each read their own way.
 */
export function renderMarkdown(text, { headingOffset = 1, depth = 0 } = {}) {
  const lines = text.replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd").split("\n");
  const html = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const fenced = fence.exec(line);
    const titled = heading.exec(line);
    if (line.trim() === "") {
      at += 1;
    } else if (fenced) {
      const close = new RegExp(`^${fenced[1][0]}{${fenced[1].length},}\\s*$`);
      const { taken, end } = run(lines, at + 1, each => (close.test(each) ? null : each));
      const language = fenced[2] ? ` class="language-${escapeHtml(fenced[2])}"` : "";
      html.push(`<pre dir="ltr"><code${language}>${escapeHtml(taken.join("\n"))}\n</code></pre>`);
      at = end + 1;
    } else if (titled) {
      const level = Math.min(6, titled[1].length + headingOffset);
      html.push(`<h${level} dir="auto">${inline(titled[2])}</h${level}>`);
      at += 1;
    } else if (line.startsWith(">")) {
      const { taken, end } = run(lines, at, each => (each.startsWith(">") ? each.replace(/^> ?/, "") : null));
      const inner = taken.join("\n");
      const content =
        depth < 5 ? renderMarkdown(inner, { headingOffset, depth: depth + 1 }) : escapeHtml(inner);
      html.push(`<blockquote dir="auto">${content}</blockquote>`);
      at = end;
    } else if (bullet.test(line) || number.test(line)) {
      const isBullet = bullet.test(line);
      const pattern = isBullet ? bullet : number;
      const { taken, end } = run(lines, at, each => pattern.exec(each)?.at(-1) ?? null);
      const items = taken.map(each => `<li dir="auto">${inline(each)}</li>`).join("");
      const from = isBullet ? 1 : Number(number.exec(line)[1]);
      html.push(
        isBullet
          ? `<ul dir="auto">${items}</ul>`
          : `<ol dir="auto"${from === 1 ? "" : ` start="${from}"`}>${items}</ol>`,
      );
      at = end;
    } else {
      const { taken, end } = run(lines, at, each => (startsBlock(each) ? null : each.trimEnd()));
      html.push(`<p dir="auto">${taken.map(each => inline(each)).join("<br>")}</p>`);
      at = end;
    }
  }
  return html.join("\n");
}
