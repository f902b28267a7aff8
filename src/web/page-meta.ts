import type { MetaDescriptor } from "react-router";
import { brand } from "#core/brand.ts";
import { type Language, languages } from "#core/vocabulary.ts";
import { languageOfPath, localePath, withoutLanguage } from "./language.ts";

/** The part of what React Router gives to `meta` that addresses are made from. */
export type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

export type PageText = { title: string; description: string };
type Options = {
  /** The same page in one language: meta has no hooks, so the texts come by function. */
  text(language: Language): PageText;
  /** Not for search engines: personal and error pages. Without addresses to index there are none to name. */
  noIndex?: boolean;
  /** Default "website". */
  type?: "website" | "article";
};

const shareImage = "/share.png";
const locales: Record<Language, string> = { en: "en_US", ar: "ar_AR" };

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

function addresses(publicUrl: string, pathname: string): MetaDescriptor[] {
  const path = withoutLanguage(pathname).replace(/(?<=.)\/+$/, "");
  const href = (language: Language) => `${publicUrl}${localePath(language, path)}`;
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: href(language),
  });
  return [
    { tagName: "link", rel: "canonical", href: href(languageOfPath(pathname)) },
    ...languages.map(language => alternate(language, language)),
    alternate("x-default", "en"),
    { property: "og:url", content: href(languageOfPath(pathname)) },
  ];
}

/** Title, description, canonical and hreflang links and Open Graph of a page: every route's `meta` calls it. */
export function pageMeta({ location, matches }: MetaArgs, options: Options): MetaDescriptor[] {
  const language = languageOfPath(location.pathname);
  const { title, description } = options.text(language);
  const publicUrl = publicUrlOf(matches);
  const full = fullTitle(title, language);
  const base: MetaDescriptor[] = [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: options.type ?? "website" },
    { property: "og:site_name", content: brand.name[language] },
    { property: "og:locale", content: locales[language] },
    { property: "og:locale:alternate", content: locales[language === "en" ? "ar" : "en"] },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (options.noIndex === true) return [...base, { name: "robots", content: "noindex" }];
  const image = { property: "og:image", content: `${publicUrl}${shareImage}` };
  return [...base, image, ...addresses(publicUrl, location.pathname)];
}
