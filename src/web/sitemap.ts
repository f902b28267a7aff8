import { languages } from "#core/vocabulary.ts";
import { localePath } from "./language.ts";

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

/** The sitemap of `paths` (without language prefix): each page in each language, with its other languages. */
export function sitemapOf(publicUrl: string, paths: readonly string[]): string {
  const href = (path: string, language: (typeof languages)[number]) =>
    escaped(`${publicUrl}${localePath(language, path)}`);
  const alternates = (path: string) =>
    languages
      .map(each => `<xhtml:link rel="alternate" hreflang="${each}" href="${href(path, each)}"/>`)
      .join("");
  const urls = paths.flatMap(path =>
    languages.map(language => `<url><loc>${href(path, language)}</loc>${alternates(path)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>\n`;
}
