import { escapeMarkup } from "#core/markup.ts";
import { type Language, languages } from "#core/vocabulary.ts";

export type SitemapPage = { path: string; changedAt: Date | null };

const head = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const namespace = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

const pathIn = (language: Language, path: string): string => {
  if (language === "en") return path;
  return path === "/" ? "/ar" : `/ar${path}`;
};

/** A sitemap of pages by their path without language: each in each language, with its other languages. */
export function sitemapOf(publicUrl: string, pages: readonly SitemapPage[]): string {
  const href = (path: string, language: Language) =>
    escapeMarkup(`${publicUrl}${encodeURI(pathIn(language, path))}`);
  const link = (code: string, path: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${href(path, language)}"/>`;
  const urls = pages.flatMap(({ path, changedAt }) => {
    const links = languages.map(each => link(each, path, each)).join("") + link("x-default", path, "en");
    const changed = changedAt === null ? "" : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return languages.map(each => `<url><loc>${href(path, each)}</loc>${changed}${links}</url>`);
  });
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("\n")}</urlset>\n`;
}

/** The list of sitemaps, by their addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}<sitemapindex ${namespace}>${addresses
    .map(address => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>`)
    .join("\n")}</sitemapindex>\n`;
