/** A start tag of an HTML text: `start` to `end` is the tag itself, `end` to `closeEnd` its raw text and end tag. */
export type Tag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  start: number;
  end: number;
  /** Where the raw text of script, style, textarea and title ends; `end` for every other element. */
  textEnd: number;
  closeEnd: number;
};

const rawText = new Set(["script", "style", "textarea", "title"]);
const isSpace = (char: string | undefined) => char !== undefined && /\s/.test(char);

/** One pass without backtracking: what a stranger wrote takes no longer to read than what it weighs. */
export function* scanTags(html: string): Generator<Tag> {
  let at = html.indexOf("<");
  while (at !== -1) {
    if (html.startsWith("<!--", at)) {
      const close = html.indexOf("-->", at + 4);
      if (close === -1) return;
      at = html.indexOf("<", close);
      continue;
    }
    const tag = /[a-z]/i.test(html[at + 1] ?? "") ? readTag(html, at) : undefined;
    // A tag without an end swallows the rest of the text, as it does in browsers.
    if (tag === null) return;
    if (tag !== undefined) yield tag;
    at = html.indexOf("<", tag?.closeEnd ?? at + 1);
  }
}

function readTag(html: string, start: number): Tag | null {
  let at = start + 1;
  while (at < html.length && !isSpace(html[at]) && html[at] !== ">" && html[at] !== "/") at += 1;
  const name = html.slice(start + 1, at).toLowerCase();
  const attributes = new Map<string, string>();
  while (at < html.length && html[at] !== ">") {
    if (isSpace(html[at]) || html[at] === "/") {
      at += 1;
      continue;
    }
    const attribute = readAttribute(html, at);
    if (attribute === null) return null;
    if (!attributes.has(attribute.name)) attributes.set(attribute.name, attribute.value);
    at = attribute.end;
  }
  if (at >= html.length) return null;
  const end = at + 1;
  return { name, attributes, start, end, ...closing(html, name, end) };
}

function readAttribute(html: string, start: number): { name: string; value: string; end: number } | null {
  let at = start + 1;
  while (at < html.length && !isSpace(html[at]) && !"/>=".includes(html[at] ?? "")) at += 1;
  const name = html.slice(start, at).toLowerCase();
  let next = at;
  while (isSpace(html[next])) next += 1;
  if (html[next] !== "=") return { name, value: "", end: at };
  next += 1;
  while (isSpace(html[next])) next += 1;
  const quote = html[next];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, next + 1);
    return close === -1 ? null : { name, value: decodeEntities(html.slice(next + 1, close)), end: close + 1 };
  }
  at = next;
  while (at < html.length && !isSpace(html[at]) && html[at] !== ">") at += 1;
  return { name, value: decodeEntities(html.slice(next, at)), end: at };
}

const decodeEntities = (value: string): string =>
  value.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

function closing(html: string, name: string, end: number): { textEnd: number; closeEnd: number } {
  if (!rawText.has(name)) return { textEnd: end, closeEnd: end };
  const pattern = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, "gi");
  pattern.lastIndex = end;
  const close = pattern.exec(html);
  if (close === null) return { textEnd: html.length, closeEnd: html.length };
  return { textEnd: close.index, closeEnd: close.index + close[0].length };
}

/** The attributes as they are written in a tag, each with a space before it. */
export function writeAttributes(attributes: Iterable<readonly [string, string]>): string {
  let written = "";
  for (const [name, value] of attributes) {
    written +=
      value === "" ? ` ${name}` : ` ${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  }
  return written;
}
