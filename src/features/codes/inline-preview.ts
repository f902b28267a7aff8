import { bundleModule, type Placed } from "./bundle-modules.ts";
import { type Budget, type Files, inlineStyles, pictureAddress } from "./inline-styles.ts";
import { localPath } from "./local-path.ts";
import { previewForms } from "./preview-forms.ts";
import { scanTags, type Tag, writeAttributes } from "./scan-tags.ts";

export type Preview = {
  /** Path → text of every text file of the code. */
  files: Files;
  /** Path of the HTML file to show. */
  entry: string;
  /** Shows the page in this direction, whatever it says itself. */
  direction?: "ltr" | "rtl";
  /** What no longer fits in stays a reference, which the preview's policy does not load. */
  maxCharacters: number;
};

type Page = { path: string; files: Files; budget: Budget; placed: Placed; deferred: string[] };

/**
 * One HTML text that needs no other file: linked style sheets, scripts, modules and SVG pictures of the code stand in
 * it. Remote addresses and missing files stay as they are; the preview's policy refuses them.
 */
export function inlinePreview({ files, entry, direction, maxCharacters }: Preview): string {
  const html = files.get(entry) ?? "";
  let left = maxCharacters - html.length;
  const budget: Budget = characters => {
    if (characters > left) return false;
    left -= characters;
    return true;
  };
  const page: Page = { path: entry, files, budget, placed: new Map(), deferred: [] };
  let text = "";
  let at = 0;
  for (const tag of scanTags(html)) {
    const replacement = replaced(tag, html, page, direction);
    if (replacement === null) continue;
    text += html.slice(at, tag.start) + replacement;
    at = tag.closeEnd;
  }
  text += html.slice(at);
  const mayHaveForms = [text, ...page.deferred].some(part => /\bform\b/i.test(part));
  return withScripts(text, mayHaveForms ? [previewForms, ...page.deferred] : page.deferred);
}

/** At the end of the body: there the document is complete, as it is for deferred scripts. */
function withScripts(html: string, scripts: readonly string[]): string {
  if (scripts.length === 0) return html;
  const place = [...html.matchAll(/<\/body[\s>]/gi)].at(-1)?.index ?? html.length;
  return html.slice(0, place) + scripts.join("\n") + html.slice(place);
}

/** What stands in the place of a tag; null when it stays as it is. */
function replaced(tag: Tag, html: string, page: Page, direction: Preview["direction"]): string | null {
  const raw = html.slice(tag.end, tag.textEnd);
  if (tag.name === "link") return replacedLink(tag, page);
  if (tag.name === "script") return replacedScript(tag, raw, page);
  if (tag.name === "style") return styleElement(tag.attributes, raw, page.path, page);
  if (tag.name === "img") return replacedPicture(tag, page);
  if (tag.name === "html" && direction !== undefined) {
    return `<html${writeAttributes(new Map([...tag.attributes, ["dir", direction]]))}>`;
  }
  return null;
}

function replacedLink({ attributes }: Tag, page: Page): string | null {
  const path = localPath(page.path, attributes.get("href") ?? "");
  const text = path === null ? undefined : page.files.get(path);
  if (path === null || text === undefined) return null;
  const kinds = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
  // What they announce stands in the page anyway.
  if (kinds.includes("preload") || kinds.includes("modulepreload")) return "";
  if (!kinds.includes("stylesheet") || kinds.includes("alternate")) return null;
  if (attributes.has("disabled") || !page.budget(text.length)) return null;
  const kept = [...attributes].filter(([name]) => ["id", "media", "title"].includes(name));
  return styleElement(new Map(kept), text, path, page);
}

function styleElement(
  attributes: ReadonlyMap<string, string>,
  text: string,
  path: string,
  page: Page,
): string {
  const sheet = inlineStyles({ text, path, files: page.files, budget: page.budget });
  // "\/" is "/" in the strings of CSS, the only places where an end tag may stand.
  return `<style${writeAttributes(attributes)}>${sheet.replace(/<\/(?=style)/gi, "<\\/")}</style>`;
}

const scriptTypes = new Set(["", "text/javascript", "application/javascript", "module"]);
const loading = new Set(["src", "async", "defer", "integrity", "crossorigin", "referrerpolicy"]);

function replacedScript(tag: Tag, raw: string, page: Page): string | null {
  const type = (tag.attributes.get("type") ?? "").trim().toLowerCase();
  if (!scriptTypes.has(type)) return null;
  const source = tag.attributes.get("src");
  const path = source === undefined ? null : localPath(page.path, source);
  const text = source === undefined ? raw : path === null ? undefined : page.files.get(path);
  if (text === undefined) return null;
  const attributes = [...tag.attributes].filter(([name]) => !loading.has(name));
  if (type === "module") {
    const own = path ?? `${page.path}#${tag.start}`;
    if (page.placed.has(own)) return "";
    if (path !== null && !page.budget(text.length)) return null;
    return scriptElement(attributes, bundleModule(text, own, page));
  }
  if (path === null) return null;
  if (!page.budget(text.length)) return null;
  const element = scriptElement(attributes, text);
  if (!tag.attributes.has("defer") && !tag.attributes.has("async")) return element;
  page.deferred.push(element);
  return "";
}

const scriptElement = (attributes: readonly [string, string][], text: string): string =>
  // Written so, they mean the same in strings, templates and expressions, and no longer anything to the HTML parser.
  `<script${writeAttributes(attributes)}>${text.replace(/<(?=\/script|script|!--)/gi, "\\x3C")}</script>`;

function replacedPicture({ attributes }: Tag, page: Page): string | null {
  const address = pictureAddress(attributes.get("src") ?? "", page.path, page.files, page.budget);
  return address === null ? null : `<img${writeAttributes(new Map([...attributes, ["src", address]]))}>`;
}
