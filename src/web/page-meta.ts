import type { MetaDescriptor } from "react-router";
import { brand } from "#core/brand.ts";
import { type Language, languages } from "#core/vocabulary.ts";
import { languageOfPath, localePath, withoutLanguage } from "./language.ts";
import type { JsonLd, Place } from "./structured-data.ts";

/** The part of what React Router gives to `meta` that addresses are made from. */
export type MetaArgs = {
  location: { pathname: string; search?: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

export type PageText = { title: string; description: string };

/** How a page looks where links to it are shown, and what it says to search engines about what is on it. */
export type Share = {
  /** Default "website". */
  type?: "website" | "article" | "profile";
  /** The path of a picture of 1200 × 630, in each language; by default that of the site. See share-image-path.ts. */
  image?(language: Language): string;
  /** What the page is about, as schema.org words (structured-data.ts). */
  jsonLd?(place: Place): readonly JsonLd[];
  /** A feed of what is new on it, without language. */
  feed?: { path: string; title(language: Language): string };
  /** Other sites can show it in a frame: they learn here whom to ask. */
  isEmbeddable?: boolean;
};

type Options = {
  /** The same page in one language: meta has no hooks, so the texts come by function. */
  text(language: Language): PageText;
  /** Not for search engines: personal and error pages. Without addresses to index there are none to name. */
  noIndex?: boolean;
  /** The page's own address, without language, where it has others as well (an id instead of the name). */
  path?: string | undefined;
  /** What of the address's search makes it another page (`page`, `tag`); the rest only arranges it. */
  params?: readonly string[];
  share?: Share;
};

/** Drawn by scripts/share-picture.ts. */
const siteImage = (language: Language): string => `/share-${language}.png`;
const imageSize = { width: "1200", height: "630" };
const locales: Record<Language, string> = { en: "en_US", ar: "ar_AR" };
const paramMax = 60;

/** The public address that the language layout was loaded with; empty where even that failed. */
function publicUrlOf(matches: MetaArgs["matches"]): string {
  const layout = matches.find(match => match?.id === "routes/language")?.loaderData;
  const isLoaded = typeof layout === "object" && layout !== null && "publicUrl" in layout;
  return isLoaded && typeof layout.publicUrl === "string" ? layout.publicUrl : "";
}

/** "Settings · Ra3d"; the home page already begins with the name. */
export function fullTitle(title: string, language: Language): string {
  const name = brand.name[language];
  return title.startsWith(name) ? title : `${title} · ${name}`;
}

/** The part of the address's search that names another page; in one order, so that a page has one address. */
function queryOf(search: string | undefined, params: readonly string[]): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of params) {
    const value = given.get(name);
    const isFirstPage = name === "page" && value === "1";
    if (value !== null && value !== "" && value.length <= paramMax && !isFirstPage) kept.set(name, value);
  }
  return kept.size === 0 ? "" : `?${kept}`;
}

function placesOf({ location, matches }: MetaArgs, options: Options) {
  const path = options.path ?? withoutLanguage(location.pathname).replace(/(?<=.)\/+$/, "");
  const query = queryOf(location.search, options.params ?? []);
  const publicUrl = publicUrlOf(matches);
  return (language: Language): Place => ({
    language,
    publicUrl,
    href: `${publicUrl}${localePath(language, path)}${query}`,
  });
}

function addresses(placeIn: (language: Language) => Place, current: Language): MetaDescriptor[] {
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: placeIn(language).href,
  });
  return [
    { tagName: "link", rel: "canonical", href: placeIn(current).href },
    ...languages.map(language => alternate(language, language)),
    alternate("x-default", "en"),
    { property: "og:url", content: placeIn(current).href },
  ];
}

function picture(share: Share, { publicUrl, language }: Place, title: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${publicUrl}${share.image?.(language) ?? siteImage(language)}` },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: imageSize.width },
    { property: "og:image:height", content: imageSize.height },
    { property: "og:image:alt", content: title },
  ];
}

function feedLink({ feed }: Share, { publicUrl, language }: Place): MetaDescriptor[] {
  if (feed === undefined) return [];
  const [title, href] = [feed.title(language), `${publicUrl}${localePath(language, feed.path)}`];
  return [{ tagName: "link", rel: "alternate", type: "application/atom+xml", title, href }];
}

function embedLink(
  { isEmbeddable }: Share,
  { publicUrl, href: url }: Place,
  title: string,
): MetaDescriptor[] {
  if (isEmbeddable !== true) return [];
  const href = `${publicUrl}/api/oembed?${new URLSearchParams({ url, format: "json" })}`;
  return [{ tagName: "link", rel: "alternate", type: "application/json+oembed", title, href }];
}

/** Title, description, canonical and hreflang links, Open Graph and structured data: every route's `meta` calls it. */
export function pageMeta(args: MetaArgs, options: Options): MetaDescriptor[] {
  const language = languageOfPath(args.location.pathname);
  const { title, description } = options.text(language);
  const share = options.share ?? {};
  const full = fullTitle(title, language);
  const base: MetaDescriptor[] = [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: share.type ?? "website" },
    { property: "og:site_name", content: brand.name[language] },
    { property: "og:locale", content: locales[language] },
    { property: "og:locale:alternate", content: locales[language === "en" ? "ar" : "en"] },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (options.noIndex === true) return [...base, { name: "robots", content: "noindex" }];
  const placeIn = placesOf(args, options);
  const place = placeIn(language);
  return [
    ...base,
    ...picture(share, place, full),
    ...addresses(placeIn, language),
    ...feedLink(share, place),
    ...embedLink(share, place, full),
    ...(share.jsonLd?.(place) ?? []).map(data => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}
