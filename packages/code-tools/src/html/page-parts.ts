const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, letter => entities[letter] ?? letter);

/** What must not stand in a data block as it is: it would end the script. */
export const escapeBlock = (text: string): string => text.replaceAll("<", "\\u003c");

const kept =
  /<title\b[^>]*>[\s\S]*?<\/title>|<meta\b[^>]*\b(?:name|property)\s*=\s*["']?(?:description|author|keywords|robots|theme-color|og:[\w:]+|twitter:[\w:]+)["'\s>][^>]*>|<link\b[^>]*\brel\s*=\s*["']?(?:canonical|icon|alternate)\b[^>]*>/gi;

/** What search engines and link previews read, as it stands in the head of a page. */
export function readableHead(html: string): string {
  const end = /<\/head\b|<body\b/i.exec(html)?.index ?? html.length;
  return Array.from(html.slice(0, end).matchAll(kept), ([part]) => part).join("");
}

/** Parts of a page: tags and comments, what is raw (scripts, styles), and text between them. */
export function* textParts(html: string): Generator<{ kind: "text" | "other"; text: string }> {
  const pattern =
    /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|noscript|template|iframe|xmp)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?(?:<\/\1\s*>|$)|<\/?[a-z!?](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
  let at = 0;
  for (const found of html.matchAll(pattern)) {
    if (found.index > at) yield { kind: "text", text: html.slice(at, found.index) };
    yield { kind: "other", text: found[0] };
    at = found.index + found[0].length;
  }
  if (at < html.length) yield { kind: "text", text: html.slice(at) };
}

/** The public ids that lay a page out by the standards, with or without an address behind them. */
const standards =
  /^-\/\/W3C\/\/DTD (?:HTML 4\.0(?:1)?|XHTML 1\.0 Strict|XHTML 1\.1|XHTML Basic 1\.[01])\/\/EN$/i;

/**
 * Whether the doctype may be the short one: others stand for quirks mode, or for the mode between the two, in which
 * pictures in table cells have no space below them.
 */
export function isForStandards(html: string): boolean {
  const doctype = textParts(html).find(({ text }) => /^<!doctype/i.test(text))?.text ?? "<!doctype html>";
  if (/^<!doctype\s+html\s*>$/i.test(doctype)) return true;
  const [, id, address = ""] =
    /^<!doctype\s+html\s+(?:public\s+("[^"]*"|'[^']*')|system)\s*("[^"]*"|'[^']*')?\s*>$/i.exec(doctype) ??
    [];
  if (id !== undefined) return standards.test(id.slice(1, -1)) && !/ibmxhtml1-transitional/i.test(address);
  return /^["']about:legacy-compat["']$/.test(address);
}
